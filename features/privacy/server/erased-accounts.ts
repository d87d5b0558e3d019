import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#platform/server/env.ts';

const fileOf = (env: Pick<Env, 'dataDir'>) => join(env.dataDir, 'erased-accounts');

/**
 * Appends a line with the moment and the id of an erased account to DATA_DIR/erased-accounts, flushed to disk. A database
 * backup that is older than the erasure brings people back; this file says whom to erase again.
 */
export async function noteErasedAccount(
  env: Pick<Env, 'dataDir'>,
  accountId: string,
  now: Date,
): Promise<void> {
  await appendFile(fileOf(env), `${now.toISOString()} ${accountId}\n`, { mode: 0o600, flush: true });
}

/** The noted ids. A line cut short by a crash is left out: its account still exists. */
export async function readErasedAccounts(env: Pick<Env, 'dataDir'>): Promise<string[]> {
  const text = await readFile(fileOf(env), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return [...text.matchAll(/^\S+ ([0-9a-f-]{36})$/gm)].flatMap(([, id]) => id ?? []);
}
