import { type Route, route, streams, writes } from '#platform/server/http/route.ts';
import * as live from '#platform/shared/live.ts';
import * as presence from './contract.ts';
import { followLive } from './server/follow-live.ts';
import { endPresence, notePresence } from './server/presence.ts';

export const routes: readonly Route[] = [
  route(live.followLive, { policy: 'person', limits: streams }, followLive),
  route(presence.notePresence, { policy: 'staff', limits: writes }, notePresence),
  route(presence.endPresence, { policy: 'staff', limits: writes }, endPresence),
];
