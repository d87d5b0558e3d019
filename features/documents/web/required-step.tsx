import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import { bringDone } from '#features/bring/rules.ts';
import { bringTexts } from '#features/bring/texts.ts';
import { setAsideFigure } from '#features/documents/texts/document-counts.ts';
import { requiredTexts } from '#features/guide/texts/guide-documents.ts';
import { PartsProgress } from '#features/guide/web/checklist.tsx';
import { OpenWhen } from '#features/guide/web/guide-dates.tsx';
import { factsOf } from '#features/guide/web/queries.ts';
import type { StepBodyProps } from '#features/guide/web/steps.ts';
import { useSchedule } from '#features/guide/web/use-schedule.ts';
import { reviewTexts } from '#features/reviews/texts/reviews.ts';
import { documentDates } from '#features/schedule/rules/schedule/schedule.ts';
import { ButtonLink } from '#ui/link.tsx';
import { useFocusOn } from '#ui/use-focus-on.ts';
import { type RequiredDocument, requiredDocuments, sortPapers } from '../rules/document-types.ts';
import { setAsideTexts } from '../texts/set-aside.ts';
import { checkAnswersPath, useChanging } from './changing.ts';
import { documentsQuery } from './queries.ts';
import { RequiredRow, rowHeadId } from './required-row.tsx';

/** Step 3: the six required types, missing ones first, then those that are there or set aside; an expanded one keeps its place. */
export function RequiredStep({ guide, application, readOnly }: StepBodyProps) {
  const documents = useQuery(documentsQuery(application.id)).data;
  const { schedule } = useSchedule(application.id, guide);
  const changing = useChanging();
  const changed = requiredDocuments.find((type) => !readOnly && type === changing);
  const [open, setOpen] = useState(changed);
  useFocusOn(changed && rowHeadId(changed));
  const { there, aside, missing } = sortPapers(factsOf(guide));
  const left = guide.bring.length - bringDone(guide);
  const settled = (type: RequiredDocument) => !missing.includes(type) && type !== open;
  const order = [...requiredDocuments.filter((type) => !settled(type)), ...requiredDocuments.filter(settled)];
  const whenOf = (type: RequiredDocument) => {
    const dates = schedule && documentDates(schedule, type);
    return dates && <OpenWhen dates={dates} begun={false} />;
  };
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
      <ul aria-label={requiredTexts.list}>
        {order.map((type) => (
          <RequiredRow
            key={type}
            guide={guide}
            type={type}
            when={whenOf(type)}
            files={documents?.filter(
              (row) => row.document_category === type && row.upload_status === 'uploaded',
            )}
            application={application}
            open={open === type}
            onToggle={() => setOpen(open === type ? undefined : type)}
            readOnly={readOnly}
          />
        ))}
      </ul>
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
