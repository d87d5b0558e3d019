import { useRouteLoaderData } from 'react-router';
import { supportTexts } from '#domain/texts/support.ts';
import { PlainPage } from '../../features/site/plain-page.tsx';
import { ContactDetails } from '../../features/support/contact-details.tsx';
import { pageTitle, type SiteData } from '../../lib/page-title.ts';
import { useIsSignedIn } from '../../lib/session.ts';
import type { Route } from './+types/support.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, supportTexts.title)];

/** Under /support and /contact: one screen, two addresses. */
export default function Support() {
  const signedIn = useIsSignedIn();
  const site = useRouteLoaderData('root') as SiteData;
  return (
    <PlainPage title={supportTexts.title} signedIn={signedIn}>
      <ContactDetails supportEmail={site.supportEmail} signedIn={signedIn} />
    </PlainPage>
  );
}

export { sharedPage as headers } from '../../lib/shared-page.ts';
