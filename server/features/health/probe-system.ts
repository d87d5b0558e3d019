import type { SystemState } from '#domain/contracts/health.ts';
import type { Platform } from '../../platform/platform.ts';
import { probe } from './probe.ts';

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
