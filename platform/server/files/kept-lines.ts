import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { StorageUnavailable } from './files.ts';

type Place = Pick<Env, 'dataDir'> & { storageUrl?: string | undefined };

/** Lists of lines that have to outlive the database. Each line begins with its moment in ISO 8601. */
export type KeptList = 'audit-anchor' | 'erased-accounts';

/**
 * Adds a line, durably: in the bucket of STORAGE_URL, where every machine finds it, else in the file of this name in the data
 * folder. Throws StorageUnavailable when the bucket does not answer.
 */
export async function keepLine(env: Place, list: KeptList, line: string): Promise<void> {
  if (env.storageUrl) return inBucket(env.storageUrl, (bucket) => bucket.addLine(list, line));
  const file = await open(join(env.dataDir, list), 'a', 0o600);
  try {
    await file.appendFile(`${line}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Returns the lines, oldest first, and perhaps a last one that a crash cut short. With a bucket those of the data folder are
 * among them, where they were kept before there was one. Throws StorageUnavailable when the bucket does not answer.
 * @param since - older lines of the bucket are left out.
 */
export async function readKeptLines(env: Place, list: KeptList, since?: Date): Promise<string[]> {
  const text = await readFile(join(env.dataDir, list), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const here = text.split('\n').filter(Boolean);
  if (!env.storageUrl) return here;
  const there = await inBucket(env.storageUrl, (bucket) => bucket.lines(list, since));
  return [...new Set([...here, ...there])].sort();
}

async function inBucket<T>(
  storageUrl: string,
  work: (bucket: Awaited<ReturnType<typeof openLines>>) => Promise<T>,
): Promise<T> {
  const bucket = await openLines(storageUrl);
  try {
    return await work(bucket);
  } catch (cause) {
    throw new StorageUnavailable('the file store failed', { cause });
  } finally {
    bucket.close();
  }
}

/** The client is large and slow to load; machines that keep files on disk never pay for it. */
async function openLines(storageUrl: string) {
  const { s3Lines } = await import('./s3-store.ts');
  return s3Lines(storageUrl);
}
