import type { RequestContext } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { SystemState } from '../../contract/health.ts';
import { probeSystem } from './probe-system.ts';

/** The probes write a file and ask the database: however often anybody asks, once a second. */
const freshMs = 1_000;
const known = new WeakMap<Platform, { at: number; state: Promise<SystemState> }>();

/** For people: 200 when every part answers, 503 with the reasons when one does not. */
export async function getHealth(_input: unknown, { platform, http }: RequestContext): Promise<Response> {
  const now = platform.clock().getTime();
  const before = known.get(platform);
  const current =
    before && Math.abs(now - before.at) < freshMs ? before : { at: now, state: probeSystem(platform) };
  known.set(platform, current);
  const parts = await current.state;
  const ready = Object.values(parts).every((part) => part.ok);
  const load = {
    lag_ms: platform.load.lagMs(),
    wait_ms: platform.load.waitMs(),
    overloaded: platform.load.isOverloaded() || platform.load.isDatabaseOverloaded(),
  };
  return http.json({ status: ready ? 'ready' : 'unavailable', ...parts, load }, ready ? 200 : 503);
}

/** For restarts: the process runs and answers, whatever it stands on. */
export async function getLive(_input: unknown, { http }: RequestContext): Promise<Response> {
  return http.json({ status: 'live' });
}

/**
 * For balancers: 503 from the moment that a stop was asked for. True while the database is away: public pages go on,
 * and taking every process out at once would close the site.
 */
export async function getReady(_input: unknown, { platform, http }: RequestContext): Promise<Response> {
  const stopping = platform.load.isStopping();
  return http.json({ status: stopping ? 'stopping' : 'ready' }, stopping ? 503 : 200);
}
