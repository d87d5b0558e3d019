import { paperNames } from '#features/reviews/texts/reviews.ts';
import { nextAction } from '#features/schedule/rules/next-action.ts';
import { notYet } from '#features/schedule/rules/schedule/not-yet.ts';
import type { Schedule } from '#features/schedule/rules/schedule/schedule.ts';
import { durationWords } from '#features/schedule/texts/durations.ts';
import { nextActionTexts } from '#features/schedule/texts/next-action.ts';
import { todayAsDay } from '#platform/browser/calendar-day.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { WholeRanges } from '#ui/whole-ranges.tsx';
import type { Guide } from '../contract.ts';
import { type GuideStepId, guideStepIds } from '../rules/guide-items.ts';
import { guideSteps, guideTexts } from '../texts/guide.ts';
import { factsOf } from './guide-facts.ts';
import { sayDay } from './schedule/say-day.ts';
import { SubmittedNote } from './submitted-note.tsx';

interface GuideHeaderProps {
  guide: Guide;
  schedule: Schedule | null;
}

/** How far the guide is, and in one sentence what comes next. */
export function GuideHeader({ guide, schedule }: GuideHeaderProps) {
  const words = guideTexts.progress(guide.steps_completed);
  return (
    <div className="grid gap-3 pb-6 md:pb-8">
      <div className="grid max-w-[28rem] gap-2">
        <p className="font-strong">{words}</p>
        <ProgressBar
          value={guide.steps_completed}
          max={guide.steps.length}
          label={guideTexts.progressLabel}
          valueText={words}
        />
      </div>
      <p className="text-lead">
        <WholeRanges>{nextSentence({ guide, schedule })}</WholeRanges>
      </p>
      <SubmittedNote guide={guide} />
    </div>
  );
}

/** The one thing to do next, as on the dashboard. */
function nextSentence({ guide, schedule }: GuideHeaderProps): string {
  const action = nextAction(factsOf(guide), notYet(schedule, todayAsDay()));
  const { document } = nextActionTexts;
  switch (action.kind) {
    case 'step':
      return guideTexts.next(titleOf(action.step), durationWords(action.duration));
    case 'document':
      return action.from
        ? guideTexts.nextNotYet(document.titles[action.document], sayDay(action.from))
        : guideTexts.next(document.titles[action.document], durationWords(action.duration));
    case 'tick':
      return guideTexts.nextTick(titleOf(action.step));
    case 'returned': {
      const { title, detail } = nextActionTexts.returned;
      return `${title(paperNames[action.papers[0]], action.papers.length)}. ${detail}`;
    }
    case 'completed':
      return guideTexts.allDone;
    default: {
      const { title, detail } = nextActionTexts[action.kind];
      return `${title}. ${detail}`;
    }
  }
}

const titleOf = (step: GuideStepId) => guideSteps[guideStepIds.indexOf(step)]?.title ?? '';
