import { Check } from 'lucide-react';
import type { PlanState } from '#domain/contracts/plans.ts';
import type { PaidPlan } from '#domain/rules/billing.ts';
import { entitlements } from '#domain/rules/entitlements.ts';
import { planManagementTexts as texts } from '#domain/texts/plan-management.ts';
import { planTexts } from '#domain/texts/plans.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Tag } from '../../ui/tag.tsx';

interface PlanCardsProps {
  /** Undefined while it is not known. */
  plan: PlanState | undefined;
  /** The plan whose checkout is being opened. */
  choosing: PaidPlan | undefined;
  onChoose: (plan: PaidPlan) => void;
  managing: boolean;
  onManage: () => void;
}

/** The three plans side by side, what is in each in the same order of telling. */
export function PlanCards({ plan, choosing, onChoose, managing, onManage }: PlanCardsProps) {
  return (
    <ul className="grid items-stretch gap-6 lg:grid-cols-3">
      {planTexts.plans.map(({ tier, name, priceUsd, features }) => {
        const current = plan?.plan === tier;
        return (
          <li key={tier} className="grid">
            <Card className="flex flex-col gap-4" aria-labelledby={`plan-${tier}`}>
              <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
                <h2 id={`plan-${tier}`} className="text-xl">
                  {name}
                </h2>
                {current ? (
                  <Tag tone="good">{texts.yourPlan}</Tag>
                ) : (
                  tier === 'standard' && <Tag tone="now">{planTexts.mostPopular}</Tag>
                )}
              </div>
              <Price usd={priceUsd} />
              <ul className="grid gap-2">
                {features.map((feature) => (
                  <li key={feature} className="flex gap-2">
                    <Check aria-hidden="true" className="mt-0.5 text-good-text" />
                    {feature}
                  </li>
                ))}
              </ul>
              <TooSmall plan={plan} tier={tier} />
              <div className="mt-auto grid justify-items-start pt-2">
                {tier === 'basic' ? (
                  <ButtonLink to="/dashboard">{planTexts.start}</ButtonLink>
                ) : current ? (
                  <Button busy={managing} onClick={onManage}>
                    {texts.manage}
                  </Button>
                ) : (
                  <Button
                    variant={tier === 'standard' && plan?.plan === 'basic' ? 'primary' : 'outline'}
                    busy={choosing === tier}
                    unavailable={choosing !== undefined}
                    onClick={() => onChoose(tier)}
                  >
                    {choosing === tier ? texts.choosing : texts.choose(name)}
                  </Button>
                )}
              </div>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

function Price({ usd }: { usd: number }) {
  if (usd === 0) return <p className="display text-2xl text-heading">{planTexts.free}</p>;
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="display text-3xl text-heading">{planTexts.price(usd)}</span>
        <span className="text-muted">{planTexts.perMonth}</span>
      </p>
      <p className="text-small text-muted">{texts.cancelAnyTime}</p>
    </div>
  );
}

/** Said before the press: this plan allows fewer applications than somebody has. */
function TooSmall({ plan, tier }: { plan: PlanState | undefined; tier: 'basic' | PaidPlan }) {
  if (!plan || plan.plan === tier) return null;
  const { used } = plan.applications;
  const { applications: allowed } = entitlements[tier];
  if (used <= allowed) return null;
  return <p className="text-small">{texts.tooSmall(used, allowed)}</p>;
}
