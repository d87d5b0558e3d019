import { applicationStages } from '#features/applications/texts/applications.ts';
import { setAsideFigure } from '#features/documents/texts/document-counts.ts';
import { courseOf } from '#features/guide/rules/course.ts';
import { type GuideStepId, guideItems } from '#features/guide/rules/guide-items.ts';
import { guideSteps } from '#features/guide/texts/guide.ts';
import { CourseLine } from '#features/guide/web/course-line.tsx';
import { SetAsidePapers } from '#features/reviews/web/set-aside-papers.tsx';
import { formatShortDate } from '#platform/browser/format.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import type { CaseFile } from '../contract/cases.ts';
import { officeCaseTexts } from '../texts/office-cases.ts';

const texts = officeCaseTexts.guide;

type Guide = CaseFile['guide'];
type Step = Guide['steps'][number];

/** The applicant's progress in the guide, in the words and numbers of their own screens. */
export function CaseGuide({ file: { guide, current_step } }: { file: CaseFile }) {
  const stage = applicationStages[current_step - 1];
  const now = guide.steps.findIndex(({ state }) => state !== 'completed');
  const step = guide.steps[now];
  return (
    <Card padded={false} aria-labelledby="case-guide">
      <CardHeader
        id="case-guide"
        title={texts.title(guide.steps_completed)}
        aside={stage && texts.stage(current_step, stage.title)}
        className="border-b border-line px-4 py-3"
      />
      <CourseLine tiles={courseOf(guide)} plain className="border-b border-line" />
      <div className="p-4">
        <p className="font-strong">{step ? guideSteps[now]?.title : texts.all}</p>
        {step && <p className="text-small text-muted">{progressWords(guide, step)}</p>}
        <p className="text-small text-muted">
          {texts.documents(guide.document_types.length)}
          {setAsideFigure(guide.set_aside.length)}
        </p>
        <SetAsidePapers papers={guide.set_aside} />
      </div>
    </Card>
  );
}

/** "3 of 6 parts done, the last on Mar 14, 2027". */
function progressWords(guide: Guide, { id, done, total, set_aside }: Step): string {
  const last = lastTick(guide, id);
  const parts = texts.parts(done, total) + setAsideFigure(set_aside);
  return last ? `${parts}, ${texts.last(formatShortDate(last))}` : parts;
}

/** When an item of the step was last ticked; steps measured by documents have no ticks. */
function lastTick({ completed }: Guide, id: GuideStepId): string | undefined {
  return guideItems[id]
    .flatMap((item) => completed[item] ?? [])
    .sort()
    .at(-1);
}
