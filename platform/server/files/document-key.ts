import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/**
 * The 32 bytes that wrap the keys of the stored files: DOCUMENT_KEY, else `document.key` in the data folder, made at
 * the first start. Whoever loses it loses every document.
 * @throws Error when the file in the data folder is not a key.
 */
export async function loadDocumentKey(env: { dataDir: string; documentKey?: Buffer }): Promise<Buffer> {
  if (env.documentKey) return env.documentKey;
  const path = join(env.dataDir, 'document.key');
  const key = (await readKey(path)) ?? (await makeKey(env.dataDir, path));
  if (key.length !== 32) throw new StartError(`${path} does not hold a key of 32 bytes`);
  return key;
}

/**
 * The key before the last change, while there are files that still need it: DOCUMENT_KEY_PREVIOUS, else
 * `document.key.previous` in the data folder.
 * @throws StartError when that file is not a key.
 */
export async function loadPreviousDocumentKey(env: {
  dataDir: string;
  documentKeyPrevious?: Buffer;
}): Promise<Buffer | undefined> {
  if (env.documentKeyPrevious) return env.documentKeyPrevious;
  const path = join(env.dataDir, 'document.key.previous');
  const key = await readKey(path);
  if (key && key.length !== 32) throw new StartError(`${path} does not hold a key of 32 bytes`);
  return key;
}

async function readKey(path: string): Promise<Buffer | undefined> {
  try {
    return Buffer.from(await readFile(path, 'utf8'), 'base64');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written aside, synced, then linked: two processes that start together end up with one key, never with half of one. */
async function makeKey(folder: string, path: string): Promise<Buffer> {
  await mkdir(folder, { recursive: true });
  const aside = `${path}.${randomUUID()}`;
  const file = await open(aside, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(32).toString('base64')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await link(aside, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(aside);
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
  return Buffer.from(await readFile(path, 'utf8'), 'base64');
}
