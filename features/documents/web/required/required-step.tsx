import { useState } from 'react';
import { requiredTexts } from '#features/guide/texts/guide-documents.ts';
import { OpenWhen } from '#features/guide/web/open-when.tsx';
import { PartsProgress } from '#features/guide/web/parts-progress.tsx';
import type { StepBodyProps } from '#features/guide/web/step-body.ts';
import { useSchedule } from '#features/guide/web/use-schedule.ts';
import { reviewTexts } from '#features/reviews/texts/reviews.ts';
import { documentDates } from '#features/schedule/rules/schedule/step-dates.ts';
import { type RequiredDocument, requiredDocuments } from '../../rules/document-types.ts';
import { useDocuments } from '../use-documents.ts';
import { AskReview } from './ask-review.tsx';
import { RequiredRow } from './required-row.tsx';

/** Step 3: the six required types. What is missing stands first; an open one keeps its place until it is closed. */
export function RequiredStep({ guide, application, readOnly }: StepBodyProps) {
  const documents = useDocuments(application.id).data;
  const { schedule } = useSchedule(application.id, guide);
  const [open, setOpen] = useState<RequiredDocument>();
  const ready = (type: RequiredDocument) => guide.document_types.includes(type);
  const settled = (type: RequiredDocument) => ready(type) && type !== open;
  const order = [...requiredDocuments.filter((type) => !settled(type)), ...requiredDocuments.filter(settled)];
  const whenOf = (type: RequiredDocument) => {
    const dates = schedule && documentDates(schedule, type);
    return dates && <OpenWhen dates={dates} begun={false} />;
  };
  const done = guide.document_types.length;
  return (
    <>
      <p>{requiredTexts.intro}</p>
      <p className="text-muted">{reviewTexts.promise}</p>
      <PartsProgress
        done={done}
        total={requiredDocuments.length}
        label={requiredTexts.label}
        words={requiredTexts.ready(done)}
        finished={requiredTexts.finished}
      />
      {done === requiredDocuments.length && !readOnly && <AskReview application={application} />}
      <ul aria-label={requiredTexts.list}>
        {order.map((type) => (
          <RequiredRow
            key={type}
            type={type}
            ready={ready(type)}
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
