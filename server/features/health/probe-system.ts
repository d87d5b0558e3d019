import type { Probe, SystemState } from '#domain/contracts/health.ts';
import type { Platform } from '../../platform/platform.ts';

/** A part that has not answered by then is down for our purposes. */
const patienceMs = 3_000;

/** Asks each part for a sign of life, all at once. Never throws. */
export async function probeSystem(platform: Platform): Promise<SystemState> {
  const [database, files, worker] = await Promise.all([
    probe(() => platform.database.probe(), 'the database does not answer'),
    probe(() => platform.files.probe(), 'the file store does not answer'),
    probe(() => platform.worker.probe(), 'the worker does not run'),
  ]);
  const missing = database.ok ? await countMissingFiles(platform) : undefined;
  return { database, files: { ...files, missing }, worker };
}

/** Set by the check of the file store; they do not make the system unready, but somebody has to look. */
async function countMissingFiles({ database, log }: Platform): Promise<number | undefined> {
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

async function probe(ask: () => Promise<void>, reason: string): Promise<Probe> {
  const startedAt = performance.now();
  const milliseconds = () => Math.round(performance.now() - startedAt);
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('too late')), patienceMs);
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
