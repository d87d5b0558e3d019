import { events, purchases, reads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import * as plans from './contract.ts';
import { cancelPlan } from './server/cancel-plan.ts';
import { checkSubscription } from './server/check-subscription.ts';
import { createCheckout } from './server/create-checkout.ts';
import { decideRefund } from './server/decide-refund.ts';
import { getCheckout } from './server/get-checkout.ts';
import { getOfficePlan } from './server/get-office-plan.ts';
import { getPlan } from './server/get-plan.ts';
import { keepPlan } from './server/keep-plan.ts';
import { listRefundRequests } from './server/list-refund-requests.ts';
import { openPortal } from './server/open-portal.ts';
import { pausePlan } from './server/pause-plan.ts';
import { payApplicationFee } from './server/pay-application-fee.ts';
import { receiveEvent } from './server/receive-event.ts';
import { requestRefund } from './server/request-refund.ts';
import { resumePlan } from './server/resume-plan.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
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
