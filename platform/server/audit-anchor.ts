import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env.ts';

/** A link of the audit chain, kept outside the database. */
export interface Anchor {
  seq: number;
  hash: Buffer;
}

/** Lines that are read: ten weeks, with four an hour. */
const most = 7_000;

const fileOf = (env: Pick<Env, 'dataDir'>) => join(env.dataDir, 'audit-anchor');

/**
 * Appends the head of the chain to DATA_DIR/audit-anchor and syncs it to disk. To cut the end of the log off, or to write
 * it again with hashes that fit, an attacker would have to change this file and every copy of it, too.
 */
export async function keepAnchor(env: Pick<Env, 'dataDir'>, { seq, hash }: Anchor, now: Date): Promise<void> {
  const [last] = (await readAnchors(env)).slice(-1);
  if (last?.seq === seq && last.hash.equals(hash)) return;
  const file = await open(fileOf(env), 'a', 0o600);
  try {
    await file.appendFile(`${now.toISOString()} ${seq} ${hash.toString('hex')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Returns the anchors, oldest first, without a line that a crash cut short. */
export async function readAnchors(env: Pick<Env, 'dataDir'>): Promise<Anchor[]> {
  const text = await readFile(fileOf(env), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').slice(-most);
  return lines.flatMap((line) => {
    const [, seq, hash] = /^\S+ (\d+) ([0-9a-f]{64})$/.exec(line) ?? [];
    return seq && hash ? [{ seq: Number(seq), hash: Buffer.from(hash, 'hex') }] : [];
  });
}
