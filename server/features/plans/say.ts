import { billingTexts } from '#domain/texts/billing.ts';
import { planTexts } from '#domain/texts/plans.ts';
import { billingTexts as ptBillingTexts } from '#domain/texts/pt/billing.ts';
import { planTexts as ptPlanTexts } from '#domain/texts/pt/plans.ts';
import { inBoth } from '../../platform/say.ts';

/** What plans and payments tell applicants. */
export const sayBilling = inBoth(billingTexts, ptBillingTexts);
export const sayPlan = inBoth(planTexts.errors, ptPlanTexts.errors);
