import * as officeAudit from '#features/audit/contract/office-audit.ts';
import { bulk, reads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import * as views from './contract.ts';
import { exportAudit } from './server/export-audit.ts';
import { listViews } from './server/list-views.ts';
import { removeView } from './server/remove-view.ts';
import { renameView } from './server/rename-view.ts';
import { saveView } from './server/save-view.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  route(views.listViews, { policy: 'staff', limits: reads }, listViews),
  route(views.saveView, { policy: 'staff', limits: writes }, saveView),
  route(views.renameView, { policy: 'staff', limits: writes }, renameView),
  route(views.removeView, { policy: 'staff', limits: writes }, removeView),
  route(officeAudit.exportAudit, { policy: 'admin', limits: bulk }, exportAudit),
];
