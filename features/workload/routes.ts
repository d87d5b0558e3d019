import { bulk, type Route, reads, route } from '#platform/server/http/route.ts';
import { exportWorkload, getWorkload } from './contract.ts';
import * as workload from './server/read-workload.ts';

/** Figures about colleagues: for admins alone. */
export const routes: readonly Route[] = [
  route(getWorkload, { policy: 'admin', limits: reads }, workload.getWorkload),
  route(exportWorkload, { policy: 'admin', limits: bulk }, workload.exportWorkload),
];
