import type { Files } from '#platform/server/files/files.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { SystemState } from '../../contract/health.ts';
import { probe } from './probe.ts';

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
