import { formatMoney } from '#platform/browser/format.ts';
import type { Payment, PlanState } from '../contract.ts';
import { planPrices } from '../rules/conversion-values.ts';
import { planManagementTexts, planName } from '../texts/plan-management.ts';

const texts = planManagementTexts.payments;

/** "Standard plan, one month". */
export function paidFor({ kind, plan }: Pick<Payment, 'kind' | 'plan'>): string {
  return kind === 'plan' && plan ? texts.plan(planName(plan)) : texts.fee;
}

/** The monthly price; undefined for an individually agreed plan. */
export function priceOf(plan: PlanState['plan']): string | undefined {
  return plan === 'standard' || plan === 'premium' ? formatMoney(planPrices[plan] * 100, 'USD') : undefined;
}
