import clsx from 'clsx';
import { Tile, type TileFigure, type TileGlaze } from './tile.tsx';

export interface TileRowItem {
  key: string;
  figure: TileFigure;
  glaze?: TileGlaze;
  framed?: boolean;
}

/** Tiles joined edge to edge in one row, as on a wall; each as wide as its share of the row. */
export function TileRow({ tiles, className }: { tiles: readonly TileRowItem[]; className?: string }) {
  return (
    <div aria-hidden="true" className={clsx('grid auto-cols-fr grid-flow-col', className)}>
      {tiles.map(({ key, ...tile }) => (
        <Tile key={key} {...tile} className="aspect-square h-auto w-full" />
      ))}
    </div>
  );
}
