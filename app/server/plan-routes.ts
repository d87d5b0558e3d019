import * as plans from '#features/plans/contract.ts';
import { cancelPlan } from '#features/plans/server/cancel-plan.ts';
import { checkSubscription } from '#features/plans/server/check-subscription.ts';
import { createCheckout } from '#features/plans/server/create-checkout.ts';
import { decideRefund } from '#features/plans/server/decide-refund.ts';
import { getCheckout } from '#features/plans/server/get-checkout.ts';
import { getOfficePlan } from '#features/plans/server/get-office-plan.ts';
import { getPlan } from '#features/plans/server/get-plan.ts';
import { keepPlan } from '#features/plans/server/keep-plan.ts';
import { listRefundRequests } from '#features/plans/server/list-refund-requests.ts';
import { openPortal } from '#features/plans/server/open-portal.ts';
import { pausePlan } from '#features/plans/server/pause-plan.ts';
import { payApplicationFee } from '#features/plans/server/pay-application-fee.ts';
import { receiveEvent } from '#features/plans/server/receive-event.ts';
import { requestRefund } from '#features/plans/server/request-refund.ts';
import { resumePlan } from '#features/plans/server/resume-plan.ts';
import { events, purchases, reads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';

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
