import type { ConversionType } from '#features/traffic/rules/traffic.ts';

/** US dollars a month, by plan. */
export const planPrices = { basic: 0, standard: 99, premium: 149 } as const;

/** What a conversion is worth. */
export interface ConversionValue {
  amount: number;
  currency: 'USD';
}

/**
 * What a conversion is worth to us: a subscription its first month, as the plan's price says; nothing else has a value.
 * The server alone decides it: no value ever comes from a browser.
 */
export function conversionValue(type: ConversionType, plan?: string): ConversionValue | undefined {
  if (type !== 'subscription_started' || (plan !== 'standard' && plan !== 'premium')) return undefined;
  return { amount: planPrices[plan], currency: 'USD' };
}
