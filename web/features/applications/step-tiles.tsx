import clsx from 'clsx';
import { Link } from 'react-router';
import type { TileState } from '#domain/rules/journey.ts';
import { dashboardTexts } from '#domain/texts/dashboard.ts';
import { guideSteps, stepStates } from '#domain/texts/guide.ts';
import { Tile, type TileGlaze } from '../../ui/tile.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { guideFigures } from '../guide/guide-figures.ts';

const glazes: Record<TileState, TileGlaze> = { completed: 'gold', now: 'white', locked: 'bisque' };

/** The six steps as a course of tiles; words above them where there is room, for the ear everywhere. */
export function StepTiles({ tiles }: { tiles: readonly TileState[] }) {
  return (
    <ol
      aria-label={dashboardTexts.journey.steps}
      className="@container grid grid-cols-6 border-t border-line"
    >
      {guideSteps.map((step, index) => {
        const state = tiles[index] ?? 'locked';
        return (
          <li key={step.title} className="min-w-0 border-line not-first:border-l">
            <Link to="/visa-process" className="group grid text-ink no-underline -outline-offset-3">
              <VisuallyHidden>{dashboardTexts.journey.card(index + 1)}: </VisuallyHidden>
              <span className="grid gap-0.5 px-2 py-2.5 text-small leading-snug @max-2xl:sr-only">
                <span className="font-strong group-hover:underline">{step.short}</span>
                <VisuallyHidden>, </VisuallyHidden>
                <span className={clsx(state === 'now' ? 'font-strong text-link' : 'text-muted')}>
                  {stepStates[state]}
                </span>
              </span>
              <Tile
                figure={guideFigures[index] ?? 'star'}
                glaze={glazes[state]}
                framed={state === 'now'}
                className="aspect-square h-auto w-full"
              />
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
