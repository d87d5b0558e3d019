import { useRouteLoaderData } from 'react-router';
import { privacyTexts } from '#domain/texts/privacy.ts';
import { PlainPage } from '../../features/site/plain-page.tsx';
import { pageTitle, type SiteData } from '../../lib/page-title.ts';
import { useIsSignedIn } from '../../lib/session.ts';
import { Link } from '../../ui/link.tsx';
import type { Route } from './+types/privacy.ts';

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, privacyTexts.title)];

export default function Privacy() {
  const signedIn = useIsSignedIn();
  const { supportEmail } = useRouteLoaderData('root') as SiteData;
  const { title, version, inShort, contact } = privacyTexts;
  return (
    <PlainPage title={title} lead={version} signedIn={signedIn}>
      <section aria-labelledby="in-short" className="grid gap-3">
        <h2 id="in-short" className="text-xl">
          {inShort.heading}
        </h2>
        <ul className="grid list-disc gap-2 pl-6">
          {inShort.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="ask-us" className="grid gap-3">
        <h2 id="ask-us" className="text-xl">
          {contact.heading}
        </h2>
        <p>
          {contact.detail} <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>.
        </p>
      </section>
    </PlainPage>
  );
}

export { sharedPage as headers } from '../../lib/shared-page.ts';
