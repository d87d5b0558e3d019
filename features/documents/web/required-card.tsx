import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import type { Guide } from '#features/guide/contract.ts';
import { isApproved } from '#features/guide/rules/guide.ts';
import { guideTexts } from '#features/guide/texts/guide.ts';
import { requiredTexts } from '#features/guide/texts/guide-documents.ts';
import { SetDateLink } from '#features/guide/web/guide-dates.tsx';
import { factsOf, guideQuery } from '#features/guide/web/queries.ts';
import { useSchedule } from '#features/guide/web/use-schedule.ts';
import { useDates } from '#features/schedule/web/queries.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { QueryView } from '#ui/query-view.tsx';
import type { DocumentRow } from '../contract.ts';
import { sortPapers } from '../rules/document-types.ts';
import { setAsideFigure } from '../texts/document-counts.ts';
import { documentTexts } from '../texts/documents.ts';
import { filesOf, RequiredList } from './required-list.tsx';
import { stateOf } from './required-row.tsx';

const texts = documentTexts.required;

interface RequiredCardProps {
  application: Application;
  documents: readonly DocumentRow[];
}

/** The required papers before all other documents; one line once all are accepted, nothing once the visa is approved. */
export function RequiredCard({ application, documents }: RequiredCardProps) {
  const guide = useQuery(guideQuery(application.id));
  const { settled } = useDates(application.id);
  if (isApproved(application.status)) return null;
  return (
    <QueryView
      // The rows' dates would push away the rows below.
      query={settled ? guide : { ...guide, data: undefined }}
      loading={documentTexts.loading}
      skeleton="h-[38rem]"
      failed={guideTexts.loadFailed.title}
      silent
    >
      {(data) => <Papers guide={data} application={application} documents={documents} />}
    </QueryView>
  );
}

function Papers({ guide, application, documents }: RequiredCardProps & { guide: Guide }) {
  const heading = useId();
  const { schedule, dates } = useSchedule(application.id, guide);
  const { there, aside, missing } = sortPapers(factsOf(guide));
  const areAccepted = there.every((type) => stateOf(filesOf(type, documents)) === 'accepted');
  if (missing.length === 0 && areAccepted)
    return (
      <p className="flex gap-2 text-muted">
        <Check aria-hidden="true" className="text-good-text" />
        {texts.accepted(there.length)}
        {setAsideFigure(aside.length)}
      </p>
    );
  return (
    <Card aria-labelledby={heading} className="grid gap-4">
      <CardHeader
        id={heading}
        title={requiredTexts.list}
        aside={requiredTexts.ready(there.length) + setAsideFigure(aside.length)}
      />
      {dates.data && !schedule && missing.length > 0 && (
        <div className="no-print">
          <SetDateLink />
        </div>
      )}
      <RequiredList guide={guide} application={application} readOnly={false} />
    </Card>
  );
}
