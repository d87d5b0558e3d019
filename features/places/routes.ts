import { type Route, readRoute, route, writes } from '#platform/server/http/route.ts';
import * as contract from './contract.ts';
import { getHandIn, saveResidence } from './server/hand-in.ts';

export const routes: readonly Route[] = [
  readRoute(contract.getHandIn, getHandIn),
  route(contract.saveResidence, { policy: 'person', limits: writes }, saveResidence),
];
