import type { QuotedFact } from '#features/facts/contract.ts';
import { FactLine } from '#features/facts/web/fact-line.tsx';
import { guideSteps } from '#features/guide/texts/guide.ts';
import { guideFigures } from '#features/guide/web/steps.ts';
import { ButtonLink, Link } from '#ui/link.tsx';
import { Tile, type TileFigure } from '#ui/tile.tsx';
import { landingTexts } from '../texts/landing.ts';
import { siteTexts } from '../texts/site.ts';

const { callToAction, offer: texts } = landingTexts;

const [guidance, resources, support] = texts.items;

const card = 'overflow-hidden rounded-card border border-line bg-surface';

/** Two columns with rows aligned across (subgrid). */
const half = `${card} lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0`;

/** 'What We Offer': three offers, each with an example. */
export function Offer({ example }: { example: QuotedFact | undefined }) {
  return (
    <section aria-labelledby="offer-title" className="py-16 md:py-24">
      <div className="wrap grid grid-cols-1 gap-8 md:gap-12">
        <h2 id="offer-title" className="display text-3xl md:text-4xl">
          {texts.heading}
        </h2>
        <ul className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          <li className={`${card} lg:col-span-2 lg:grid lg:grid-cols-[minmax(0,25rem)_1fr]`}>
            <Words figure="star" {...guidance} />
            <SixSteps />
          </li>
          <li className={half}>
            <Words figure="folio" {...resources} />
            {example && (
              <div className="grid grid-cols-1 gap-1 border-t border-line px-card py-6">
                <p className="text-small font-strong">{texts.example}</p>
                <FactLine fact={example} />
              </div>
            )}
          </li>
          <li className={half}>
            <Words figure="voices" {...support} />
            <p className="border-t border-line px-card py-3">
              <Link to="/contact" className="inline-flex min-h-control items-center">
                {texts.reach}
              </Link>
            </p>
          </li>
        </ul>
      </div>
    </section>
  );
}

function Words({ figure, title, detail }: { figure: TileFigure; title: string; detail: string }) {
  return (
    <div className="flex flex-wrap items-start gap-4 p-card md:gap-6">
      <Tile figure={figure} className="size-tile rounded-tile border border-line md:size-18" />
      {/* Wraps below the tile when large text leaves too little room. */}
      <div className="min-w-0 flex-[1_1_9rem] wrap-anywhere">
        <h3 className="mb-2 text-xl text-wrap">{title}</h3>
        <p className="max-w-[48ch]">{detail}</p>
      </div>
    </div>
  );
}

/** The guide as a row of tiles; the titles decide how many fit in a row. */
function SixSteps() {
  return (
    <div className="@container">
      <ol
        aria-label={texts.steps}
        className="grid grid-cols-2 @min-[15.5rem]:grid-cols-3 @min-[36rem]:grid-cols-6 lg:grid-cols-6! lg:border-l lg:border-line"
      >
        {guideSteps.map(({ short }, index) => (
          <li
            key={short}
            className="grid grid-cols-1 grid-rows-[1fr_auto] border-t border-line not-last:border-r lg:border-t-0"
          >
            <span className="self-end px-2 py-3 text-small font-strong md:px-3">{short}</span>
            <Tile figure={guideFigures[index] ?? 'flor'} className="aspect-square h-auto w-full" />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The closing call to action, with a link to the prices. */
export function CallToAction({ signedIn }: { signedIn: boolean }) {
  return (
    <section aria-labelledby="cta-title" className="py-16 md:py-24">
      <div className="wrap grid justify-items-start gap-4">
        <h2 id="cta-title" className="display text-3xl md:text-4xl">
          {callToAction.heading}
        </h2>
        <p className="max-w-[62ch]">{callToAction.lead}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
          <ButtonLink variant="primary" size="big" to={signedIn ? '/visa-process' : '/auth?mode=sign-up'}>
            {signedIn ? callToAction.signedIn : callToAction.signedOut}
          </ButtonLink>
          <ButtonLink variant="quiet" to="/subscription">
            {callToAction.pricing}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/**
 * On phones the call to action, sticky at the bottom between the hero and the last call to action. Pure CSS: the strip
 * begins one screen below the hero's end, so it cannot show before that.
 */
export function PlanBar({ signedIn }: { signedIn: boolean }) {
  return (
    <div className="no-print pointer-events-none absolute inset-x-0 top-[100svh] bottom-0 z-10 flex flex-col justify-end md:hidden">
      <div className="pointer-events-auto bottom-0 tall:sticky border-t border-line bg-page px-gutter pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
        <ButtonLink variant="primary" size="big" to={signedIn ? '/dashboard' : '/auth'} className="w-full">
          {siteTexts.hero.action}
        </ButtonLink>
      </div>
    </div>
  );
}
