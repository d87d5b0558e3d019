import { randomUUID } from 'node:crypto';
import * as nodeFs from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { FileDamaged, FileMissing, StorageFull } from './files.ts';
import { isStorageKey } from './storage-key.ts';
import type { Store } from './store.ts';

/** The calls that the store makes; tests hand in some that fail. */
export type DiskFs = Pick<typeof nodeFs, 'open' | 'mkdir' | 'rename' | 'unlink' | 'stat' | 'readdir'>;

const readSize = 512 * 1024;
const writeSize = 512 * 1024;

/**
 * Files in folders under `root`. A file gets its name only when its bytes are synced, so a crash leaves a nameless
 * rest in `incoming/` and never half a document.
 */
export async function diskStore(root: string, fs: DiskFs = nodeFs): Promise<Store> {
  const incoming = join(root, 'incoming');
  await fs.mkdir(incoming, { recursive: true, mode: 0o700 });

  function pathOf(key: string): string {
    const path = resolve(root, key);
    if (!path.startsWith(resolve(root) + sep)) throw new Error('a storage key points outside the store');
    return path;
  }

  async function syncFolder(path: string): Promise<void> {
    const folder = await fs.open(path, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  async function remove(path: string): Promise<void> {
    await fs.unlink(path).catch((error) => {
      if (codeOf(error) !== 'ENOENT') throw error;
    });
  }

  async function writeIncoming(pieces: AsyncIterable<Buffer>): Promise<string> {
    const path = join(incoming, randomUUID());
    try {
      const file = await fs.open(path, 'wx', 0o600);
      try {
        await file.writeFile(gather(pieces));
        await file.sync();
      } finally {
        await file.close();
      }
    } catch (error) {
      await remove(path);
      throw error;
    }
    return path;
  }

  /** Gives the bytes their name and makes the name durable. */
  async function publish(temporary: string, path: string): Promise<void> {
    const folder = dirname(path);
    try {
      const made = await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      if (made) await syncFolder(root);
      await fs.rename(temporary, path);
      await syncFolder(folder);
    } catch (error) {
      await remove(temporary);
      await remove(path);
      throw error;
    }
  }

  return {
    async write(key, _size, pieces) {
      const path = pathOf(key);
      try {
        await publish(await writeIncoming(pieces), path);
      } catch (error) {
        if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error)))
          throw new StorageFull('the disk is full', { cause: error });
        throw error;
      }
    },
    async read(key, size, start, end) {
      const file = await fs.open(pathOf(key), 'r').catch((error) => {
        if (codeOf(error) === 'ENOENT') throw new FileMissing('no such file', { cause: error });
        throw error;
      });
      const found = (await file.stat()).size;
      if (found !== size) {
        await file.close();
        throw new FileDamaged('the stored file has the wrong length');
      }
      return readPieces(file, start, end);
    },
    async erase(key) {
      const path = pathOf(key);
      await remove(path);
      await syncFolder(dirname(path)).catch((error) => {
        if (codeOf(error) !== 'ENOENT') throw error;
      });
    },
    async has(key) {
      return fs.stat(pathOf(key)).then(
        () => true,
        (error) => {
          if (codeOf(error) === 'ENOENT') return false;
          throw error;
        },
      );
    },
    async *list() {
      for (const folder of await fs.readdir(root)) {
        if (folder === 'incoming') continue;
        for (const name of await fs.readdir(join(root, folder))) {
          const key = `${folder}/${name}`;
          if (isStorageKey(key)) yield key;
        }
      }
    },
    async sweep(before) {
      let removed = 0;
      for (const name of await fs.readdir(incoming)) {
        const path = join(incoming, name);
        const stat = await fs.stat(path).catch((error) => {
          if (codeOf(error) !== 'ENOENT') throw error;
        });
        if (!stat || stat.mtime >= before) continue;
        await remove(path);
        removed += 1;
      }
      return removed;
    },
    async probe() {
      const path = join(incoming, `probe-${randomUUID()}`);
      const file = await fs.open(path, 'wx', 0o600);
      try {
        await file.writeFile('probe');
      } finally {
        await file.close();
        await remove(path);
      }
    },
  };
}

async function* readPieces(file: nodeFs.FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  try {
    let position = start;
    while (position <= end) {
      const buffer = Buffer.allocUnsafe(Math.min(readSize, end + 1 - position));
      const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
      if (bytesRead === 0) throw new FileDamaged('the stored file became shorter while it was read');
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/**
 * Joins small pieces, so that a file costs a few large writes. Every yield is a view of one buffer, which is free
 * again when the next is asked for: fresh memory for each write would cost more than the write.
 */
async function* gather(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafe(writeSize);
  let held = 0;
  for await (let piece of pieces) {
    while (piece.length > 0) {
      const taken = piece.copy(buffer, held);
      held += taken;
      piece = piece.subarray(taken);
      if (held < writeSize) continue;
      yield buffer;
      held = 0;
    }
  }
  if (held > 0) yield buffer.subarray(0, held);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
