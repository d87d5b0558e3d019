import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { LiveRegion } from '#ui/live-region.tsx';
import type { Application } from '../contract/applications.ts';
import { applicantWords, householdTexts } from '../texts/household.ts';
import { ownApplicationsQuery } from './queries.ts';
import { useApplication, useSelectedApplication } from './use-application.ts';

/** Whose application the pages show; nothing for a person who is alone. */
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

/** The same shapes, unseen, so that the page does not move when the people come. */
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

/** In a page's header: whose things these are, where there are several people. */
export function WhoseApplication() {
  const count = useQuery(ownApplicationsQuery).data?.applications.length ?? 0;
  const { data: application } = useApplication();
  if (count < 2 || !application) return null;
  return (
    <span className="block font-strong text-ink wrap-anywhere">{householdTexts.whose(application)}</span>
  );
}

/** Kept in the browser, like everything of a person there wiped at sign-out. */
const key = 'rumo-people';

/** How many people this account had when this browser last knew it: that much room is kept free while they come. */
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
    // Storage can be forbidden: the page then moves a little when the people are known.
  }
}
