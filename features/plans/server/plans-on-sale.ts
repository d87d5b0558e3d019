import { planPrices } from '../rules/conversion-values.ts';
import { planTexts } from '../texts/plans.ts';

/** What the payment provider sells: the name of each paid plan and its price, `monthly` in US dollars. */
export const plansOnSale = {
  standard: { name: nameOf('standard'), monthly: planPrices.standard },
  premium: { name: nameOf('premium'), monthly: planPrices.premium },
} as const;

function nameOf(plan: 'standard' | 'premium'): string {
  return planTexts.plans.find(({ tier }) => tier === plan)?.name ?? plan;
}
