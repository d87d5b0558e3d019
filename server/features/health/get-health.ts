import type { RequestContext } from '../../platform/operation.ts';
import { probeSystem } from './probe-system.ts';

/** 200 when every part answers, 503 with the reasons when one does not. */
export async function getHealth(_input: unknown, { platform, http }: RequestContext): Promise<Response> {
  const parts = await probeSystem(platform);
  const ready = Object.values(parts).every((part) => part.ok);
  return http.json({ status: ready ? 'ready' : 'unavailable', ...parts }, ready ? 200 : 503);
}
