import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CardHeader } from '#ui/card.tsx';
import { FoldingCard } from '#ui/folding-card.tsx';
import { LoadProblem } from '#ui/load-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ApplicationFees } from '../contract/application-fees.ts';
import type { Application } from '../contract/applications.ts';
import { statusTexts } from '../texts/applications.ts';
import { applicantWords, householdTexts } from '../texts/household.ts';
import { AddPerson } from './add-person.tsx';
import { FeeLine } from './fee-line.tsx';
import { RemovePerson } from './remove-person.tsx';
import { useApplication } from './use-application.ts';
import { useOwnApplications } from './use-own-applications.ts';
import { useSelectedApplication } from './use-selected-application.ts';

const texts = householdTexts.people;

/** Everyone who has an application on this account, how far each has come, and how one more is added. */
export function PeopleCard() {
  const own = useOwnApplications();
  return (
    <FoldingCard aria-labelledby="people-title" className="grid content-start gap-3">
      <CardHeader id="people-title" title={texts.title} />
      <p>{texts.lead}</p>
      {own.data ? (
        <>
          <People {...own.data} />
          <AddPerson used={own.data.applications.length} allowance={own.data.allowance} />
        </>
      ) : own.error ? (
        <LoadProblem title={texts.loadFailed} query={own} />
      ) : (
        <Skeleton className="h-32" />
      )}
    </FoldingCard>
  );
}

function People({ applications, fees }: { applications: Application[]; fees: ApplicationFees }) {
  const shown = useApplication().data;
  const [, select] = useSelectedApplication();
  const [removing, setRemoving] = useState<Application>();
  return (
    <ul className="divide-y divide-line">
      {applications.map((application) => {
        const name = applicantWords(application);
        return (
          <li key={application.id} className="grid gap-0.5 py-3 first:pt-1">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              {applications.length > 1 && application.id === shown?.id && (
                <Tag tone="outline">{texts.shown}</Tag>
              )}
            </span>
            <span className="text-small text-muted">
              {texts.progress(application.progress_percentage, statusTexts[application.status].label)}
            </span>
            <FeeLine fees={fees} id={application.id} />
            <span className="flex flex-wrap gap-x-6">
              {application.id !== shown?.id && (
                <Button variant="quiet" onClick={() => select(application.id)}>
                  {texts.show}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              )}
              {application.applicant !== 'self' && (
                <Button variant="quiet" onClick={() => setRemoving(application)}>
                  {texts.remove}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              )}
            </span>
          </li>
        );
      })}
      {removing && <RemovePerson application={removing} onClose={() => setRemoving(undefined)} />}
    </ul>
  );
}
