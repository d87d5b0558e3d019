import { type ReactNode, Suspense } from 'react';
import { paperNames } from '#features/reviews/texts/reviews.ts';
import type { NextAction } from '#features/schedule/rules/next-action.ts';
import { durationWords } from '#features/schedule/texts/durations.ts';
import { nextActionTexts as texts } from '#features/schedule/texts/next-action.ts';
import type { Duration } from '#platform/shared/day-numbers.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Tag } from '#ui/tag.tsx';
import { WholeRanges } from '#ui/whole-ranges.tsx';
import type { Guide } from '../contract.ts';
import { documentTitle, nameOf, sayDay, waitWords, whenThere } from './use-schedule.ts';

const HandInWhere = lazyPlace(
  async () => ({ default: (await import('#features/places/web/hand-in-place.tsx')).HandInWhere }),
  uiTexts.notFetched.title,
);

/** The next action: what, how long it takes, when it is likely done, and a link. */
export function NextStep({ guide, action }: { guide: Guide; action: NextAction }) {
  const urgent = !resting.includes(action.kind);
  // During a review other work can wait, but not a new copy: the review waits for it.
  const reviewed = guide.status === 'under_review' && !['returned', 'hand_in_day'].includes(action.kind);
  const { title, detail } = wordsOf(action, guide);
  const { to, label } = linkOf(action, guide);
  return (
    <div className="grid justify-items-start gap-3">
      {urgent && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Tag tone="next">{reviewed ? texts.meanwhile : texts.next}</Tag>
          {action.kind === 'document' && (
            <span className="text-small text-muted">{nameOf(action.step).name}</span>
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
      <ButtonLink to={to} variant={urgent && !reviewed ? 'primary' : 'outline'} className="mt-1">
        {label}
      </ButtonLink>
    </div>
  );
}

/** Actions in which the user has nothing to do. */
const resting: readonly NextAction['kind'][] = ['appointment', 'handed_in', 'wait', 'rejected', 'completed'];

function linkOf(action: NextAction, guide: Guide): { to: string; label: string } {
  switch (action.kind) {
    case 'returned':
      return { to: '/documents', label: texts.returned.action };
    case 'rejected':
      return { to: '/support', label: texts.rejected.action };
    case 'hand_in_day':
      return { to: '/dashboard#dates', label: texts.decision.open.action };
    case 'handed_in':
      if (action.overdue) return { to: '/support', label: texts.decision.contact };
      return {
        to: `/visa-process#${guide.completed.interview ? 'settlement' : 'interview'}`,
        label: texts.completed.action,
      };
    case 'appointment':
      return { to: '/visa-process#interview', label: texts.completed.action };
    case 'completed':
    case 'wait':
      return { to: '/visa-process', label: texts.completed.action };
    default:
      return { to: `/visa-process#${action.step}`, label: texts.continue };
  }
}

function wordsOf(action: NextAction, guide: Guide): { title: string; detail: ReactNode } {
  switch (action.kind) {
    case 'step': {
      const { done = 0, total = 0 } = guide.steps.find(({ id }) => id === action.step) ?? {};
      const { name, card } = nameOf(action.step);
      return {
        title: action.step === 'nif-number' ? texts.firstStep : name,
        detail: (
          <>
            <When {...action} begun={done > 0} />
            {card && <p className="text-muted">{card}</p>}
            {done > 0 && <p className="text-muted">{texts.parts(done, total)}</p>}
          </>
        ),
      };
    }
    case 'document':
      return {
        title: documentTitle(action),
        detail: (
          <>
            {action.from === undefined ? (
              <When duration={action.duration} followedBy={action.followedBy} />
            ) : (
              <p>
                {action.from === null ? texts.document.notBefore : texts.document.notYet(sayDay(action.from))}
              </p>
            )}
            <p className="text-muted">{amongThe(action)}</p>
          </>
        ),
      };
    case 'tick': {
      const { name, card } = nameOf(action.step);
      return {
        title: texts.tick.title(name),
        detail: (
          <>
            <p>{texts.tick.detail}</p>
            {card && <p className="text-muted">{card}</p>}
          </>
        ),
      };
    }
    case 'returned':
      return {
        title: texts.returned.title(paperNames[action.papers[0]], action.papers.length),
        detail: <p>{texts.returned.detail}</p>,
      };
    case 'handed_in':
      return {
        title: texts.decision.title(sayDay(action.day)),
        detail: (
          <>
            <p>{waitWords(action)}</p>
            {!action.overdue && <p>{texts.decision.meanwhile}</p>}
          </>
        ),
      };
    case 'appointment':
      return { title: texts.appointment(sayDay(action.day)), detail: <p>{texts.ready}</p> };
    case 'hand_in_day':
      return { title: texts.decision.open.title, detail: <p>{texts.decision.open.detail}</p> };
    default: {
      const { title, detail } = texts[action.kind];
      return { title, detail: <p>{detail}</p> };
    }
  }
}

function amongThe({ missing, waiting }: Extract<NextAction, { kind: 'document' }>): string {
  const { last, longest, longestNow } = texts.document;
  if (missing === 1) return last;
  return waiting > 0 ? longestNow(missing - waiting) : longest(missing);
}

interface WhenProps {
  duration: Duration;
  followedBy?: Duration | undefined;
  arrives?: Duration;
  asked?: string;
  appointment?: string;
  begun?: boolean;
}

/** How long it takes; with the day on which it would be done, where it begins today. */
function When({ appointment, begun, ...work }: WhenProps) {
  const { duration } = work;
  if (appointment !== undefined) return <p>{texts.appointment(sayDay(appointment))}</p>;
  const words =
    begun && duration.unit !== 'minute' ? texts.inAll(durationWords(duration)) : whenThere(work, new Date());
  return (
    <p>
      <WholeRanges>{words}</WholeRanges>
    </p>
  );
}
