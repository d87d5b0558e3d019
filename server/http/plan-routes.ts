import * as plans from '#domain/contracts/plans.ts';
import { cancelPlan } from '../features/plans/cancel-plan.ts';
import { checkSubscription } from '../features/plans/check-subscription.ts';
import { createCheckout } from '../features/plans/create-checkout.ts';
import { decideRefund } from '../features/plans/decide-refund.ts';
import { getCheckout } from '../features/plans/get-checkout.ts';
import { getOfficePlan } from '../features/plans/get-office-plan.ts';
import { getPlan } from '../features/plans/get-plan.ts';
import { keepPlan } from '../features/plans/keep-plan.ts';
import { listRefundRequests } from '../features/plans/list-refund-requests.ts';
import { openPortal } from '../features/plans/open-portal.ts';
import { pausePlan } from '../features/plans/pause-plan.ts';
import { payApplicationFee } from '../features/plans/pay-application-fee.ts';
import { receiveEvent } from '../features/plans/receive-event.ts';
import { requestRefund } from '../features/plans/request-refund.ts';
import { resumePlan } from '../features/plans/resume-plan.ts';
import { events, purchases, reads, writes } from './limits.ts';
import { type Route, route } from './route.ts';

/** The part of `routes.ts` that is about plans and payments. */
export const planRoutes: readonly Route[] = [
  route(plans.checkSubscription, { policy: 'person', limits: purchases }, checkSubscription),
  route(plans.createCheckout, { policy: 'person', limits: purchases }, createCheckout),
  route(plans.openPortal, { policy: 'person', limits: purchases }, openPortal),
  route(plans.getPlan, { policy: 'person', limits: reads }, getPlan),
  route(plans.getCheckout, { policy: 'person', limits: purchases }, getCheckout),
  route(plans.cancelPlan, { policy: 'person', limits: purchases }, cancelPlan),
  route(plans.keepPlan, { policy: 'person', limits: purchases }, keepPlan),
  route(plans.pausePlan, { policy: 'person', limits: purchases }, pausePlan),
  route(plans.resumePlan, { policy: 'person', limits: purchases }, resumePlan),
  route(plans.requestRefund, { policy: 'person', limits: writes }, requestRefund),
  route(plans.payApplicationFee, { policy: 'person', limits: purchases }, payApplicationFee),
  route(plans.receiveEvent, { policy: 'public', limits: events }, receiveEvent),
  route(plans.getOfficePlan, { policy: 'admin', limits: reads }, getOfficePlan),
  route(plans.listRefundRequests, { policy: 'admin', limits: reads }, listRefundRequests),
  route(plans.decideRefund, { policy: 'admin', limits: writes }, decideRefund),
];
