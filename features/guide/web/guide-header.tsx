import clsx from 'clsx';
import { CalendarRange, List } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paperNames } from '#features/reviews/texts/reviews.ts';
import type { NextAction } from '#features/schedule/rules/next-action.ts';
import { durationWords } from '#features/schedule/texts/durations.ts';
import { nextActionTexts } from '#features/schedule/texts/next-action.ts';
import { scheduleTexts } from '#features/schedule/texts/schedule.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { WholeRanges } from '#ui/whole-ranges.tsx';
import type { Guide } from '../contract.ts';
import { guideItems } from '../rules/guide-items.ts';
import { guideTexts } from '../texts/guide.ts';
import { DecisionNote } from './guide-dates.tsx';
import OwnCourse from './own-course.tsx';
import { documentTitle, nameOf, sayDay, useNextAction, waitWords, whenThere } from './use-schedule.ts';

/** The guide's progress and what to do next. */
export function GuideHeader({ guide }: { guide: Guide }) {
  const words = guideTexts.progress(guide.steps_completed);
  const action = useNextAction(guide);
  return (
    <div className="grid gap-3 pb-6 md:pb-8">
      <div className="max-w-[28rem] overflow-hidden rounded-card border border-line bg-surface">
        <p className="px-card py-3 font-strong">{words}</p>
        <ProgressBar
          className="bar-six"
          value={guide.steps_completed}
          max={guide.steps.length}
          label={guideTexts.progressLabel}
          valueText={words}
        />
        <OwnCourse guide={guide} />
      </div>
      <p className="text-lead">
        <WholeRanges>{nextSentence(action)}</WholeRanges>
      </p>
      {action.kind !== 'handed_in' && <DecisionNote guide={guide} />}
    </div>
  );
}

/** The next action, as on the dashboard. */
function nextSentence(action: NextAction): string {
  const { decision } = nextActionTexts;
  switch (action.kind) {
    case 'step': {
      const { name, card } = nameOf(action.step);
      if (action.arrives) return guideTexts.nextArrives(name, whenThere(action, new Date()));
      if (action.appointment)
        return guideTexts.nextArrives(name, nextActionTexts.appointment(sayDay(action.appointment)));
      return [guideTexts.next(name, durationWords(action.duration)), card].filter(Boolean).join(' ');
    }
    case 'document':
      if (action.from === null) return guideTexts.nextNotBefore(documentTitle(action));
      return action.from
        ? guideTexts.nextNotYet(documentTitle(action), sayDay(action.from))
        : guideTexts.next(documentTitle(action), durationWords(action.duration));
    case 'tick': {
      const { name, card } = nameOf(action.step);
      return [guideTexts.nextTick(name), card].filter(Boolean).join(' ');
    }
    case 'returned': {
      const { title, detail } = nextActionTexts.returned;
      return `${title(paperNames[action.papers[0]], action.papers.length)}. ${detail}`;
    }
    case 'handed_in':
      return `${decision.title(sayDay(action.day))}. ${waitWords(action)}`;
    case 'appointment':
      return `${nextActionTexts.appointment(sayDay(action.day))} ${nextActionTexts.ready}`;
    case 'hand_in_day':
      return guideTexts.nextHandIn;
    case 'completed':
      return guideTexts.allDone;
    default: {
      const { title, detail } = nextActionTexts[action.kind];
      return `${title}. ${detail}`;
    }
  }
}

const texts = scheduleTexts.view;

/** Two links, cards and timeline, so that the address says which. */
export function ViewSwitch({ timeline }: { timeline: boolean }) {
  const views = [
    { to: '/visa-process', label: texts.list, icon: List, current: !timeline },
    { to: '/visa-process?view=timeline', label: texts.timeline, icon: CalendarRange, current: timeline },
  ];
  return (
    <nav aria-label={texts.label}>
      <ul className="flex w-max overflow-hidden rounded-control border border-control bg-surface">
        {views.map(({ to, label, icon: Glyph, current }) => (
          <li key={to} className="not-first:border-l not-first:border-control">
            <Link
              to={to}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-control items-center gap-2 px-4 -outline-offset-3',
                current
                  ? 'bg-tint-strong font-strong text-link underline underline-offset-4'
                  : 'text-ink no-underline hover:bg-well',
              )}
            >
              <Glyph aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** "(2 of 6) Visa Process - Rumo" in the browser's tab while mounted. */
export function useTabTitle(done: number): void {
  const own = useRef<string>(undefined);
  useEffect(() => {
    own.current ??= document.title;
    document.title = guideTexts.tab(done, own.current);
    const title = own.current;
    return () => {
      if (document.title === guideTexts.tab(done, title)) document.title = title;
    };
  }, [done]);
}

/** The specification names these keys. They hold a copy of the server's data and are never read. */
const keys = {
  steps: 'visa-process-completed-steps',
  nif: 'visa-process-nif-checklist',
  nifUpload: (applicationId: string) => `visa-process-nif-uploaded-${applicationId}`,
  /** The user's id. */
  owner: 'visa-process-owner',
};

/** Writes the copy to local storage, which sign-out clears. */
export function useGuideMirror(guide: Guide | undefined, userId: string): void {
  useEffect(() => {
    if (!guide) return;
    const { steps, completed } = guide;
    const numbers = steps.flatMap(({ state }, index) => (state === 'completed' ? [index + 1] : []));
    const actions = guideItems['nif-number'].map((id) => completed[id] !== undefined);
    try {
      localStorage.setItem(keys.owner, userId);
      localStorage.setItem(keys.steps, JSON.stringify(numbers));
      localStorage.setItem(keys.nif, JSON.stringify(actions));
      localStorage.setItem(keys.nifUpload(guide.application_id), JSON.stringify(guide.nif_document));
    } catch (error) {
      // Storage is forbidden or full: nothing reads the copy.
      if (!(error instanceof DOMException)) throw error;
    }
  }, [guide, userId]);
}
