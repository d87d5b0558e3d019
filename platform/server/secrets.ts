import { createHash, hash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** Keys for single purposes, all derived from DOCUMENT_KEY, so that one secret has to be kept and no key serves twice. */
export interface Secrets {
  /** 32 bytes for this purpose: the same ones in every process and after every restart. */
  derive(purpose: SecretPurpose): Buffer;
}

type SecretPurpose =
  | 'key-name'
  | 'signing-keys'
  | 'refresh-successor'
  | 'limit-buckets'
  | 'provider-client'
  | 'provider-cookies'
  | 'provider-signing'
  | 'provider-word'
  | 'document-links'
  | 'visitors'
  | 'billing-key'
  | 'billing-events'
  | 'assistant-askers'
  | 'assistant-attachments';

/** `documentKey`: 32 bytes. */
export function createSecrets(documentKey: Uint8Array): Secrets {
  return {
    derive: (purpose) => Buffer.from(hkdfSync('sha256', documentKey, '', `rumo/${purpose}`, 32)),
  };
}

/** Names a document key without telling anything of it: 8 hexadecimal digits. */
export const nameOfKey = (secrets: Secrets): string => secrets.derive('key-name').toString('hex', 0, 4);

/**
 * The 32 bytes that wrap the keys of the stored files: DOCUMENT_KEY, else `document.key` in the data folder, made at
 * the first start. A person who loses it loses every document.
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

/** 256 random bits as 43 characters that are safe in addresses, cookies and headers. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of such a secret. It has 256 random bits, so a plain SHA-256 cannot be reversed. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Bytes that SHA-256 takes at a time. */
const block = 64;

/**
 * HMAC-SHA-256 under one key (RFC 2104), in base64url: what Node's `createHmac` answers, built of two hashes at once. An
 * object of `createHmac` lives outside of JavaScript and has to be found by the collector of garbage: where a signature is
 * made for every request that costs more than the signature. `key` is at most one block long.
 */
export function keyedHash(key: Uint8Array): (message: string) => string {
  if (key.length > block) throw new Error('a key that is longer than a block would have to be hashed first');
  let inner = padded(key, 0x36, 1_024);
  const outer = padded(key, 0x5c, 32);
  return (message) => {
    // A letter is three bytes at the most.
    if (message.length * 3 > inner.length - block) inner = padded(key, 0x36, message.length * 3);
    const end = block + inner.write(message, block);
    outer.write(hash('sha256', inner.subarray(0, end), 'binary'), block, 'binary');
    return hash('sha256', outer, 'base64url');
  };
}

/** A block of the key mixed with `pad`, and room for what is hashed behind it. */
function padded(key: Uint8Array, pad: number, room: number): Buffer {
  const bytes = Buffer.alloc(block + room);
  for (let at = 0; at < block; at += 1) bytes[at] = (key[at] ?? 0) ^ pad;
  return bytes;
}
