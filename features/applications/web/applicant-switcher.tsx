import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { LiveRegion } from '#ui/live-region.tsx';
import type { Application } from '../contract/applications.ts';
import { applicantWords, householdTexts } from '../texts/household.ts';
import { ownApplicationsQuery } from './queries.ts';
import { useApplication, useSelectedApplication } from './use-application.ts';

/** Selects whose application the pages show. Empty for an account with one applicant. */
export function ApplicantSwitcher() {
  const applications = useQuery(ownApplicationsQuery).data?.applications;
  const shown = useApplication().data;
  const [, select] = useSelectedApplication();
  const [message, setMessage] = useState('');
  const count = applications?.length;
  useEffect(() => {
    if (count !== undefined) rememberPeople(count);
  }, [count]);

  if (!applications) return <RoomForPeople />;
  if (applications.length < 2) return null;
  function show(application: Application) {
    select(application.id);
    setMessage(householdTexts.nowShowing(application));
  }
  return (
    <section aria-labelledby="whose-title" className="no-print border-b border-line bg-well">
      <Row
        title={
          <span id="whose-title" className="text-small text-muted">
            {householdTexts.switcher}
          </span>
        }
      >
        {applications.map((application) => {
          const chosen = application.id === shown?.id;
          return (
            <button
              key={application.id}
              type="button"
              aria-pressed={chosen}
              onClick={() => show(application)}
              className={clsx(
                button,
                chosen
                  ? 'border-link bg-tint font-strong text-link'
                  : 'border-control bg-surface text-ink hover:border-link',
              )}
            >
              {applicantWords(application)}
            </button>
          );
        })}
      </Row>
      <LiveRegion message={message} />
    </section>
  );
}

const button = 'min-h-control max-w-full rounded-control border px-4 py-1 text-left wrap-anywhere';

function Row({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      {title}
      <span className="flex max-w-full flex-wrap gap-2">{children}</span>
    </div>
  );
}

/** Skeleton of the same size, so that the page does not move when the applicants load. */
function RoomForPeople() {
  const count = rememberedPeople();
  if (count < 2) return null;
  return (
    <div aria-hidden="true" className="no-print invisible border-b">
      <Row title={<span className="text-small">{householdTexts.switcher}</span>}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand for nobody yet
          <span key={index} className={clsx(button, index === 0 ? 'w-16' : 'w-56')} />
        ))}
      </Row>
    </div>
  );
}

/** Names the selected applicant in a page's header, when the account has several. */
export function WhoseApplication() {
  const count = useQuery(ownApplicationsQuery).data?.applications.length ?? 0;
  const { data: application } = useApplication();
  if (count < 2 || !application) return null;
  return (
    <span className="block font-strong text-ink wrap-anywhere">{householdTexts.whose(application)}</span>
  );
}

/** Local storage; cleared at sign-out with all of the user's data. */
const key = 'rumo-people';

/** How many applicants this account had on the last visit; the skeleton reserves their room. */
function rememberedPeople(): number {
  try {
    return Number(localStorage.getItem(key));
  } catch {
    return 0;
  }
}

function rememberPeople(count: number): void {
  try {
    localStorage.setItem(key, String(count));
  } catch {
    // Storage can be forbidden: the page then moves a little when the applicants load.
  }
}
