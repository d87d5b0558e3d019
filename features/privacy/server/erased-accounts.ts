import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#platform/server/env.ts';

const fileOf = (env: Pick<Env, 'dataDir'>) => join(env.dataDir, 'erased-accounts');

/**
 * Notes in DATA_DIR/erased-accounts that an account is erased, one line each: a moment and an id, of nobody any more. A
 * backup of the database that is older than the erasure brings its people back; this file knows who has to go again. On
 * disk before it answers.
 */
export async function noteErasedAccount(
  env: Pick<Env, 'dataDir'>,
  accountId: string,
  now: Date,
): Promise<void> {
  const file = await open(fileOf(env), 'a', 0o600);
  try {
    await file.appendFile(`${now.toISOString()} ${accountId}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The ids that were noted. A line that a crash cut short is left out: its account is still there. */
export async function readErasedAccounts(env: Pick<Env, 'dataDir'>): Promise<string[]> {
  const text = await readFile(fileOf(env), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return [...text.matchAll(/^\S+ ([0-9a-f-]{36})$/gm)].flatMap(([, id]) => id ?? []);
}
