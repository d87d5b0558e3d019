import { type Route, reads, route } from '#platform/server/http/route.ts';
import * as contract from './contract.ts';
import { listCasesWaiting } from './server/list-cases-waiting.ts';
import { listWaiting } from './server/list-waiting.ts';

/** Who may call what, and how often. */
export const routes: readonly Route[] = [
  route(contract.listWaiting, { policy: 'staff', limits: reads }, listWaiting),
  route(contract.listCasesWaiting, { policy: 'staff', limits: reads }, listCasesWaiting),
];
