import type { Application } from '#features/applications/contract/applications.ts';
import { bringDone } from '#features/bring/rules.ts';
import { bringTexts } from '#features/bring/texts.ts';
import { setAsideFigure } from '#features/documents/texts/document-counts.ts';
import { requiredTexts } from '#features/guide/texts/guide-documents.ts';
import { PartsProgress } from '#features/guide/web/checklist.tsx';
import { factsOf } from '#features/guide/web/queries.ts';
import type { StepBodyProps } from '#features/guide/web/steps.ts';
import { reviewTexts } from '#features/reviews/texts/reviews.ts';
import { ButtonLink } from '#ui/link.tsx';
import { requiredDocuments, sortPapers } from '../rules/document-types.ts';
import { setAsideTexts } from '../texts/set-aside.ts';
import { checkAnswersPath } from './changing.ts';
import { RequiredList } from './required-list.tsx';

/** Step 3: the six required types. */
export function RequiredStep({ guide, application, readOnly }: StepBodyProps) {
  const { there, aside, missing } = sortPapers(factsOf(guide));
  const left = guide.bring.length - bringDone(guide);
  return (
    <>
      <p>{requiredTexts.intro}</p>
      <p className="text-muted">{reviewTexts.promise}</p>
      <PartsProgress
        done={there.length}
        total={requiredDocuments.length}
        left={missing.length}
        label={requiredTexts.label}
        words={requiredTexts.ready(there.length) + setAsideFigure(aside.length)}
        finished={aside.length > 0 ? setAsideTexts.finished : requiredTexts.finished}
      />
      {missing.length === 0 && left > 0 && <p>{bringTexts.notAll(left)}</p>}
      {missing.length === 0 && !readOnly && <AskReview status={application.status} />}
      <RequiredList guide={guide} application={application} readOnly={readOnly} />
    </>
  );
}

const texts = requiredTexts.review;

/** The way to the summary that asks for a review, or that one is under way. Empty once staff have decided. */
function AskReview({ status }: Pick<Application, 'status'>) {
  if (status === 'under_review') return <p>{texts.underWay}</p>;
  if (status !== 'in_progress') return null;
  return (
    <div className="no-print grid justify-items-start gap-2">
      <p>{texts.offer}</p>
      <ButtonLink to={checkAnswersPath}>{texts.ask}</ButtonLink>
    </div>
  );
}
