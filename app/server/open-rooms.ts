import { openFileReader } from '#features/assistant/server/read-file.ts';
import { openInspector } from '#features/documents/server/inspection/inspect-file.ts';
import { renderPitches } from '#features/pages/server/rendered-pitches.ts';
import { openTraffic } from '#features/traffic/server/open-traffic.ts';
import type { Rooms, Services } from '#platform/server/platform.ts';
import type { Screens } from './page-route.ts';

/** Opens what rooms keep in memory, once for each platform. */
export const openRooms = (
  services: Services,
  { pitchRenderer, tracker }: Pick<Screens, 'pitchRenderer' | 'tracker'>,
): Rooms => ({
  fileReader: openFileReader(),
  health: {},
  inspector: openInspector(),
  pitches: renderPitches(pitchRenderer, services.env, tracker),
  policyReports: { since: 0, lines: new Set() },
  traffic: openTraffic(services),
});
