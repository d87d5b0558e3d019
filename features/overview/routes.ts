import { probes, reads, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import * as finding from './contract/finding.ts';
import { health, live as liveness, ready, getSystemStatus as systemStatus } from './contract/health.ts';
import * as overview from './contract/overview.ts';
import { findRecords } from './server/find-records.ts';
import { getOverview } from './server/get-overview.ts';
import { getHealth, getLive, getReady } from './server/health/get-health.ts';
import { getSystemStatus } from './server/health/get-system-status.ts';
import { listWaiting } from './server/list-waiting.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  route(health, { policy: 'public', limits: probes }, getHealth),
  route(liveness, { policy: 'public', limits: probes }, getLive),
  route(ready, { policy: 'public', limits: probes }, getReady),
  route(finding.findRecords, { policy: 'staff', limits: reads }, findRecords),
  route(overview.getOverview, { policy: 'staff', limits: reads }, getOverview),
  route(overview.listWaiting, { policy: 'staff', limits: reads }, listWaiting),
  route(systemStatus, { policy: 'admin', limits: writes }, getSystemStatus),
];
