import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ApplicationStatus, applicationStatus } from '#features/applications/contract/applications.ts';
import { statusLabels } from '#features/applications/texts/office-applications.ts';
import { formatCount, formatTime } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import type { Output } from '#platform/shared/contract.ts';
import { Card, CardHeader } from '#ui/card.tsx';
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

const colors: Record<ApplicationStatus, string> = {
  started: 'fill-muted bg-muted',
  in_progress: 'fill-icon-now bg-icon-now',
  under_review: 'fill-link bg-link',
  approved: 'fill-good-text bg-good-text',
  rejected: 'fill-bad-text bg-bad-text',
  completed: 'fill-control bg-control',
};

/** How all cases are spread over the six statuses: a bar for the eye, and the same as links with figures. */
export function ApplicationsByStatus({ counts }: { counts: Partial<Record<string, number>> }) {
  const base = useOfficeBase();
  const rows = applicationStatus.options.map((status) => ({ status, count: counts[status] ?? 0 }));
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  return (
    <Card padded={false} aria-labelledby="by-status">
      <CardHeader
        id="by-status"
        title={texts.allApplications(formatCount(total))}
        aside={texts.activeMeans}
        className="border-b border-line px-4 py-3"
      />
      {total === 0 ? (
        <p className="p-4">{texts.noApplications}</p>
      ) : (
        <div className="grid gap-3 p-4">
          <Bar rows={rows} total={total} />
          <ul className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3 lg:grid-cols-6">
            {rows.map(({ status, count }) => (
              <li key={status}>
                <Anchor
                  to={`${base}/applications?status=${status}`}
                  className="group block text-ink no-underline"
                >
                  <b className="block text-xl font-strong">{formatCount(count)}</b>
                  <span className="flex items-center gap-1.5 text-muted group-hover:text-link group-hover:underline">
                    <span aria-hidden="true" className={`size-2.5 rounded-[2px] ${colors[status]}`} />
                    {statusLabels[status]}
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

interface BarProps {
  rows: { status: ApplicationStatus; count: number }[];
  total: number;
}

function Bar({ rows, total }: BarProps) {
  let before = 0;
  return (
    <svg aria-hidden="true" className="h-5 w-full overflow-hidden rounded-tile">
      {rows.map(({ status, count }) => {
        const x = before;
        before += count;
        return (
          <rect
            key={status}
            x={`${(x / total) * 100}%`}
            width={`${(count / total) * 100}%`}
            height="100%"
            className={`stroke-surface stroke-2 ${colors[status]}`}
          />
        );
      })}
    </svg>
  );
}

const lines = [texts.databaseConnected, texts.authenticationActive, texts.adminAccessEnabled];

/**
 * The three specified lines, and what a look at each part has just shown. The answer that brings them came out of the
 * database, for a person whose sign-in and role were checked: they are true whenever they can be read.
 */
export function SystemStatus({ system }: { system: Output<typeof getOverview>['system'] }) {
  const parts = ['database', 'files', 'worker'] as const;
  const failing = parts.filter((part) => !system[part].ok);
  const slowest = Math.max(...parts.map((part) => system[part].milliseconds));
  return (
    <Card aria-labelledby="system-status">
      <CardHeader id="system-status" title={texts.systemStatus} />
      <ul className="mt-3 grid gap-2">
        {lines.map((line) => (
          <li key={line} className="flex items-center gap-2">
            <CircleCheck aria-hidden="true" className="text-good-text" />
            {line}
          </li>
        ))}
        {failing.map((part) => (
          <li key={part} className="flex gap-2 font-strong text-bad-text">
            <TriangleAlert aria-hidden="true" className="mt-0.5" />
            {texts.failing[part]}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-muted tabular-nums">
        {texts.checked(formatTime(system.checked_at), Math.round(slowest))}
      </p>
    </Card>
  );
}
