import type { Guide } from '#domain/contracts/guide.ts';
import { type GuideStepId, guideStepIds } from '#domain/rules/guide-items.ts';
import { nextAction } from '#domain/rules/next-action.ts';
import { durationWords } from '#domain/texts/durations.ts';
import { guideSteps, guideTexts } from '#domain/texts/guide.ts';
import { nextActionTexts } from '#domain/texts/next-action.ts';
import { paperNames } from '#domain/texts/reviews.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { WholeRanges } from '../../ui/whole-ranges.tsx';
import { factsOf } from './guide-facts.ts';
import { SubmittedNote } from './submitted-note.tsx';

/** How far the guide is, and in one sentence what comes next. */
export function GuideHeader({ guide }: { guide: Guide }) {
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
        <WholeRanges>{nextSentence(guide)}</WholeRanges>
      </p>
      <SubmittedNote guide={guide} />
    </div>
  );
}

/** The one thing to do next, as on the dashboard. */
function nextSentence(guide: Guide): string {
  const action = nextAction(factsOf(guide));
  const { document } = nextActionTexts;
  switch (action.kind) {
    case 'step':
      return guideTexts.next(titleOf(action.step), durationWords(action.duration));
    case 'document':
      return guideTexts.next(document.titles[action.document], durationWords(action.duration));
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
