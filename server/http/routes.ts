import * as applications from '#domain/contracts/applications.ts';
import { health } from '#domain/contracts/health.ts';
import * as overview from '#domain/contracts/overview.ts';
import { getPublicSettings as publicSettings } from '#domain/contracts/settings.ts';
import { decideApplication } from '../features/applications/decide-application.ts';
import { exportApplications } from '../features/applications/export-applications.ts';
import { getCase } from '../features/applications/get-case.ts';
import { listApplications } from '../features/applications/list-applications.ts';
import { undoDecision } from '../features/applications/undo-decision.ts';
import { getHealth } from '../features/health/get-health.ts';
import { getOverview } from '../features/overview/get-overview.ts';
import { getPublicSettings } from '../features/settings/get-public-settings.ts';
import { bulk, reads, writes } from './limits.ts';
import { type Route, route } from './route.ts';

/** The table of contents of the API: one line per endpoint, with who may call it and how much. */
export const routes: readonly Route[] = [
  route(health, { policy: 'public', limits: reads }, getHealth),
  route(publicSettings, { policy: 'public', limits: reads }, getPublicSettings),

  route(overview.getOverview, { policy: 'staff', limits: reads }, getOverview),
  route(applications.listApplications, { policy: 'staff', limits: reads }, listApplications),
  route(applications.exportApplications, { policy: 'staff', limits: bulk }, exportApplications),
  route(applications.getCase, { policy: 'staff', limits: reads }, getCase),
  route(applications.decideApplication, { policy: 'staff', limits: writes }, decideApplication),
  route(applications.undoDecision, { policy: 'staff', limits: writes }, undoDecision),
];
