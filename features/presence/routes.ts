import { streams, writes } from '#platform/server/http/limits.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import * as live from '#platform/shared/live.ts';
import * as presence from './contract.ts';
import { endPresence } from './server/end-presence.ts';
import { followLive } from './server/follow-live.ts';
import { notePresence } from './server/note-presence.ts';

/** Who may call what of this room, and how much. */
export const routes: readonly Route[] = [
  route(live.followLive, { policy: 'person', limits: streams }, followLive),
  route(presence.notePresence, { policy: 'staff', limits: writes }, notePresence),
  route(presence.endPresence, { policy: 'staff', limits: writes }, endPresence),
];
