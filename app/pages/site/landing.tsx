import { lazy, Suspense, useMemo } from 'react';
import { durationsOf } from '#features/facts/durations.ts';
import { landingTexts } from '#features/site/texts/landing.ts';
import { siteTexts } from '#features/site/texts/site.ts';
import { Hero } from '#features/site/web/hero.tsx';
import { landingFacts } from '#features/site/web/landing-facts.ts';
import { loadContext } from '#features/site/web/load-context.ts';
import { CallToAction, Offer, PlanBar } from '#features/site/web/offer.tsx';
import { PathToPortugal } from '#features/site/web/path-to-portugal.tsx';
import { SiteFrame } from '#features/site/web/site-frame.tsx';
import { pageTitle } from '#platform/browser/page-title.ts';
import { useIsSignedIn } from '#platform/browser/session.ts';
import { shareCard } from '#platform/browser/share-card.ts';
import type { Route } from './+types/landing.ts';

/** Half of the page's script, for what few see at once. Its first element has the id `timeline`. */
const LandingBelow = lazy(async () => {
  await whenWanted('timeline');
  return { default: (await import('#features/site/web/landing-below.tsx')).LandingBelow };
});

export async function loader({ context }: Route.LoaderArgs) {
  const { today, getQuotedFacts } = context.get(loadContext);
  // Without the register the page says less, and still everything that it has to say.
  const quoted = await getQuotedFacts().catch(() => []);
  return { today, facts: landingFacts(quoted), durations: durationsOf(quoted) };
}

/** Nothing here needs the app before the page is touched; see decision 0057. */
export const handle = { wakesLate: true };

/** The planner's answers are in the address: choosing one asks the server for nothing. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = (args) => [
  pageTitle(args.matches, siteTexts.hero.title.join(' ')),
  ...shareCard(args, siteTexts.hero.title.join(' '), landingTexts.description),
];

export default function Landing({ loaderData: { today, facts, durations } }: Route.ComponentProps) {
  const signedIn = useIsSignedIn();
  // The same element each time: a part that is drawn and has no script yet must not be asked to change.
  const below = useMemo(
    () => (
      <Suspense>
        <LandingBelow today={today} facts={facts} durations={durations} />
      </Suspense>
    ),
    [today, facts, durations],
  );
  return (
    <SiteFrame overHero signedIn={signedIn}>
      <Hero signedIn={signedIn} />
      <div data-print-within="" className="relative">
        <p className="border-b border-line py-4 text-small text-muted">
          <span className="wrap block">{siteTexts.whoWeAre}</span>
        </p>
        <Offer example={facts['visa-fee']} />
        <PathToPortugal facts={facts} />
        {below}
        <PlanBar signedIn={signedIn} />
      </div>
      <CallToAction signedIn={signedIn} />
    </SiteFrame>
  );
}

export { sharedPage as headers } from '#platform/browser/shared-page.ts';

/**
 * For a part of a page that the server has drawn and that lies far down: resolves when its script is wanted, which is
 * when the reader comes near it or does anything at all (a press, a key). At once where it is not drawn yet: on the
 * server, and when a person comes from another page. Until then its links, forms and disclosures work as the browser's own.
 * @param id - of an element inside that part.
 */
export function whenWanted(id: string): Promise<void> {
  const part = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!part) return Promise.resolve();
  return new Promise((resolve) => {
    const signs = ['pointerdown', 'keydown'] as const;
    function wanted() {
      watcher.disconnect();
      for (const sign of signs) removeEventListener(sign, wanted, true);
      resolve();
    }
    // One screen ahead, so that the script is there before the reader is; and also for who jumped past it.
    const watcher = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && wanted(), {
      rootMargin: '1000000px 0px 100%',
    });
    watcher.observe(part);
    // Anything that happens on the page waits for parts that are not ready.
    for (const sign of signs) addEventListener(sign, wanted, true);
  });
}
