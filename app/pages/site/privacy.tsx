import { useRouteLoaderData } from 'react-router';
import { privacyTexts } from '#features/privacy/texts/privacy.ts';
import { PlainPage } from '#features/site/web/plain-page.tsx';
import { AdvertisingCard, CountingCard, Policy, PolicyContents } from '#features/site/web/privacy.tsx';
import { pageTitle, type SiteData } from '#platform/browser/page-title.ts';
import { useIsSignedIn } from '#platform/browser/session.ts';
import { shareCard } from '#platform/browser/share-card.ts';
import { shareTexts } from '#platform/shared/texts/share.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import type { Route } from './+types/privacy.ts';

export const meta: Route.MetaFunction = (args) => [
  pageTitle(args.matches, privacyTexts.title),
  ...shareCard(args, privacyTexts.title, shareTexts.privacy),
];

/** `/privacy`: what is true today in short, then the policy in twelve sections, then whom to ask. */
export default function Privacy() {
  const signedIn = useIsSignedIn();
  const { supportEmail, adsConfigured } = useRouteLoaderData('root') as SiteData;
  const { title, version, inShort, contents, contact } = privacyTexts;
  return (
    <PlainPage title={title} lead={version} signedIn={signedIn} wide>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:gap-x-16">
        <Card aria-labelledby="in-short" className="grid max-w-read gap-3">
          <CardHeader id="in-short" title={inShort.heading} />
          <p className="text-muted">{inShort.dated}</p>
          <ul className="grid list-disc gap-2 pl-6">
            {inShort.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Card>
        <PolicyContents title={contents} />
        <div className="grid max-w-read gap-8">
          <Policy />
          <CountingCard />
          <AdvertisingCard configured={adsConfigured} />
          <section aria-labelledby="ask-us" className="grid gap-3">
            <h2 id="ask-us" className="text-xl">
              {contact.heading}
            </h2>
            <p>
              {contact.detail}{' '}
              <Link href={`mailto:${supportEmail}`} className="wrap-anywhere">
                {supportEmail}
              </Link>
              .
            </p>
          </section>
        </div>
      </div>
    </PlainPage>
  );
}

export { sharedPage as headers } from '#platform/browser/shared-page.ts';
