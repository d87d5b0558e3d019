import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Tag } from '#ui/tag.tsx';
import type { PlanState } from '../contract.ts';
import type { PaidPlan } from '../rules/billing.ts';
import { entitlements } from '../rules/entitlements.ts';
import { planManagementTexts as texts } from '../texts/plan-management.ts';
import { planTexts } from '../texts/plans.ts';
import { PlanFeatures, PlanPrice } from './plan-offer.tsx';

interface PlanCardsProps {
  /** Undefined while loading. */
  plan: PlanState | undefined;
  /** The plan whose checkout is opening. */
  choosing: PaidPlan | undefined;
  onChoose: (plan: PaidPlan) => void;
  managing: boolean;
  onManage: () => void;
}

/** The three plans side by side, their features in the same order. */
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
              <div>
                <PlanPrice usd={priceUsd} />
                {/* An empty line keeps the three lists aligned. */}
                <p className="text-small text-muted lg:min-h-[1.45em]">
                  {priceUsd > 0 && texts.cancelAnyTime}
                </p>
              </div>
              <PlanFeatures features={features} />
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

/** Warns up front that this plan allows fewer applications than the user has. */
function TooSmall({ plan, tier }: { plan: PlanState | undefined; tier: 'basic' | PaidPlan }) {
  if (!plan || plan.plan === tier) return null;
  const { used, most } = plan.applications;
  const allowed = Math.min(entitlements[tier].applications, most);
  if (used <= allowed) return null;
  return <p className="text-small">{texts.tooSmall(used, allowed)}</p>;
}
