import type { Files } from '#platform/server/files/files.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Probe, SystemState } from '../contract/health.ts';

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

/** Asks each part for a sign of life, all at once. Never throws. */
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

/** A disk without room takes no files, whatever else it does. */
async function probeFiles(files: Files) {
  const answer = await probe(() => files.probe(), 'the file store does not answer');
  const disk = await readRoom(files);
  const isFull = disk !== null && disk.free_mb < disk.floor_mb;
  return isFull
    ? { ...answer, ok: false, reason: 'the disk of the files is nearly full', disk }
    : { ...answer, disk };
}

const megabyte = 1024 * 1024;

/** Null where the store knows no end, or does not answer. */
export async function readRoom(files: Files): Promise<{ free_mb: number; floor_mb: number } | null> {
  const room = await files.room().catch(() => undefined);
  if (!room) return null;
  return { free_mb: Math.floor(room.free / megabyte), floor_mb: Math.ceil(room.floor / megabyte) };
}

/** Set by the check of the file store; they do not make the system unready, but somebody has to look. */
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

/** A part that has not answered by then is down for our purposes. */
const patienceMs = 3_000;

/** Asks one part for a sign of life; `reason` is told when it gives none in time. Never throws. */
export async function probe(
  ask: () => Promise<unknown>,
  reason: string,
  patience = patienceMs,
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
