import clsx from 'clsx';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from './button.tsx';
import { Tile, type TileGlaze } from './tile.tsx';

/** Four tiles of a wall with one missing: nothing here yet. */
function MissingTile({ glaze = 'white', className }: { glaze?: TileGlaze; className?: string }) {
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

interface EmptyStateProps {
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

interface ProblemStateProps {
  /** What happened, in at most 50 characters. */
  title: string;
  /** What to do about it. */
  children: ReactNode;
  /** The number of the failure, which support can look up. */
  reference?: string;
  /** Offers 'Try again'. */
  onRetry?: () => void;
  /** A retry runs. */
  retrying?: boolean;
  /** Whom to ask: a link. */
  contact?: ReactNode;
}

/** Something failed where content should be: what happened, what to do, whom to ask. */
export function ProblemState({ title, children, reference, onRetry, retrying, contact }: ProblemStateProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-card in-[.bg-surface]:px-card">
      <MissingTile glaze="bisque" className="size-24" />
      <h2 className="display mt-2 text-2xl">{title}</h2>
      <div className="grid max-w-[54ch] gap-2">{children}</div>
      {reference && (
        <p className="text-muted">
          {uiTexts.reference} <b className="font-strong text-ink">{reference}</b>.
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        {onRetry && (
          <Button variant="primary" busy={retrying} onClick={onRetry}>
            {!retrying && <RefreshCw aria-hidden="true" />}
            {uiTexts.tryAgain}
          </Button>
        )}
        {contact}
      </div>
    </div>
  );
}
