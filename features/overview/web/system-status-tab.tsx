import { useQuery } from '@tanstack/react-query';
import { CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { officeSettingsTexts } from '#features/settings/texts.ts';
import { call } from '#platform/browser/api.ts';
import { formatCount, formatTime } from '#platform/browser/format.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { getSystemStatus, type Probe, type SystemStatus } from '../contract/health.ts';

const texts = officeSettingsTexts.system;

/** Three totals, and each part of the system with what a real try of it has just shown. */
export function SystemStatusTab() {
  const query = useQuery({
    queryKey: ['health', 'system'],
    queryFn: ({ signal }) => call(getSystemStatus, {}, { signal }),
    staleTime: 0,
  });
  return (
    <QueryView
      // An earlier state of the system would pass for the present one.
      query={query.error ? { ...query, data: undefined } : query}
      loading={texts.loading}
      skeleton={
        <div className="grid gap-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-60" />
        </div>
      }
      failed={texts.errorLoading}
      size="card"
    >
      {(data) => (
        <div className="grid gap-4">
          <ul className="grid rounded-card border border-line bg-surface sm:grid-cols-3 [&>li+li]:border-line max-sm:[&>li+li]:border-t sm:[&>li+li]:border-l">
            <Total title={texts.totalUsers} count={data.totals.users} />
            <Total title={texts.totalApplications} count={data.totals.applications} />
            <Total title={texts.totalDocuments} count={data.totals.documents} />
          </ul>
          <Card aria-labelledby="system-health">
            <CardHeader
              id="system-health"
              title={texts.health}
              aside={
                <span className="flex flex-wrap items-center gap-3 tabular-nums">
                  {texts.checked(formatTime(data.checked_at))}
                  <Button busy={query.isFetching} onClick={() => query.refetch()}>
                    {!query.isFetching && <RefreshCw aria-hidden="true" />}
                    {texts.again}
                  </Button>
                </span>
              }
            />
            <Parts status={data} />
          </Card>
        </div>
      )}
    </QueryView>
  );
}

function Total({ title, count }: { title: string; count: number }) {
  return (
    <li className="px-4 py-3">
      <h2 className="text-base font-medium text-muted">{title}</h2>
      <p className="text-2xl font-strong">{formatCount(count)}</p>
    </li>
  );
}

function Parts({ status }: { status: SystemStatus }) {
  const { database, storage, scanner, authentication, mail, jobs } = status;
  const provider = authentication.provider === 'google' ? texts.google : texts.builtIn;
  const smtp = mail.delivery === 'smtp';
  return (
    <ul className="mt-2 divide-y divide-line-soft">
      <Part title={texts.database} probe={database} tried={texts.databaseTried} />
      <Part title={texts.storage} probe={storage} tried={texts.storageTried}>
        {storage.disk
          ? texts.disk(formatCount(storage.disk.free_mb), formatCount(storage.disk.floor_mb))
          : texts.bucket}
        {storage.missing ? ` ${texts.missing(formatCount(storage.missing))}` : null}
      </Part>
      <Part
        title={texts.scanner}
        probe={scanner}
        tried={scanner.mode === 'clamd' ? texts.scannerTried : undefined}
      >
        {scanner.mode === 'local' && `${texts.noScanner} `}
        {scanner.waiting > 0 && texts.filesWaiting(formatCount(scanner.waiting))}
      </Part>
      <Part title={texts.authentication} probe={authentication} tried={texts.authenticationTried(provider)} />
      <Part title={texts.mail} probe={mail} tried={smtp ? texts.mailTried : undefined}>
        {!smtp && `${texts.noMailServer} `}
        {texts.mails(formatCount(mail.waiting), formatCount(mail.failed))}{' '}
        <Link to="/admin/outbox" className="inline-flex min-h-6 items-center">
          {texts.outbox}
        </Link>
      </Part>
      <Part title={texts.jobs} probe={jobs} tried={texts.jobsTried}>
        {jobs.oldest_seconds === null
          ? texts.noJobs
          : texts.oldestJob(formatCount(jobs.waiting), formatWait(jobs.oldest_seconds))}
        {jobs.given_up > 0 && ` ${texts.givenUp(formatCount(jobs.given_up))}`}
      </Part>
    </ul>
  );
}

interface PartProps {
  title: string;
  probe: Probe;
  /** What was done to find out; absent where there was nothing to do. */
  tried?: string;
  children?: ReactNode;
}

function Part({ title, probe, tried, children }: PartProps) {
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-3 sm:grid-cols-[16rem_8rem_1fr]">
      <h3 className="text-base font-medium">{title}</h3>
      {probe.ok ? (
        <p className="flex items-start gap-1.5">
          <CircleCheck aria-hidden="true" className="mt-0.5 text-good-text" />
          {texts.healthy}
        </p>
      ) : (
        <p className="flex items-start gap-1.5 font-strong text-bad-text">
          <TriangleAlert aria-hidden="true" className="mt-0.5" />
          {texts.failing}
        </p>
      )}
      <div className="text-small text-muted tabular-nums">
        {!probe.ok && <p className="text-bad-text">{probe.reason}</p>}
        {probe.ok && tried && <p>{texts.tried(tried, probe.milliseconds)}</p>}
        {children && <p>{children}</p>}
      </div>
    </li>
  );
}

const minute = 60;

const hour = 60 * minute;

/** A wait in whole units: "40 s", "12 min", "3 h". */
function formatWait(seconds: number): string {
  if (seconds < minute) return `${seconds} s`;
  if (seconds < hour) return `${Math.floor(seconds / minute)} min`;
  return `${formatCount(Math.floor(seconds / hour))} h`;
}
