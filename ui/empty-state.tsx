import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Tile, type TileGlaze } from './tile.tsx';

/** Four tiles of a wall with one missing: nothing here yet. */
export function MissingTile({ glaze = 'white', className }: { glaze?: TileGlaze; className?: string }) {
  const part = 'size-full';
  return (
    <div aria-hidden="true" className={clsx('grid grid-cols-2 border border-line', className ?? 'size-28')}>
      <Tile figure="flor" glaze={glaze} className={part} />
      <Tile figure="cruz" glaze={glaze} className={part} />
      <Tile figure="cruz" glaze={glaze} className={part} />
      <div className="bg-well dark:bg-page" />
    </div>
  );
}

export interface EmptyStateProps {
  title: string;
  /** Why it is empty, and what fills it. */
  children?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** Nothing is here, and that is fine: says why and offers the next step. On a page itself it lines up with the title. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-3 py-card in-[.bg-surface]:px-card">
      <MissingTile className="size-24" />
      <h2 className="display mt-2 text-2xl">{title}</h2>
      {children && <div className="grid max-w-[54ch] gap-2">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
