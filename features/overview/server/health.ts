import type { Files } from '#platform/server/files/files.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Probe, SystemState } from '../contract/health.ts';

/** Maximum age of a result: the probes write a file and ask the database. */
const freshMs = 1_000;

declare module '#platform/server/platform.ts' {
  interface Rooms {
    health: { last?: { at: number; state: Promise<SystemState> } };
  }
}

/** For operators: 200 when every part answers, else 503 with the reasons. */
export async function getHealth(_input: unknown, { platform, http }: RequestContext): Promise<Response> {
  const now = platform.clock().getTime();
  const { health } = platform;
  if (!health.last || Math.abs(now - health.last.at) >= freshMs)
    health.last = { at: now, state: probeSystem(platform) };
  const parts = await health.last.state;
  const ready = Object.values(parts).every((part) => part.ok);
  const load = {
    lag_ms: platform.load.lagMs(),
    wait_ms: platform.load.waitMs(),
    overloaded: platform.load.isOverloaded() || platform.load.isDatabaseOverloaded(),
  };
  return http.json({ status: ready ? 'ready' : 'unavailable', ...parts, load }, ready ? 200 : 503);
}

/** For restarts: the process answers. */
export async function getLive(_input: unknown, { http }: RequestContext): Promise<Response> {
  return http.json({ status: 'live' });
}

/**
 * For balancers: 503 while stopping. 200 also without the database: public pages still work, and taking every process out
 * at once would close the site.
 */
export async function getReady(_input: unknown, { platform, http }: RequestContext): Promise<Response> {
  const stopping = platform.load.isStopping();
  return http.json({ status: stopping ? 'stopping' : 'ready' }, stopping ? 503 : 200);
}

/** Probes each part at once. Never throws. */
export async function probeSystem(platform: Platform): Promise<SystemState> {
  const [database, files, worker, scanner] = await Promise.all([
    probe(() => platform.database.probe(), 'the database does not answer'),
    probeFiles(platform.files),
    probe(() => platform.worker.probe(), 'the worker does not run'),
    probe(() => platform.scanner.probe(), 'the virus scanner does not answer'),
  ]);
  const missing = database.ok ? await countMissingFiles(platform) : undefined;
  return {
    database,
    files: { ...files, missing },
    worker,
    scanner: { ...scanner, mode: platform.scanner.mode },
  };
}

/** A full disk takes no files. */
async function probeFiles(files: Files) {
  const answer = await probe(() => files.probe(), 'the file store does not answer');
  const disk = await readRoom(files);
  const isFull = disk !== null && disk.free_mb < disk.floor_mb;
  return isFull
    ? { ...answer, ok: false, reason: 'the disk of the files is nearly full', disk }
    : { ...answer, disk };
}

const megabyte = 1024 * 1024;

/** Null where the store has no limit, or does not answer. */
export async function readRoom(files: Files): Promise<{ free_mb: number; floor_mb: number } | null> {
  const room = await files.room().catch(() => undefined);
  if (!room) return null;
  return { free_mb: Math.floor(room.free / megabyte), floor_mb: Math.ceil(room.floor / megabyte) };
}

/** Documents that the check of the file store did not find; the system is ready all the same. */
export async function countMissingFiles({ database, log }: Platform): Promise<number | undefined> {
  try {
    const { missing } = await database.asSystem('count missing files', (tx) =>
      tx
        .selectFrom('documents')
        .select((eb) => eb.fn.countAll<number>().as('missing'))
        .where('bytes_missing_since', 'is not', null)
        .executeTakeFirstOrThrow(),
    );
    return missing;
  } catch (err) {
    log.warn({ err }, 'missing files could not be counted');
    return undefined;
  }
}

/** After this time a part counts as down. */
const timeoutMs = 3_000;

/** Probes one part; `reason` is returned when it does not answer in time. Never throws. */
export async function probe(
  ask: () => Promise<unknown>,
  reason: string,
  patience = timeoutMs,
): Promise<Probe> {
  const startedAt = performance.now();
  const milliseconds = () => Math.round(performance.now() - startedAt);
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('too late')), patience);
  try {
    await Promise.race([ask(), tooLate]);
    return { ok: true, milliseconds: milliseconds() };
  } catch {
    // Health is public: the reason is ours, never the part's own message (it may quote addresses or data).
    return { ok: false, milliseconds: milliseconds(), reason };
  } finally {
    clearTimeout(timer);
  }
}
