import { type Route, staffReadRoute } from '#platform/server/http/route.ts';
import * as contract from './contract.ts';
import { listCasesWaiting } from './server/list-cases-waiting.ts';
import { listWaiting } from './server/list-waiting.ts';

/** Who may call what, and how often. */
export const routes: readonly Route[] = [
  staffReadRoute(contract.listWaiting, 'staff', listWaiting),
  staffReadRoute(contract.listCasesWaiting, 'staff', listCasesWaiting),
];
