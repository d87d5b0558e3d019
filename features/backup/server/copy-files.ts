import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sealedSize } from '#platform/server/files/chunk-cipher.ts';
import { FileMissing } from '#platform/server/files/files.ts';
import { parseStorageKey } from '#platform/server/files/storage-key.ts';
import type { Store } from '#platform/server/files/store.ts';
import { StartError } from '#platform/server/start-error.ts';
import type { CopiedFile } from './manifest.ts';

/** Documents of one backup lie beside those of the others: a file never changes, so each is copied once. */
const placeOf = (home: string, location: string) => join(home, 'files', location);

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest('hex');
}

/**
 * Copies the encrypted bytes of one document, unless an earlier backup has them; undefined where the store has none.
 * @throws FileDamaged when they have the wrong length.
 */
export async function copyFileOut(
  store: Store,
  home: string,
  row: { file_path: string; file_size: number },
): Promise<CopiedFile | undefined> {
  const { location } = parseStorageKey(row.file_path);
  const size = sealedSize(row.file_size);
  const path = placeOf(home, location);
  const there = await stat(path).catch(() => undefined);
  if (there?.size !== size) {
    const bytes = await store.read(location, size, 0, size - 1).catch((error: unknown) => {
      if (error instanceof FileMissing) return undefined;
      throw error;
    });
    if (!bytes) return undefined;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(`${path}.half`, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${path}.half`, path);
  }
  return { location, size, sha256: await hashOf(path) };
}

/** @throws StartError when the copy is not what was written. */
export async function copyFileIn(store: Store, home: string, file: CopiedFile): Promise<void> {
  const path = placeOf(home, file.location);
  const found = await hashOf(path).catch(() => undefined);
  if (found !== file.sha256) throw new StartError(`The backup is damaged: ${path} is not as it was written.`);
  const staged = await store.stage(file.size, createReadStream(path));
  try {
    await staged.publish(file.location);
  } finally {
    await staged.discard();
  }
}
