import { randomUUID } from 'node:crypto';
import * as plans from '#features/plans/contract.ts';
import { recipe } from '../recipe.ts';

const key = randomUUID();

export const planRecipes = [
  recipe(plans.checkSubscription, () => ({})),
  recipe(plans.createCheckout, () => ({ body: { plan: 'premium' } })),
  recipe(plans.openPortal, () => ({})),
  recipe(plans.getCheckout, (of) => ({ params: { id: of.checkout } })),
  recipe(plans.cancelPlan, () => ({})),
  recipe(plans.keepPlan, () => ({}), { changesNothing: 'It is not set to end.' }),
  recipe(plans.pausePlan, () => ({}), {
    neverSucceeds: 'nothing is under review; server/features/plans/pause-plan.test.ts pauses',
  }),
  recipe(plans.resumePlan, () => ({}), { changesNothing: 'It is not paused.' }),
  recipe(plans.requestRefund, (of) => ({
    body: { payment_id: of.payment, reason: 'Too early.', client_key: key },
  })),
  recipe(plans.payApplicationFee, (of) => ({ body: { application_id: of.application } })),
  recipe(plans.receiveEvent, () => ({ body: new Blob(['{}']) }), {
    neverSucceeds: 'only the provider signs; features/plans/server/webhook.test.ts does it in its name',
  }),
  recipe(plans.getOfficePlan, (of) => ({ params: { id: of.account } })),
  recipe(plans.decideRefund, (of) => ({
    params: { id: of.refundRequest },
    body: { approve: true, note: 'Of course.' },
  })),
];
