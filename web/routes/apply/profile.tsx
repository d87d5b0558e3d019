import { profileTexts } from '#domain/texts/profiles.ts';
import { ErasureCard } from '../../features/account-erasure/erasure-card.tsx';
import { SessionsCard } from '../../features/accounts/sessions-card.tsx';
import { PeopleCard } from '../../features/applications/people-card.tsx';
import { RemindersCard } from '../../features/dates/reminders-card.tsx';
import { AccountCard } from '../../features/profiles/account-card.tsx';
import { CompletionCard } from '../../features/profiles/completion-card.tsx';
import { DataCard } from '../../features/profiles/data-card.tsx';
import { ProfileForm } from '../../features/profiles/profile-form.tsx';
import { useProfile } from '../../features/profiles/use-profile.ts';
import { pageTitle } from '../../lib/page-title.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { BackLink, PageHeader } from '../../ui/page-header.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton.tsx';
import { SlowNotice } from '../../ui/slow-notice.tsx';
import type { Route } from './+types/profile.ts';
import { ApplicantProblem } from './applicant-problem.tsx';

/** Rarely needed: a dialog weighs as much as a screen. */
const LeaveUnsaved = lazyPart(async () => ({ default: (await import('./leave-unsaved.tsx')).LeaveUnsaved }), {
  isOpen: () => true,
  close: ({ onStay }) => onStay(),
});

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, profileTexts.title)];

export default function ProfileScreen() {
  const { data, error, isFetching, refetch } = useProfile();
  return (
    <>
      <div className="pt-4">
        <BackLink to="/dashboard">{profileTexts.backToDashboard}</BackLink>
      </div>
      <PageHeader title={profileTexts.title} className="pt-2! md:pt-4!" />
      {data ? (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[3fr_2fr] lg:items-start lg:gap-8">
          <div className="grid gap-6 lg:gap-8">
            <CompletionCard profile={data.profile} suggestedName={data.suggested_name} />
            <ProfileForm profile={data.profile} suggestedName={data.suggested_name} />
          </div>
          <div className="grid gap-6 lg:gap-8">
            <AccountCard profile={data.profile} email={data.email} />
            <PeopleCard />
            <RemindersCard />
            <SessionsCard question={LeaveUnsaved} />
            <DataCard />
            <ErasureCard />
          </div>
        </div>
      ) : error ? (
        <ApplicantProblem
          title={profileTexts.loadFailed.title}
          detail={profileTexts.loadFailed.detail}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <LoadingArea label={profileTexts.loading}>
            <div className="grid gap-6 pb-8 lg:grid-cols-[3fr_2fr] lg:gap-8">
              <div className="grid content-start gap-6 lg:gap-8">
                <Skeleton className="h-36" />
                <Skeleton className="h-112" />
              </div>
              <div className="grid content-start gap-6 lg:gap-8">
                <Skeleton className="h-56" />
                <Skeleton className="h-72" />
              </div>
            </div>
          </LoadingArea>
          <SlowNotice />
        </>
      )}
    </>
  );
}
