import { probes, type Route, reads, route, writes } from '#platform/server/http/route.ts';
import * as finding from './contract/finding.ts';
import { health, live as liveness, ready, getSystemStatus as systemStatus } from './contract/health.ts';
import * as overview from './contract/overview.ts';
import { findRecords } from './server/find-records.ts';
import { getHealth, getLive, getReady } from './server/health.ts';
import { getOverview } from './server/overview.ts';
import { getSystemStatus } from './server/system-status.ts';

/** Who may call what, and how often. */
export const routes: readonly Route[] = [
  route(health, { policy: 'public', limits: probes }, getHealth),
  route(liveness, { policy: 'public', limits: probes }, getLive),
  route(ready, { policy: 'public', limits: probes }, getReady),
  route(finding.findRecords, { policy: 'staff', limits: reads }, findRecords),
  route(overview.getOverview, { policy: 'staff', limits: reads }, getOverview),
  route(systemStatus, { policy: 'admin', limits: writes }, getSystemStatus),
];
