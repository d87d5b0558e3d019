import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requiredTexts } from '#features/guide/texts/guide-documents.ts';
import { OpenWhen, UseBy } from '#features/guide/web/guide-dates.tsx';
import { factsOf } from '#features/guide/web/queries.ts';
import type { StepBodyProps } from '#features/guide/web/steps.ts';
import { useSchedule } from '#features/guide/web/use-schedule.ts';
import { documentDates } from '#features/schedule/rules/schedule/schedule.ts';
import { usableUntil } from '#features/schedule/rules/usable-until.ts';
import { useFocusOn } from '#ui/use-focus-on.ts';
import type { DocumentRow } from '../contract.ts';
import { type RequiredDocument, requiredDocuments, sortPapers } from '../rules/document-types.ts';
import { useChanging } from './changing.ts';
import { documentsQuery } from './queries.ts';
import { RequiredRow, rowHeadId } from './required-row.tsx';

/** The required types: missing and returned ones first, then those that are there or set aside; an expanded one keeps its place. */
export function RequiredList({ guide, application, readOnly }: StepBodyProps) {
  const documents = useQuery(documentsQuery(application.id)).data;
  const { schedule, dates } = useSchedule(application.id, guide);
  const changing = useChanging();
  const changed = requiredDocuments.find((type) => !readOnly && type === changing);
  const [open, setOpen] = useState(changed);
  useFocusOn(changed && rowHeadId(changed));
  const { missing } = sortPapers(factsOf(guide));
  const isSettled = (type: RequiredDocument) =>
    type !== open && !missing.includes(type) && !guide.returned.includes(type);
  const order = [
    ...requiredDocuments.filter((type) => !isSettled(type)),
    ...requiredDocuments.filter(isSettled),
  ];
  const whenOf = (type: RequiredDocument) => {
    const toGet = schedule && documentDates(schedule, type);
    const day = dates.data ? usableUntil(type, dates.data, schedule, guide.durations) : null;
    return (
      (toGet || day) && (
        <>
          {toGet && <OpenWhen dates={toGet} begun={false} />}
          {day && <UseBy day={day} />}
        </>
      )
    );
  };
  return (
    <ul aria-label={requiredTexts.list}>
      {order.map((type) => (
        <RequiredRow
          key={type}
          guide={guide}
          type={type}
          when={whenOf(type)}
          files={documents && filesOf(type, documents)}
          application={application}
          open={open === type}
          onToggle={() => setOpen(open === type ? undefined : type)}
          readOnly={readOnly}
        />
      ))}
    </ul>
  );
}

/** The uploaded files of a required type. */
export const filesOf = (type: RequiredDocument, documents: readonly DocumentRow[]) =>
  documents.filter((row) => row.document_category === type && row.upload_status === 'uploaded');
