import * as officeAudit from '#features/audit/contract/office-audit.ts';
import { bulk, type Route, route, staffReadRoute, writes } from '#platform/server/http/route.ts';
import * as views from './contract.ts';
import { exportAudit } from './server/export-audit.ts';
import { listViews, removeView, renameView, saveView } from './server/views.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  staffReadRoute(views.listViews, 'staff', listViews),
  route(views.saveView, { policy: 'staff', limits: writes }, saveView),
  route(views.renameView, { policy: 'staff', limits: writes }, renameView),
  route(views.removeView, { policy: 'staff', limits: writes }, removeView),
  route(officeAudit.exportAudit, { policy: 'admin', limits: bulk }, exportAudit),
];
