import clsx from 'clsx';
import { Link } from 'react-router';
import { setAsideFigure } from '#features/documents/texts/document-counts.ts';
import { momentOfDay } from '#platform/browser/calendar-day.ts';
import { formatShortDate } from '#platform/browser/format.ts';
import { Tile, type TileGlaze } from '#ui/tile.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { CourseState, CourseTile } from '../rules/course.ts';
import { guideStepIds } from '../rules/guide-items.ts';
import { courseTexts, guideSteps, guideTexts } from '../texts/guide.ts';
import { guideFigures } from './steps.ts';

const looks: Record<CourseState, { glaze: TileGlaze; ink: string }> = {
  done: { glaze: 'gold', ink: 'text-muted' },
  active: { glaze: 'blue', ink: 'font-strong text-link' },
  waiting: { glaze: 'bisque', ink: 'text-muted' },
  late: { glaze: 'blue', ink: 'font-strong text-due-text' },
  returned: { glaze: 'blue', ink: 'font-strong text-bad-text' },
};

interface CourseLineProps {
  tiles: readonly CourseTile[];
  /** Without links: for readers who are not the applicant. */
  plain?: boolean;
  className?: string;
}

/**
 * The course: six tiles in one row. Their words are above where there is room, and for screen readers always; where there
 * is none, those of the loud tiles are below.
 */
export function CourseLine({ tiles, plain, className }: CourseLineProps) {
  const loud = tiles.filter(({ state }) => state !== 'done' && state !== 'waiting');
  return (
    <div className={clsx('@container', className)}>
      <ol aria-label={courseTexts.label} className="grid grid-cols-6">
        {tiles.map((tile, index) => (
          <li key={tile.id} className="grid min-w-0 border-line not-first:border-l">
            {plain ? (
              <span className={inside}>
                <TileInside tile={tile} index={index} />
              </span>
            ) : (
              <Link to={`/visa-process#${tile.id}`} className={clsx(inside, 'group -outline-offset-3')}>
                <TileInside tile={tile} index={index} />
              </Link>
            )}
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className="grid gap-1 px-card py-2.5 empty:hidden @xl:hidden">
        {loud.map((tile) => (
          <p key={tile.id} className="flex flex-wrap gap-x-3 text-small">
            <TileWords tile={tile} />
          </p>
        ))}
      </div>
    </div>
  );
}

const inside = 'grid grid-rows-[1fr_auto] text-ink no-underline';

/** A step's tile alone. */
export function CourseFigure({ tile: { id, state }, className }: { tile: CourseTile; className: string }) {
  const { glaze } = looks[state];
  const figure = guideFigures[guideStepIds.indexOf(id)] ?? 'star';
  return <Tile figure={figure} glaze={glaze} framed={glaze === 'blue'} className={className} />;
}

function TileInside({ tile, index }: { tile: CourseTile; index: number }) {
  return (
    <>
      <VisuallyHidden>{guideTexts.card(index + 1)}</VisuallyHidden>
      <span className="grid content-start gap-0.5 px-2 py-2.5 text-small leading-snug @max-xl:sr-only print:px-1 print:py-1">
        <TileWords tile={tile} />
      </span>
      <CourseFigure tile={tile} className="aspect-square h-auto w-full" />
    </>
  );
}

/** "Six documents, 3 of 6. Now, by Mar 2, 2027". */
function TileWords({ tile: { id, state, doneAt, by, papers } }: { tile: CourseTile }) {
  const day = state === 'done' ? doneAt : by && momentOfDay(by);
  // Day and month stay together on a narrow tile.
  const short = day ? formatShortDate(day).replace(' ', '\u00a0') : undefined;
  const visa = id === 'settlement' && short && state !== 'done';
  return (
    <>
      <span className="font-strong group-hover:underline">
        {guideSteps[guideStepIds.indexOf(id)]?.short}
        {papers && `, ${courseTexts.papers(papers.done, papers.total)}${setAsideFigure(papers.set_aside)}`}
      </span>
      <VisuallyHidden>, </VisuallyHidden>
      <span className={looks[state].ink}>{visa ? courseTexts.visa(short) : courseTexts[state](short)}</span>
    </>
  );
}
