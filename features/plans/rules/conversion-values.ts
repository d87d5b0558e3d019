import type { ConversionType } from '#features/traffic/rules/traffic.ts';

/** US dollars a month, by plan. */
export const planPrices = { basic: 0, standard: 99, premium: 149 } as const;

export interface ConversionValue {
  amount: number;
  currency: 'USD';
}

/**
 * What a conversion is worth: a subscription the plan's monthly price, anything else nothing. Decided by the server alone,
 * never by a browser.
 */
export function conversionValue(type: ConversionType, plan?: string): ConversionValue | undefined {
  if (type !== 'subscription_started' || (plan !== 'standard' && plan !== 'premium')) return undefined;
  return { amount: planPrices[plan], currency: 'USD' };
}
