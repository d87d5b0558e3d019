import { planTexts } from '#features/plans/texts/plans.ts';
import { PlanFeatures, PlanPrice } from '#features/plans/web/plan-offer.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Tag } from '#ui/tag.tsx';
import { landingTexts } from '../texts/landing.ts';

const { plans } = landingTexts;

/** The three plans with their prices, from the same table as the page where they are bought. */
export function PlanTeaser() {
  return (
    <section aria-labelledby="plans-title" className="py-16 md:py-24">
      <div className="wrap grid grid-cols-1 gap-8 md:gap-12">
        <div className="grid grid-cols-1 gap-3">
          <h2 id="plans-title" className="display text-3xl md:text-4xl">
            {plans.heading}
          </h2>
          <p className="max-w-[62ch]">{plans.lead}</p>
        </div>
        <ul className="grid grid-cols-1 gap-6 lg:grid-cols-3">
          {planTexts.plans.map(({ tier, name, priceUsd, features }) => (
            <li
              key={tier}
              className="grid grid-cols-1 content-start gap-4 rounded-card border border-line bg-surface p-card"
            >
              <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
                <h3 className="text-xl">{name}</h3>
                {tier === 'standard' && <Tag tone="now">{planTexts.mostPopular}</Tag>}
              </div>
              <PlanPrice usd={priceUsd} />
              <PlanFeatures features={features} />
            </li>
          ))}
        </ul>
        <div className="grid justify-items-start gap-2">
          <p className="text-small text-muted">{plans.honest}</p>
          <ButtonLink variant="quiet" to="/subscription">
            {plans.more}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
