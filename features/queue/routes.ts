import { type Route, reads, route } from '#platform/server/http/route.ts';
import { listWaiting as contract } from './contract.ts';
import { listWaiting } from './server/list-waiting.ts';

/** Who may call what, and how often. */
export const routes: readonly Route[] = [route(contract, { policy: 'staff', limits: reads }, listWaiting)];
