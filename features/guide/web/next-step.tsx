import { type ReactNode, Suspense } from 'react';
import { paperNames } from '#features/reviews/texts/reviews.ts';
import { type NextAction, nextAction } from '#features/schedule/rules/next-action.ts';
import { notYet, type Schedule } from '#features/schedule/rules/schedule/schedule.ts';
import { nextActionTexts as texts } from '#features/schedule/texts/next-action.ts';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import type { Duration } from '#platform/shared/day-numbers.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Tag } from '#ui/tag.tsx';
import { WholeRanges } from '#ui/whole-ranges.tsx';
import type { Guide } from '../contract.ts';
import { type GuideStepId, guideStepIds } from '../rules/guide-items.ts';
import { guideSteps } from '../texts/guide.ts';
import { factsOf } from './queries.ts';
import { sayDay, whenThere } from './use-schedule.ts';

const HandInWhere = lazyPlace(
  async () => ({ default: (await import('#features/places/web/hand-in-place.tsx')).HandInWhere }),
  uiTexts.notFetched.title,
);

/** The next action: what, how long it takes, when it is likely done, and a link. */
export function NextStep({ guide, schedule }: { guide: Guide; schedule: Schedule | null }) {
  const action = nextAction(factsOf(guide), guide.durations, notYet(schedule, todayAsDay()));
  const urgent = !resting.includes(action.kind);
  // During a review other work can wait, but not a new copy: the review waits for it.
  const reviewed = guide.status === 'under_review' && action.kind !== 'returned';
  const { title, detail } = wordsOf(action, guide);
  return (
    <div className="grid justify-items-start gap-3">
      {urgent && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Tag tone="next">{reviewed ? texts.meanwhile : texts.next}</Tag>
          {action.kind === 'document' && (
            <span className="text-small text-muted">{titleOf(action.step)}</span>
          )}
        </p>
      )}
      <h3 className="display text-2xl wrap-anywhere">{title}</h3>
      <div className="grid max-w-read gap-1">
        {detail}
        {action.kind === 'step' && action.step === 'interview' && (
          <Suspense>
            <HandInWhere />
          </Suspense>
        )}
      </div>
      <ButtonLink to={placeOf(action)} variant={urgent && !reviewed ? 'primary' : 'outline'} className="mt-1">
        {action.kind === 'completed' || action.kind === 'returned'
          ? texts[action.kind].action
          : texts.continue}
      </ButtonLink>
    </div>
  );
}

/** Actions in which the user has nothing to do. */
const resting: readonly NextAction['kind'][] = ['wait', 'rejected', 'completed'];

function placeOf(action: NextAction): string {
  if (action.kind === 'returned') return '/documents';
  return 'step' in action ? `/visa-process#${action.step}` : '/visa-process';
}

const titleOf = (step: GuideStepId) => guideSteps[guideStepIds.indexOf(step)]?.title ?? '';

function wordsOf(action: NextAction, guide: Guide): { title: string; detail: ReactNode } {
  if (action.kind === 'step') {
    const { done = 0, total = 0 } = guide.steps.find(({ id }) => id === action.step) ?? {};
    return {
      title: action.step === 'nif-number' ? texts.firstStep : titleOf(action.step),
      detail: (
        <>
          <When {...action} />
          {done > 0 && <p className="text-muted">{texts.parts(done, total)}</p>}
        </>
      ),
    };
  }
  if (action.kind === 'document')
    return {
      title: texts.document.titles[action.document],
      detail: (
        <>
          {action.from === undefined ? (
            <When duration={action.duration} />
          ) : (
            <p>
              {action.from === null ? texts.document.notBefore : texts.document.notYet(sayDay(action.from))}
            </p>
          )}
          <p className="text-muted">{amongThe(action)}</p>
        </>
      ),
    };
  if (action.kind === 'tick')
    return { title: texts.tick.title(titleOf(action.step)), detail: <p>{texts.tick.detail}</p> };
  if (action.kind === 'returned')
    return {
      title: texts.returned.title(paperNames[action.papers[0]], action.papers.length),
      detail: <p>{texts.returned.detail}</p>,
    };
  const { title, detail } = texts[action.kind];
  return { title, detail: <p>{detail}</p> };
}

function amongThe({ missing, waiting }: Extract<NextAction, { kind: 'document' }>): string {
  const { last, longest, longestNow } = texts.document;
  if (missing === 1) return last;
  return waiting > 0 ? longestNow(missing - waiting) : longest(missing);
}

function When({ duration, arrives }: { duration: Duration; arrives?: Duration }) {
  return (
    <p>
      <WholeRanges>{whenThere(duration, arrives, new Date())}</WholeRanges>
    </p>
  );
}
