import { planPrices } from '../rules/conversion-values.ts';
import { planTexts } from '../texts/plans.ts';

/** Name and monthly price in US dollars of each plan that the payment provider sells. */
export const plansOnSale = {
  standard: { name: nameOf('standard'), monthly: planPrices.standard },
  premium: { name: nameOf('premium'), monthly: planPrices.premium },
} as const;

function nameOf(plan: 'standard' | 'premium'): string {
  return planTexts.plans.find(({ tier }) => tier === plan)?.name ?? plan;
}
