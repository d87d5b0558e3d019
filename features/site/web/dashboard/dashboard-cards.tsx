import type { Application } from '#features/applications/contract/applications.ts';
import { DecisionCard, hasDecisionCard } from '#features/applications/web/decision-card.tsx';
import { PeopleCard } from '#features/applications/web/people-card.tsx';
import { useOwnApplications } from '#features/applications/web/use-own-applications.ts';
import { RecentActivity } from '#features/audit/web/recent-activity.tsx';
import type { Guide } from '#features/guide/contract.ts';
import { JourneyCard } from '#features/guide/web/journey-card.tsx';
import type { Plan } from '#features/plans/rules/entitlements.ts';
import { GetHelpCard } from '#features/plans/web/get-help-card.tsx';
import { DatesCard } from '#features/schedule/web/dates-card.tsx';
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts';
import { NewReplies } from '#features/support/web/new-replies.tsx';

interface DashboardCardsProps {
  application: Application;
  guide: Guide;
  /** The plan that counts today; null on Basic. */
  plan: Exclude<Plan, 'basic'> | null;
}

/** What the dashboard shows of one application, and of the account it belongs to. */
export function DashboardCards({ application, guide, plan }: DashboardCardsProps) {
  const settings = usePublicSettings();
  const applications = useOwnApplications().data?.applications;
  const nameOf = (id: string | null) => applications?.find((one) => one.id === id)?.applicant_name;
  return (
    <>
      <NewReplies />
      {hasDecisionCard(application) && (
        <div className="mb-6 lg:mb-8">
          <DecisionCard application={application} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[2fr_1fr] lg:items-start lg:gap-8">
        <div className="grid min-w-0 gap-6 lg:gap-8">
          <JourneyCard application={application} guide={guide} />
          <DatesCard applicationId={application.id} />
          <RecentActivity applicantOf={nameOf} />
        </div>
        <div className="grid min-w-0 gap-6 lg:gap-8">
          <GetHelpCard plan={plan} consultationUrl={settings.data?.consultation_url ?? null} />
          <PeopleCard />
        </div>
      </div>
    </>
  );
}
