import { Check } from 'lucide-react';
import { planTexts } from '#domain/texts/plans.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Tag } from '../../ui/tag.tsx';

/** The three plans side by side, what is in each in the same order of telling. */
export function PlanCards() {
  return (
    <div className="grid gap-8">
      <ul className="grid items-stretch gap-6 lg:grid-cols-3">
        {planTexts.plans.map(({ tier, name, priceUsd, features }) => (
          <li key={tier} className="grid">
            <Card className="grid content-start gap-4" aria-labelledby={`plan-${tier}`}>
              <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
                <h2 id={`plan-${tier}`} className="text-xl">
                  {name}
                </h2>
                {tier === 'standard' && <Tag tone="now">{planTexts.mostPopular}</Tag>}
              </div>
              <p className="flex flex-wrap items-baseline gap-x-2">
                {priceUsd === 0 ? (
                  <span className="display text-2xl text-heading">{planTexts.free}</span>
                ) : (
                  <>
                    <span className="display text-3xl text-heading">{planTexts.price(priceUsd)}</span>
                    <span className="text-muted">{planTexts.perMonth}</span>
                  </>
                )}
              </p>
              <ul className="grid gap-2">
                {features.map((feature) => (
                  <li key={feature} className="flex gap-2">
                    <Check aria-hidden="true" className="mt-0.5 text-good-text" />
                    {feature}
                  </li>
                ))}
              </ul>
              {priceUsd === 0 && (
                <ButtonLink to="/dashboard" className="mt-2">
                  {planTexts.start}
                </ButtonLink>
              )}
            </Card>
          </li>
        ))}
      </ul>
      <p className="max-w-read text-muted">{planTexts.express}</p>
      <Alert
        tone="info"
        title={planTexts.notYet}
        actions={<ButtonLink to="/contact">{planTexts.writeToUs}</ButtonLink>}
      />
    </div>
  );
}
