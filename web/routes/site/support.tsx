import { Suspense } from 'react';
import { useRouteLoaderData } from 'react-router';
import { shareTexts } from '#domain/texts/share.ts';
import { supportTexts } from '#domain/texts/support.ts';
import { uiTexts } from '#domain/texts/ui.ts';
import { RequireSession } from '../../features/accounts/require-session.tsx';
import { PlainPage } from '../../features/site/plain-page.tsx';
import { ContactDetails, GetStarted } from '../../features/support/contact-details.tsx';
import { SignInToWrite } from '../../features/support/sign-in-to-write.tsx';
import { pageTitle, type SiteData } from '../../lib/page-title.ts';
import { useIsSignedIn } from '../../lib/session.ts';
import { shareCard } from '../../lib/share-card.ts';
import { lazyPlace } from '../../ui/lazy-place.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/support.ts';

/** Visitors have no use for it, and it brings everything that signed-in screens share. */
const OwnSupport = lazyPlace(async () => {
  const [{ ServerState }, { OfflineNotice }, { MaintenanceNotice }, { PersonalSupport }] = await Promise.all([
    import('../../lib/server-state.tsx'),
    import('../../ui/offline-notice.tsx'),
    import('../../features/accounts/maintenance-notice.tsx'),
    import('../../features/support/personal-support.tsx'),
  ]);
  return {
    default: () => (
      <ServerState keep>
        <OfflineNotice />
        <MaintenanceNotice />
        <PersonalSupport />
      </ServerState>
    ),
  };
}, uiTexts.notCome(supportTexts.title));

export const meta: Route.MetaFunction = (args) => [
  pageTitle(args.matches, supportTexts.title),
  ...shareCard(args, supportTexts.title, shareTexts.support),
];

/** Under /support and /contact: one screen, two addresses. */
export default function Support() {
  const signedIn = useIsSignedIn();
  const site = useRouteLoaderData('root') as SiteData;
  const signIn = <SignInToWrite />;
  return (
    <PlainPage title={supportTexts.title} signedIn={signedIn} wide>
      <div className="grid gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div>
          <ContactDetails supportEmail={site.supportEmail} />
        </div>
        <div>
          <RequireSession waiting={signIn} otherwise={signIn}>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <OwnSupport />
            </Suspense>
          </RequireSession>
        </div>
      </div>
      <GetStarted signedIn={signedIn} />
    </PlainPage>
  );
}

export { sharedPage as headers } from '../../lib/shared-page.ts';
