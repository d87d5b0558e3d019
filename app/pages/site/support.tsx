import { Suspense } from 'react';
import { useRouteLoaderData } from 'react-router';
import { RequireSession } from '#features/accounts/web/require-session.tsx';
import { PlainPage } from '#features/site/web/plain-page.tsx';
import { supportTexts } from '#features/support/texts/support.ts';
import { ContactDetails, GetStarted, SignInToWrite } from '#features/support/web/contact.tsx';
import { pageTitle, type SiteData } from '#platform/browser/page-title.ts';
import { shareCard } from '#platform/browser/share-card.ts';
import { shareTexts } from '#platform/shared/texts/share.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { lazyPlace } from '#ui/lazy-place.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useEdges } from '../../frames/use-edges.tsx';
import type { Route } from './+types/support.ts';

/** Visitors have no use for it, and it brings everything that signed-in screens share. */
const OwnSupport = lazyPlace(async () => {
  const [{ ServerState }, { OfflineNotice }, { MaintenanceNotice }, { PersonalSupport }] = await Promise.all([
    import('#platform/browser/server-state.tsx'),
    import('#ui/offline-notice.tsx'),
    import('#features/site/web/maintenance-notice.tsx'),
    import('#features/support/web/personal-support.tsx'),
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
  const frame = useEdges();
  const site = useRouteLoaderData('root') as SiteData;
  const signIn = <SignInToWrite />;
  return (
    <PlainPage title={supportTexts.title} {...frame} wide>
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
      <GetStarted signedIn={frame.signedIn} />
    </PlainPage>
  );
}

export { sharedPage as headers } from '#platform/browser/shared-page.ts';
