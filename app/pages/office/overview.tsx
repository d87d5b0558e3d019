import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { UnusedApplications } from '#features/applications/web/unused-applications.tsx';
import { officeTexts } from '#features/overview/texts/office.ts';
import { QuickActions } from '#features/overview/web/next-steps.tsx';
import { ApplicationsByStatus, Counters, SystemStatus } from '#features/overview/web/overview-figures.tsx';
import { overviewQuery } from '#features/overview/web/queries.ts';
import { WaitsLongest } from '#features/overview/web/waiting-list.tsx';
import { RefundRequests } from '#features/plans/web/refund-requests.tsx';
import { rememberedPlace } from '#features/queue/web/queue-place.ts';
import { formatDate, formatTime } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useErrorToast } from '#ui/use-error-toast.ts';
import type { Route } from './+types/overview.ts';

const texts = officeTexts.overview;

const NextInQueue = lazyPlace(
  async () => ({ default: (await import('#features/queue/web/next-in-queue.tsx')).NextInQueue }),
  uiTexts.notFetched.title,
);

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin`, `/staff` */
export default function Overview() {
  const overview = useQuery(overviewQuery);
  useErrorToast(texts.errorTitle, overview.error?.message);
  const base = useOfficeBase();
  const client = useQueryClient();
  const refresh = () => Promise.all([overview.refetch(), client.invalidateQueries({ queryKey: ['queue'] })]);
  const updated = new Date(overview.dataUpdatedAt);
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={overview.data && texts.updated(formatDate(updated), formatTime(updated))}
        actions={
          <Button busy={overview.isFetching} onClick={() => void refresh()}>
            {!overview.isFetching && <RefreshCw aria-hidden="true" />}
            {texts.refresh}
          </Button>
        }
      />
      <QueryView
        query={overview}
        loading={texts.loading}
        skeleton={
          <div className="grid gap-4">
            <Skeleton className="h-26" />
            <Skeleton className="h-60" />
          </div>
        }
        failed={texts.errorTitle}
        className="mb-4"
      >
        {(data) => (
          <>
            <Counters overview={data} />
            <div className="grid gap-4">
              {base === '/admin' && <UnusedApplications />}
              {base === '/admin' && <RefundRequests next={<NextAfterRefund />} />}
              <WaitsLongest />
              <ApplicationsByStatus counts={data.applications_by_status} />
              <div className="grid gap-4 md:grid-cols-2">
                <SystemStatus system={data.system} />
                <QuickActions />
              </div>
            </div>
          </>
        )}
      </QueryView>
    </>
  );
}

/** For who came to a refund request from the queue: the way on, also when it has been decided since. */
function NextAfterRefund() {
  const { hash } = useLocation();
  const id = hash === '#refund-requests' ? rememberedPlace()?.id : undefined;
  return (
    id && (
      <Suspense>
        <NextInQueue key={id} id={id} />
      </Suspense>
    )
  );
}
