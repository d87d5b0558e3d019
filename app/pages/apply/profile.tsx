import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { profileFields } from '#features/accounts/rules.ts';
import { profileTexts } from '#features/accounts/texts/profiles.ts';
import { AccountCard, CompletionCard } from '#features/accounts/web/profile-cards.tsx';
import { ProfileForm } from '#features/accounts/web/profile-form.tsx';
import { profileQuery } from '#features/accounts/web/queries.ts';
import { SessionsCard } from '#features/accounts/web/sessions-card.tsx';
import { ApplicantProblem } from '#features/applications/web/applicant-problem.tsx';
import { PeopleCard } from '#features/applications/web/people-card.tsx';
import { backToAnswers } from '#features/documents/texts/changing.ts';
import { checkAnswersPath, useChanging } from '#features/documents/web/changing.ts';
import { RemindersCard } from '#features/schedule/web/reminders-card.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SlowNotice } from '#ui/slow-notice.tsx';
import { LeaveUnsaved } from '../../frames/leave-unsaved.ts';
import type { Route } from './+types/profile.ts';

/** The names of all states weigh much, and most people have said theirs in the guide. */
const ResidenceCard = lazyPlace(
  async () => ({ default: (await import('#features/places/web/residence-card.tsx')).ResidenceCard }),
  uiTexts.notFetched.title,
);

/** The last on the page, and rarely used. */
const PrivacyCards = lazyPlace(async () => {
  const { DataCard, ErasureCard } = await import('#features/privacy/web/privacy-cards.tsx');
  return {
    default: () => (
      <>
        <DataCard />
        <ErasureCard />
      </>
    ),
  };
}, uiTexts.notFetched.title);

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, profileTexts.title)];

export default function ProfileScreen() {
  const profile = useQuery(profileQuery);
  const changing = useChanging();
  const navigate = useNavigate();
  const onDone = useMemo(
    () => (changing === null ? undefined : () => void navigate(checkAnswersPath)),
    [changing, navigate],
  );
  return (
    <>
      <div className="pt-4">
        {changing === null ? (
          <BackLink to="/dashboard">{profileTexts.backToDashboard}</BackLink>
        ) : (
          <BackLink to={checkAnswersPath}>{backToAnswers}</BackLink>
        )}
      </div>
      <PageHeader title={profileTexts.title} className="pt-2! md:pt-4!" />
      <QueryView
        query={profile}
        loading={profileTexts.loading}
        skeleton={
          <>
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
            <SlowNotice />
          </>
        }
        failed={<ApplicantProblem {...profileTexts.loadFailed} query={profile} />}
        silent
      >
        {(data) => (
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-[3fr_2fr] lg:items-start lg:gap-8">
            <div className="grid gap-6 lg:gap-8">
              <CompletionCard profile={data.profile} suggestedName={data.suggested_name} />
              <ProfileForm
                profile={data.profile}
                suggestedName={data.suggested_name}
                focus={profileFields.find((field) => field === changing)}
                onDone={onDone}
              />
            </div>
            <div className="grid gap-6 lg:gap-8">
              <AccountCard profile={data.profile} email={data.email} />
              <Suspense fallback={<Skeleton className="h-36" />}>
                <ResidenceCard changing={changing} onDone={onDone} />
              </Suspense>
              <PeopleCard />
              <RemindersCard />
              <SessionsCard question={LeaveUnsaved} />
              <Suspense fallback={<Skeleton className="h-36" />}>
                <PrivacyCards />
              </Suspense>
            </div>
          </div>
        )}
      </QueryView>
    </>
  );
}
