import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import type { getProfile } from '#features/accounts/contract/profiles.ts';
import type { Application } from '#features/applications/contract/applications.ts';
import { statusTexts } from '#features/applications/texts/applications.ts';
import { WhoseApplication } from '#features/applications/web/applicant-switcher.tsx';
import { DecisionCard, hasDecisionCard } from '#features/applications/web/decision-card.tsx';
import { ownApplicationsQuery } from '#features/applications/web/queries.ts';
import { RecentActivity } from '#features/audit/web/recent-activity.tsx';
import type { Guide } from '#features/guide/contract.ts';
import { JourneyCard } from '#features/guide/web/journey-card.tsx';
import { factsOf } from '#features/guide/web/queries.ts';
import type { Plan } from '#features/plans/rules/entitlements.ts';
import { GetHelpCard } from '#features/plans/web/get-help-card.tsx';
import { submittedAt } from '#features/schedule/rules/next-action.ts';
import { DatesCard } from '#features/schedule/web/dates-card.tsx';
import { NewReplies } from '#features/support/web/new-replies.tsx';
import { formatDay, formatTime, initialOf } from '#platform/browser/format.ts';
import type { Output } from '#platform/shared/contract.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { SlowNotice } from '#ui/slow-notice.tsx';
import { dashboardTexts } from '../texts/dashboard.ts';

/** Below what comes next. */
const PeopleCard = lazyPlace(
  async () => ({ default: (await import('#features/applications/web/people-card.tsx')).PeopleCard }),
  uiTexts.notFetched.title,
);

interface GreetingProps {
  account: Output<typeof getProfile>;
  /** When the data was fetched, in milliseconds. */
  updatedAt: number;
  /** Refetches everything. */
  onRefresh: () => Promise<void>;
}

/** 'Welcome back' with the full name, or Explorer. The initial is the name's, else the e-mail's, else U. */
export function Greeting({ account: { profile, email }, updatedAt, onRefresh }: GreetingProps) {
  const [refreshing, setRefreshing] = useState(false);
  async function refresh() {
    setRefreshing(true);
    await onRefresh();
    setRefreshing(false);
  }
  const initial = initialOf([profile?.full_name, email], dashboardTexts.unknownInitial);
  return (
    <PageHeader
      title={
        <span className="flex items-center gap-4">
          <Avatar initial={initial} className="size-tile text-2xl max-sm:hidden" />
          <span className="min-w-0 wrap-anywhere">
            {dashboardTexts.greeting(profile?.full_name || dashboardTexts.explorer)}
          </span>
        </span>
      }
      lead={
        <>
          <span className="inline-block first-letter:uppercase">{formatDay(new Date())}</span>
          <WhoseApplication />
        </>
      }
      actions={
        <>
          <p className="text-small text-muted">{dashboardTexts.updated(formatTime(new Date(updatedAt)))}</p>
          <Button variant="quiet" busy={refreshing} onClick={() => void refresh()}>
            {dashboardTexts.refresh}
          </Button>
        </>
      }
    />
  );
}

interface DashboardCardsProps {
  application: Application;
  guide: Guide;
  /** Today's plan; null on Basic. */
  plan: Exclude<Plan, 'basic'> | null;
}

/** The dashboard of an application and its account. */
export function DashboardCards({ application, guide, plan }: DashboardCardsProps) {
  const applications = useQuery(ownApplicationsQuery).data?.applications;
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
          <DatesCard
            applicationId={application.id}
            sent={submittedAt(factsOf(guide)) !== null}
            durations={guide.durations}
          />
          <RecentActivity applicantOf={nameOf} />
        </div>
        <div className="grid min-w-0 gap-6 lg:gap-8">
          <GetHelpCard plan={plan} refused={application.status === 'rejected'} />
          <Suspense fallback={<Skeleton className="h-80" />}>
            <PeopleCard />
          </Suspense>
        </div>
      </div>
    </>
  );
}

/** Announces to screen readers that the dashboard loaded, and later status changes: an approval may arrive any time. */
export function DashboardAnnouncement({ application }: { application: Application | undefined }) {
  const [message, setMessage] = useState('');
  const [known, setKnown] = useState<Pick<Application, 'id' | 'status'>>();
  const { id, status } = application ?? {};
  useEffect(() => {
    if (id === undefined || status === undefined) return;
    if (known?.id === id && known.status === status) return;
    setMessage(known?.id === id ? statusTexts[status].title : dashboardTexts.loaded);
    setKnown({ id, status });
  }, [id, status, known]);
  return <LiveRegion message={message} />;
}

/** Skeletons of the same heights, so that nothing moves. */
export function DashboardSkeleton() {
  return (
    <LoadingArea label={dashboardTexts.loading}>
      <h1 className="sr-only">{dashboardTexts.title}</h1>
      <div className="pt-8 pb-6 md:pt-12 md:pb-8">
        <Skeleton className="h-tile w-full max-w-[28rem]" />
      </div>
      <div className="grid gap-6 lg:grid-cols-[2fr_1fr] lg:items-start lg:gap-8">
        <div className="grid gap-6 lg:gap-8">
          <Skeleton className="h-[38rem] md:h-[34rem]" />
          <Skeleton className="h-[28rem]" />
        </div>
        <div className="grid gap-6 lg:gap-8">
          <Skeleton className="h-56" />
          <Skeleton className="h-80" />
        </div>
      </div>
      <SlowNotice />
    </LoadingArea>
  );
}
