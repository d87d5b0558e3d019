import { Check } from 'lucide-react';
import { landingTexts } from '#domain/texts/landing.ts';
import { planTexts } from '#domain/texts/plans.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Tag } from '../../ui/tag.tsx';

const { plans } = landingTexts;

/** The three plans with their prices, from the same table as the page where they are bought. */
export function PlanTeaser() {
  return (
    <section aria-labelledby="plans-title" className="py-16 md:py-24">
      <div className="wrap grid gap-8 md:gap-12">
        <div className="grid gap-3">
          <h2 id="plans-title" className="display text-3xl md:text-4xl">
            {plans.heading}
          </h2>
          <p className="max-w-[62ch]">{plans.lead}</p>
        </div>
        <ul className="grid gap-6 lg:grid-cols-3">
          {planTexts.plans.map(({ tier, name, priceUsd, features }) => (
            <li
              key={tier}
              className="grid content-start gap-4 rounded-card border border-line bg-surface p-card"
            >
              <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
                <h3 className="text-xl">{name}</h3>
                {tier === 'standard' && <Tag tone="now">{planTexts.mostPopular}</Tag>}
              </div>
              <p className="flex min-h-12 flex-wrap items-baseline gap-x-2">
                <span className="display text-2xl text-heading">
                  {priceUsd === 0 ? planTexts.free : planTexts.price(priceUsd)}
                </span>
                {priceUsd > 0 && <span className="text-muted">{planTexts.perMonth}</span>}
              </p>
              <ul className="grid gap-2 border-t border-line pt-4">
                {features.map((feature) => (
                  <li key={feature} className="flex gap-2">
                    <Check aria-hidden="true" className="mt-0.5 text-good-text" />
                    {feature}
                  </li>
                ))}
              </ul>
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
