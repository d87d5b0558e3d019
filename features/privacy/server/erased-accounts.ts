import type { Env } from '#platform/server/env.ts';
import { keepLine, readKeptLines } from '#platform/server/files/kept-lines.ts';

type Place = Pick<Env, 'dataDir' | 'storageUrl'>;

/**
 * Keeps a line with the moment and the id of an erased account. A database backup that is older than the erasure brings people
 * back; these lines say whom to erase again.
 */
export async function noteErasedAccount(env: Place, accountId: string, now: Date): Promise<void> {
  await keepLine(env, 'erased-accounts', `${now.toISOString()} ${accountId}`);
}

/** The noted ids. A line cut short by a crash is left out: its account still exists. */
export async function readErasedAccounts(env: Place): Promise<string[]> {
  const lines = await readKeptLines(env, 'erased-accounts');
  return lines.flatMap((line) => /^\S+ ([0-9a-f-]{36})$/.exec(line)?.[1] ?? []);
}
