import clsx from 'clsx';
import { Link } from 'react-router';
import { dashboardTexts } from '#features/site/texts/dashboard.ts';
import { Tile, type TileGlaze } from '#ui/tile.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Guide } from '../contract.ts';
import { guideSteps, stepStates } from '../texts/guide.ts';
import { guideFigures } from './guide-figures.ts';

type State = Guide['steps'][number]['state'];

const looks: Record<State, { glaze: TileGlaze; words: string }> = {
  completed: { glaze: 'gold', words: stepStates.completed },
  in_progress: { glaze: 'white', words: stepStates.now },
  not_started: { glaze: 'white', words: stepStates.todo },
  locked: { glaze: 'bisque', words: stepStates.locked },
};

/**
 * The six steps as a course of tiles; words above them where there is room, for the ear everywhere. The tiles stand in one
 * line however many lines the words take.
 */
export function StepTiles({ steps }: { steps: Guide['steps'] }) {
  const next = steps.findIndex(({ state }) => state !== 'completed');
  return (
    <ol
      aria-label={dashboardTexts.journey.steps}
      className="@container grid grid-cols-6 border-t border-line"
    >
      {guideSteps.map((step, index) => {
        const { id = '', state = 'locked' } = steps[index] ?? {};
        const { glaze, words } = looks[state];
        return (
          <li key={step.title} className="grid min-w-0 border-line not-first:border-l">
            <Link
              to={`/visa-process#${id}`}
              className="group grid grid-rows-[1fr_auto] text-ink no-underline -outline-offset-3"
            >
              <VisuallyHidden>{dashboardTexts.journey.card(index + 1)}: </VisuallyHidden>
              <span className="grid content-start gap-0.5 px-2 py-2.5 text-small leading-snug @max-2xl:sr-only">
                <span className="font-strong group-hover:underline">{step.short}</span>
                <VisuallyHidden>, </VisuallyHidden>
                <span className={clsx(index === next ? 'font-strong text-link' : 'text-muted')}>{words}</span>
              </span>
              <Tile
                figure={guideFigures[index] ?? 'star'}
                glaze={glaze}
                framed={index === next}
                className="aspect-square h-auto w-full"
              />
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
