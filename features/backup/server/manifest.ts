import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '#platform/server/start-error.ts';

const copiedTable = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** Of the compressed file `tables/<name>.gz`. */
  sha256: z.string(),
});
export type CopiedTable = z.infer<typeof copiedTable>;

const copiedFile = z.object({ location: z.string(), size: z.int(), sha256: z.string() });
export type CopiedFile = z.infer<typeof copiedFile>;

/** `manifest.json` is written last, so a folder without it is no backup. */
const manifest = z.object({
  format: z.literal(1),
  /** When the database snapshot was taken. */
  at: z.iso.datetime(),
  /** The last migration; a restore needs a program with the same. */
  schema: z.string(),
  /** Identifies DOCUMENT_KEY without revealing it. */
  keyCheck: z.string(),
  tables: z.array(copiedTable),
  /** Last values, by the sequence's name. */
  sequences: z.record(z.string(), z.string()),
  jobs: z.array(
    z.object({
      task: z.string(),
      payload: z.unknown(),
      key: z.string().nullable(),
      runAt: z.string(),
      maxAttempts: z.int(),
    }),
  ),
  files: z.array(copiedFile),
});
export type Manifest = z.infer<typeof manifest>;

/** Throws StartError where there is no backup, or one of another format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new StartError(`${folder} is no backup: it has no manifest.json. Name the folder of one backup.`);
  const found = manifest.safeParse(JSON.parse(text));
  if (!found.success) throw new StartError(`${folder} was written by another version of this program.`);
  return found.data;
}

export function keyCheckOf(documentKey: Buffer): string {
  return createHmac('sha256', documentKey).update('key check of a backup').digest('hex');
}

/** Throws StartError when it is not the key of the backup's files. */
export function requireKey(documentKey: Buffer, { keyCheck }: Manifest): void {
  if (timingSafeEqual(Buffer.from(keyCheckOf(documentKey)), Buffer.from(keyCheck))) return;
  throw new StartError(
    'DOCUMENT_KEY is not the key of this backup: its documents could not be read. Nothing was changed.',
  );
}
