import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { profileQuery } from '#features/accounts/web/queries.ts';
import { ApplicantProblem } from '#features/applications/web/applicant-problem.tsx';
import { useStartedApplication } from '#features/applications/web/use-application.ts';
import { guideQuery } from '#features/guide/web/queries.ts';
import { useDates } from '#features/schedule/web/queries.ts';
import { dashboardTexts } from '#features/site/texts/dashboard.ts';
import {
  DashboardAnnouncement,
  DashboardCards,
  DashboardSkeleton,
  Greeting,
} from '#features/site/web/dashboard.tsx';
import { ownMessagesQuery } from '#features/support/web/queries.ts';
import { officeOf } from '#platform/browser/office-base.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { errorTexts } from '#platform/shared/texts/errors.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { notify } from '#ui/notify.ts';
import type { Route } from './+types/dashboard.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, dashboardTexts.title)];

const StaffDashboard = lazyPlace(
  () => import('#features/site/web/staff-dashboard.tsx'),
  uiTexts.notFetched.title,
);

export default function Dashboard() {
  const client = useQueryClient();
  const profile = useQuery(profileQuery);
  const started = useStartedApplication();
  const { application } = started;
  const office = started.staff && officeOf(started.staff.role);
  const guide = useQuery(guideQuery(application?.id));
  const error = started.error ?? profile.error ?? guide.error;
  // Only waited for, never asked after: what they say is above all the rest and would push it down later.
  const replies = useQuery(ownMessagesQuery);
  const dates = useDates(application?.id);
  const ready = application && profile.data && guide.data && !replies.isPending && dates.settled;

  async function refresh() {
    await client.refetchQueries({ type: 'active' });
    const states = client
      .getQueryCache()
      .findAll({ type: 'active' })
      .map(({ state }) => state);
    const failed = states.find(({ status }) => status === 'error');
    // Without a connection nothing fails: it waits, and what is there is as old as it was.
    const waits = states.some(({ fetchStatus }) => fetchStatus === 'paused');
    if (failed || waits)
      notify.error(dashboardTexts.loadFailed.title, failed?.error?.message ?? errorTexts.unavailable);
    else notify.success(dashboardTexts.loaded);
  }

  return (
    <>
      <DashboardAnnouncement application={ready ? application : undefined} />
      {office ? (
        <Suspense>
          <StaffDashboard office={office} busy={started.isStarting} onStart={started.start} />
        </Suspense>
      ) : ready ? (
        <>
          <Greeting
            account={profile.data}
            updatedAt={Math.min(started.updatedAt, guide.dataUpdatedAt, profile.dataUpdatedAt)}
            onRefresh={refresh}
          />
          <DashboardCards application={application} guide={guide.data} plan={profile.data.active_plan} />
        </>
      ) : error ? (
        <ApplicantProblem
          heading={dashboardTexts.title}
          {...dashboardTexts.loadFailed}
          query={{
            error,
            isFetching: started.retrying || profile.isFetching || guide.isFetching,
            refetch: () => {
              if (profile.error) void profile.refetch();
              if (started.error) started.retry();
              if (guide.error) void guide.refetch();
            },
          }}
        />
      ) : (
        <DashboardSkeleton />
      )}
    </>
  );
}
