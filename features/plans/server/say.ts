import { inBoth } from '#platform/server/say.ts';
import { billingTexts as ptBillingTexts } from '../texts/billing.pt.ts';
import { billingTexts } from '../texts/billing.ts';
import { planTexts as ptPlanTexts } from '../texts/plans.pt.ts';
import { planTexts } from '../texts/plans.ts';

/** What plans and payments tell applicants. */
export const sayBilling = inBoth(billingTexts, ptBillingTexts);
export const sayPlan = inBoth(planTexts.errors, ptPlanTexts.errors);
