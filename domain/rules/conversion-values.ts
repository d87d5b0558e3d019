import { planTexts } from '../texts/plans.ts';
import type { ConversionType } from './traffic.ts';

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
  if (type !== 'subscription_started') return undefined;
  const amount = planTexts.plans.find(({ tier }) => tier === plan)?.priceUsd;
  return amount ? { amount, currency: 'USD' } : undefined;
}
