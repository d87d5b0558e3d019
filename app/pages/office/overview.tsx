import { RefreshCw } from 'lucide-react';
import { officeTexts } from '#features/overview/texts/office.ts';
import { QuickActions, WaitsLongest } from '#features/overview/web/next-steps.tsx';
import { ApplicationsByStatus, Counters, SystemStatus } from '#features/overview/web/overview-figures.tsx';
import { useOverview, useWaiting } from '#features/overview/web/queries.ts';
import { RefundRequests } from '#features/plans/web/refund-requests.tsx';
import { formatDate, formatTime } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { useErrorToast } from '#ui/use-error-toast.ts';
import type { Route } from './+types/overview.ts';

const texts = officeTexts.overview;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin`, `/staff` */
export default function Overview() {
  const { data, error, dataUpdatedAt, isFetching, refetch } = useOverview();
  useErrorToast(texts.errorTitle, error?.message);
  const base = useOfficeBase();
  const waiting = useWaiting();
  const refresh = () => Promise.all([refetch(), waiting.refetch()]);
  const updated = new Date(dataUpdatedAt);
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={data && texts.updated(formatDate(updated), formatTime(updated))}
        actions={
          <Button busy={isFetching} onClick={() => void refresh()}>
            {!isFetching && <RefreshCw aria-hidden="true" />}
            {texts.refresh}
          </Button>
        }
      />
      {error && (
        <Alert
          tone="error"
          title={texts.errorTitle}
          className="mb-4"
          actions={<Button onClick={() => refetch()}>{texts.retry}</Button>}
        >
          {error.message}
        </Alert>
      )}
      {data ? (
        <>
          <Counters overview={data} />
          <div className="grid gap-4">
            {base === '/admin' && <RefundRequests />}
            <WaitsLongest />
            <ApplicationsByStatus counts={data.applications_by_status} />
            <div className="grid gap-4 md:grid-cols-2">
              <SystemStatus system={data.system} />
              <QuickActions />
            </div>
          </div>
        </>
      ) : (
        !error && <OverviewSkeleton />
      )}
    </>
  );
}

function OverviewSkeleton() {
  return (
    <LoadingArea label={texts.loading}>
      <div className="grid gap-4">
        <Skeleton className="h-26" />
        <Skeleton className="h-60" />
      </div>
    </LoadingArea>
  );
}
