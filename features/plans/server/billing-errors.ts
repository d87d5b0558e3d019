import { AppError, type Localized, translator } from '#platform/server/app-error.ts';
import { billingTexts as ptBillingTexts } from '../texts/billing.pt.ts';
import { billingTexts } from '../texts/billing.ts';
import { planTexts as ptPlanTexts } from '../texts/plans.pt.ts';
import { planTexts } from '../texts/plans.ts';

/**
 * Runs a call to the billing provider for a waiting user. Throws `billing_unavailable` with the specified text for what
 * fails there; our own refusals pass. The log keeps the cause's kind and code, not its words.
 */
export async function withBillingErrors<T>(message: Localized, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('billing_unavailable', { message, cause });
  }
}

export const billingMessage = translator(billingTexts, ptBillingTexts);

export const planMessage = translator(planTexts.errors, ptPlanTexts.errors);
