import { siteTexts } from '#domain/texts/site.ts';
import { CallToAction } from '../../features/site/call-to-action.tsx';
import { Hero } from '../../features/site/hero.tsx';
import { Offer } from '../../features/site/offer.tsx';
import { PathToPortugal } from '../../features/site/path-to-portugal.tsx';
import { SiteFrame } from '../../features/site/site-frame.tsx';
import { pageTitle } from '../../lib/page-title.ts';
import { useIsSignedIn } from '../../lib/session.ts';
import type { Route } from './+types/landing.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, siteTexts.hero.title.join(' ')),
  { name: 'description', content: siteTexts.description },
];

export default function Landing() {
  const signedIn = useIsSignedIn();
  return (
    <SiteFrame overHero signedIn={signedIn}>
      <Hero signedIn={signedIn} />
      <p className="border-b border-line py-4 text-small text-muted">
        <span className="wrap block">{siteTexts.whoWeAre}</span>
      </p>
      <Offer />
      <PathToPortugal />
      <CallToAction signedIn={signedIn} />
    </SiteFrame>
  );
}

export { sharedPage as headers } from '../../lib/shared-page.ts';
