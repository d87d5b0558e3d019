import {
  events,
  purchases,
  type Route,
  readRoute,
  reads,
  route,
  writes,
} from '#platform/server/http/route.ts';
import * as plans from './contract.ts';
import { payApplicationFee } from './server/application-fees.ts';
import { cancelPlan, keepPlan, pausePlan, resumePlan } from './server/change-plan.ts';
import { createCheckout, getCheckout } from './server/checkout.ts';
import { getOfficePlan, getPlan } from './server/plan.ts';
import { openPortal } from './server/portal.ts';
import { decideRefund, listRefundRequests, requestRefund } from './server/refunds.ts';
import { checkSubscription } from './server/subscription-checks.ts';
import { receiveEvent } from './server/webhook.ts';

export const routes: readonly Route[] = [
  route(plans.checkSubscription, { policy: 'person', limits: purchases }, checkSubscription),
  route(plans.createCheckout, { policy: 'person', limits: purchases }, createCheckout),
  route(plans.openPortal, { policy: 'person', limits: purchases }, openPortal),
  readRoute(plans.getPlan, getPlan),
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
