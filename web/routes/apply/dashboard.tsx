import { useQueryClient } from '@tanstack/react-query';
import { dashboardTexts } from '#domain/texts/dashboard.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { useStartedApplication } from '../../features/applications/use-application.ts';
import { useDates } from '../../features/dates/use-dates.ts';
import { useGuide } from '../../features/guide/use-guide.ts';
import { useProfile } from '../../features/profiles/use-profile.ts';
import { useOwnMessages } from '../../features/support/use-own-messages.ts';
import { pageTitle } from '../../lib/page-title.ts';
import { notify } from '../../ui/notify.ts';
import type { Route } from './+types/dashboard.ts';
import { ApplicantProblem } from './applicant-problem.tsx';
import { DashboardAnnouncement } from './dashboard-announcement.tsx';
import { DashboardCards } from './dashboard-cards.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Greeting } from './greeting.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, dashboardTexts.title)];

export default function Dashboard() {
  const client = useQueryClient();
  const profile = useProfile();
  const started = useStartedApplication();
  const { application } = started;
  const guide = useGuide(application?.id);
  const error = started.error ?? profile.error ?? guide.error;
  // Only waited for, never asked after: what they say stands above all the rest and would push it down later.
  const replies = useOwnMessages();
  const dates = useDates(application?.id);
  const ready = application && profile.data && guide.data && !replies.isPending && dates.settled;

  async function refresh() {
    await client.refetchQueries({ type: 'active' });
    const states = client
      .getQueryCache()
      .findAll({ type: 'active' })
      .map(({ state }) => state);
    const failed = states.find(({ status }) => status === 'error');
    // Without a connection nothing fails: it waits, and what stands there is as old as it was.
    const waits = states.some(({ fetchStatus }) => fetchStatus === 'paused');
    if (failed || waits)
      notify.error(dashboardTexts.loadFailed.title, failed?.error?.message ?? errorTexts.unavailable);
    else notify.success(dashboardTexts.loaded);
  }

  return (
    <>
      <DashboardAnnouncement application={ready ? application : undefined} />
      {ready ? (
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
          title={dashboardTexts.loadFailed.title}
          detail={dashboardTexts.loadFailed.detail}
          error={error}
          retrying={started.retrying || profile.isFetching || guide.isFetching}
          onRetry={() => {
            if (profile.error) void profile.refetch();
            if (started.error) started.retry();
            if (guide.error) void guide.refetch();
          }}
        />
      ) : (
        <DashboardSkeleton />
      )}
    </>
  );
}
