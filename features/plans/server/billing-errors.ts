import { AppError, type InBoth, inBoth } from '#platform/server/app-error.ts';
import { billingTexts as ptBillingTexts } from '../texts/billing.pt.ts';
import { billingTexts } from '../texts/billing.ts';
import { planTexts as ptPlanTexts } from '../texts/plans.pt.ts';
import { planTexts } from '../texts/plans.ts';

/**
 * Runs a call to the billing provider for somebody who waits. What goes wrong there becomes `billing_unavailable` with
 * the text that is specified for what they wanted; a refusal of our own passes. The cause goes to the log, which keeps
 * its kind and code and none of its words.
 */
export async function askingProvider<T>(message: InBoth, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('billing_unavailable', { message, cause });
  }
}

/** What plans and payments tell applicants. */
export const sayBilling = inBoth(billingTexts, ptBillingTexts);

export const sayPlan = inBoth(planTexts.errors, ptPlanTexts.errors);
