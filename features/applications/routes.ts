import {
  batch,
  bulk,
  type Route,
  readRoute,
  reads,
  route,
  staffReadRoute,
  writes,
} from '#platform/server/http/route.ts';
import * as batches from './contract/application-batches.ts';
import * as applications from './contract/applications.ts';
import * as unused from './contract/unused-applications.ts';
import { assignApplication, assignApplications } from './server/assign.ts';
import { decideApplications, undoDecisions } from './server/decision-batches.ts';
import { decideApplication, undoDecision } from './server/decisions.ts';
import { listOwnApplications, removeApplication, startApplication } from './server/household.ts';
import { countApplicationViews, exportApplications, listApplications } from './server/list.ts';

import { listUnused, removeUnused } from './server/unused.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  readRoute(applications.listOwnApplications, listOwnApplications),
  route(applications.startApplication, { policy: 'person', limits: writes }, startApplication),
  route(applications.removeApplication, { policy: 'person', limits: writes }, removeApplication),
  staffReadRoute(applications.listApplications, 'staff', listApplications),
  route(applications.exportApplications, { policy: 'staff', limits: bulk }, exportApplications),
  route(applications.decideApplication, { policy: 'staff', limits: writes }, decideApplication),
  route(applications.assignApplication, { policy: 'staff', limits: writes }, assignApplication),
  route(batches.decideApplications, { policy: 'staff', limits: batch }, decideApplications),
  route(batches.undoDecisions, { policy: 'staff', limits: batch }, undoDecisions),
  route(batches.assignApplications, { policy: 'staff', limits: batch }, assignApplications),
  route(batches.countApplicationViews, { policy: 'staff', limits: reads }, countApplicationViews),
  route(unused.listUnused, { policy: 'admin', limits: reads }, listUnused),
  route(unused.removeUnused, { policy: 'admin', limits: writes }, removeUnused),
  route(applications.undoDecision, { policy: 'staff', limits: writes }, undoDecision),
];
