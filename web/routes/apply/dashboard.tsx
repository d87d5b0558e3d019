import { dashboardTexts } from '#domain/texts/dashboard.ts';
import { DecisionCard, hasDecisionCard } from '../../features/applications/decision-card.tsx';
import { JourneyCard } from '../../features/applications/journey-card.tsx';
import { useStartedApplication } from '../../features/applications/use-application.ts';
import { RecentActivity } from '../../features/audit/recent-activity.tsx';
import { GetHelpCard } from '../../features/plans/get-help-card.tsx';
import { useProfile } from '../../features/profiles/use-profile.ts';
import { usePublicSettings } from '../../features/settings/use-public-settings.ts';
import { formatTime } from '../../lib/format.ts';
import { pageTitle } from '../../lib/page-title.ts';
import type { Route } from './+types/dashboard.ts';
import { ApplicantProblem } from './applicant-problem.tsx';
import { DashboardAnnouncement } from './dashboard-announcement.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Greeting } from './greeting.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, dashboardTexts.title)];

export default function Dashboard() {
  const profile = useProfile();
  const settings = usePublicSettings();
  const started = useStartedApplication();
  const { application } = started;
  const error = started.error ?? profile.error;
  const ready = application && profile.data;

  return (
    <>
      <DashboardAnnouncement application={ready && application} />
      {ready ? (
        <>
          <Greeting account={profile.data} updated={formatTime(new Date(started.updatedAt))} />
          {hasDecisionCard(application) && (
            <div className="mb-6 lg:mb-8">
              <DecisionCard application={application} />
            </div>
          )}
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-[2fr_1fr] lg:items-start lg:gap-8">
            <JourneyCard application={application} />
            <RecentActivity />
            <GetHelpCard
              className="lg:col-start-2 lg:row-start-1"
              profile={profile.data.profile}
              consultationUrl={settings.data?.consultation_url ?? null}
            />
          </div>
        </>
      ) : error ? (
        <ApplicantProblem
          heading={dashboardTexts.title}
          title={dashboardTexts.loadFailed.title}
          detail={dashboardTexts.loadFailed.detail}
          error={error}
          retrying={started.retrying || profile.isFetching}
          onRetry={() => {
            if (profile.error) void profile.refetch();
            if (started.error) started.retry();
          }}
        />
      ) : (
        <DashboardSkeleton />
      )}
    </>
  );
}
