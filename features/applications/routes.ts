import { batch, bulk, reads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import * as batches from './contract/application-batches.ts';
import * as applications from './contract/applications.ts';
import { assignApplication } from './server/assign-application.ts';
import { assignApplications } from './server/assign-applications.ts';
import { countApplicationViews } from './server/count-application-views.ts';
import { decideApplication } from './server/decide-application.ts';
import { decideApplications } from './server/decide-applications.ts';
import { exportApplications } from './server/export-applications.ts';
import { listApplications } from './server/list-applications.ts';
import { listOwnApplications } from './server/list-own-applications.ts';
import { removeApplication } from './server/remove-application.ts';
import { startApplication } from './server/start-application.ts';
import { undoDecision } from './server/undo-decision.ts';
import { undoDecisions } from './server/undo-decisions.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  route(applications.listOwnApplications, { policy: 'person', limits: reads }, listOwnApplications),
  route(applications.startApplication, { policy: 'person', limits: writes }, startApplication),
  route(applications.removeApplication, { policy: 'person', limits: writes }, removeApplication),
  route(applications.listApplications, { policy: 'staff', limits: reads }, listApplications),
  route(applications.exportApplications, { policy: 'staff', limits: bulk }, exportApplications),
  route(applications.decideApplication, { policy: 'staff', limits: writes }, decideApplication),
  route(applications.assignApplication, { policy: 'staff', limits: writes }, assignApplication),
  route(batches.decideApplications, { policy: 'staff', limits: batch }, decideApplications),
  route(batches.undoDecisions, { policy: 'staff', limits: batch }, undoDecisions),
  route(batches.assignApplications, { policy: 'staff', limits: batch }, assignApplications),
  route(batches.countApplicationViews, { policy: 'staff', limits: reads }, countApplicationViews),
  route(applications.undoDecision, { policy: 'staff', limits: writes }, undoDecision),
];
