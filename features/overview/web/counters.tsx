import { TriangleAlert } from 'lucide-react';
import { formatCount } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import type { Output } from '#platform/shared/contract.ts';
import { Anchor } from '#ui/link.tsx';
import type { getOverview } from '../contract/overview.ts';
import { officeTexts } from '../texts/office.ts';

const texts = officeTexts.overview;

type Overview = Output<typeof getOverview>;

/** The four figures, each a way to its list. */
export function Counters({ overview }: { overview: Overview }) {
  const base = useOfficeBase();
  // Moderators have no list of users.
  const users = base === '/admin' ? `${base}/users` : undefined;
  return (
    <div className="@container mb-4">
      <ul className="grid rounded-card border border-line bg-surface @min-[20rem]:grid-cols-2 @min-[44rem]:grid-cols-4 [&>li+li]:border-line @max-[20rem]:[&>li+li]:border-t @min-[44rem]:[&>li+li]:border-l @min-[20rem]:@max-[44rem]:[&>li:nth-child(even)]:border-l @min-[20rem]:@max-[44rem]:[&>li:nth-child(n+3)]:border-t">
        <Figure title={texts.totalUsers} counter={overview.total_users} to={users} />
        <Figure
          title={texts.activeApplications}
          counter={overview.active_applications}
          to={`${base}/applications?status=active`}
        />
        <Figure
          title={texts.openTickets}
          counter={overview.open_support_tickets}
          to={`${base}/support?status=open`}
        />
        <Figure
          title={texts.completedApplications}
          counter={overview.completed_applications}
          to={`${base}/applications?status=completed`}
        />
      </ul>
    </div>
  );
}

function Figure({ title, counter, to }: { title: string; counter: Overview['total_users']; to?: string }) {
  const inside = (
    <>
      <h2 className="text-base font-medium text-muted group-hover:text-link group-hover:underline">
        {title}
      </h2>
      <p className="text-2xl font-strong">{formatCount(counter.value)}</p>
      <p className="text-small @min-[20rem]:min-h-[1.45em] text-muted tabular-nums">
        {counter.failed ? (
          <span className="inline-flex items-center gap-1 text-bad-text">
            <TriangleAlert aria-hidden="true" className="size-4" />
            {texts.couldNotLoad}
          </span>
        ) : (
          counter.week_ago !== null && texts.change(counter.value - counter.week_ago)
        )}
      </p>
    </>
  );
  const look = 'group block h-full px-4 py-3 text-ink no-underline';
  return (
    <li>
      {to ? (
        <Anchor to={to} className={look}>
          {inside}
        </Anchor>
      ) : (
        <div className={look}>{inside}</div>
      )}
    </li>
  );
}
