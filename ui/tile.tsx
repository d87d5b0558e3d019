import clsx from 'clsx';
import { type TileFigure, tileFigures, tileRings } from './tile-figures.tsx';

/**
 * gold: done. white: next in line or under way (add `framed` for "now"). bisque: cannot start yet.
 * maybe: a pale week that may not be needed.
 */
export type TileGlaze = 'white' | 'gold' | 'bisque' | 'maybe';

export interface TileProps {
  figure: TileFigure;
  glaze?: TileGlaze;
  /** A gold frame inside the edge: the one tile under way. */
  framed?: boolean;
  /** 56 px when absent. */
  className?: string;
}

/** One azulejo. Decorative: the words beside it carry the meaning. */
export function Tile({ figure, glaze = 'white', framed, className }: TileProps) {
  return (
    <svg
      viewBox="0 0 56 56"
      aria-hidden="true"
      className={clsx('block flex-none overflow-hidden', `glaze-${glaze}`, className ?? 'size-tile')}
    >
      <path className="tile-ground" d="M0 0h56v56H0z" />
      {tileRings}
      {tileFigures[figure]}
      {framed && <path d="M1.5 1.5h53v53h-53z" fill="none" className="stroke-gold" strokeWidth="3" />}
    </svg>
  );
}
