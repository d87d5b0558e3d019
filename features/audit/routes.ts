import { guarded, type Route, readRoute, reads, route } from '#platform/server/http/route.ts';
import * as activity from './contract/activity.ts';
import * as officeAudit from './contract/office-audit.ts';
import { checkAudit, getAuditCheck } from './server/chain-checks.ts';
import { listActivity } from './server/list-activity.ts';
import { listAudit } from './server/log.ts';

/** Who may call what, and how often. */
export const routes: readonly Route[] = [
  readRoute(activity.listActivity, listActivity),
  route(officeAudit.listAudit, { policy: 'admin', limits: reads }, listAudit),
  route(officeAudit.getAuditCheck, { policy: 'admin', limits: reads }, getAuditCheck),
  route(officeAudit.checkAudit, { policy: 'admin', limits: guarded }, checkAudit),
];
