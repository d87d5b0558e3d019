import { randomUUID } from 'node:crypto';
import * as nodeFs from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { sealedChunkSize } from './chunk-cipher.ts';
import { FileDamaged, FileMissing, type FreeSpace, StorageFull, type Store } from './files.ts';

/** The calls that the store makes; tests hand in some that fail. */
export type DiskFs = Pick<
  typeof nodeFs,
  'open' | 'mkdir' | 'rename' | 'unlink' | 'stat' | 'readdir' | 'statfs'
>;

/** Whole sealed chunks, so that none has to be put together from two reads. */
const readSize = 4 * sealedChunkSize;
const writeSize = 512 * 1024;
/** A slow upload writes at least this often, so that its age tells it from a dead one. */
const touchMs = 5_000;

/** Bytes that uploads leave free for the database, whose log (`max_wal_size`) takes up to 1 GB; a twentieth of a disk under 20 GB. */
const largestFloor = 1024 * 1024 * 1024;
/** An upload checks the room again after so many bytes. */
const lookAgainAfter = 8 * 1024 * 1024;

/** Files in folders under `root`. A file gets its name after a sync: a crash leaves a nameless rest in `incoming/`. */
export async function diskStore(root: string, fs: DiskFs = nodeFs): Promise<Store> {
  const incoming = join(root, 'incoming');
  await fs.mkdir(incoming, { recursive: true, mode: 0o700 });

  function pathOf(location: string): string {
    const path = resolve(root, location);
    if (!path.startsWith(resolve(root) + sep)) throw new Error('a location points outside the store');
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
    await fs.unlink(path).catch(unlessMissing);
  }

  async function write(path: string, pieces: AsyncIterable<Buffer>): Promise<void> {
    const file = await fs.open(path, 'wx', 0o600);
    try {
      await file.writeFile(gather(pieces));
      await file.sync();
    } finally {
      await file.close();
    }
  }

  async function publish(temporary: string, path: string): Promise<void> {
    const folder = dirname(path);
    const made = await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    if (made) await syncFolder(root);
    await fs.rename(temporary, path);
    try {
      await syncFolder(folder);
    } catch (error) {
      await remove(path);
      throw error;
    }
  }

  async function room(): Promise<FreeSpace> {
    const { blocks, bavail, bsize } = await fs.statfs(root);
    return { free: bavail * bsize, floor: Math.min(largestFloor, (blocks * bsize) / 20) };
  }

  async function expectRoom(size: number): Promise<void> {
    const { free, floor } = await room();
    if (free - size < floor) throw new StorageFull('the disk of the files is nearly full');
  }

  /** The same pieces, as long as there is room for them. */
  async function* whileRoom(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let passed = 0;
    for await (const piece of pieces) {
      passed += piece.length;
      if (passed > lookAgainAfter) {
        await expectRoom(piece.length);
        passed = 0;
      }
      yield piece;
    }
  }

  return {
    async stage(size, pieces) {
      await expectRoom(size);
      const name = randomUUID();
      const temporary = join(incoming, name);
      try {
        await write(temporary, whileRoom(pieces));
      } catch (error) {
        await remove(temporary);
        throw describe(error);
      }
      return {
        location: `incoming/${name}`,
        publish: (location) =>
          publish(temporary, pathOf(location)).catch((error) => {
            throw describe(error);
          }),
        discard: () => remove(temporary),
      };
    },
    async read(location, size, start, end) {
      const file = await fs.open(pathOf(location), 'r').catch((error) => {
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
    async erase(location) {
      const path = pathOf(location);
      await remove(path);
      await syncFolder(dirname(path)).catch(unlessMissing);
    },
    async sizeOf(location) {
      return (await fs.stat(pathOf(location)).catch(unlessMissing))?.size;
    },
    async *list() {
      for (const folder of await fs.readdir(root, { withFileTypes: true })) {
        if (folder.name === 'incoming' || folder.name === 'quarantine' || !folder.isDirectory()) continue;
        for (const name of await fs.readdir(join(root, folder.name))) yield `${folder.name}/${name}`;
      }
    },
    async move(from, to) {
      const path = pathOf(to);
      await fs.mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await fs.rename(pathOf(from), path).catch(unlessMissing);
      await syncFolder(dirname(path));
      await syncFolder(dirname(pathOf(from))).catch(unlessMissing);
    },
    async *listQuarantine() {
      const found = await fs
        .readdir(join(root, 'quarantine'), { withFileTypes: true, recursive: true })
        .catch(unlessMissing);
      for (const entry of found ?? [])
        if (entry.isFile()) yield relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
    },
    async readNote(name) {
      const file = await fs.open(pathOf(name), 'r').catch(unlessMissing);
      try {
        return (await file?.readFile('utf8'))?.trim();
      } finally {
        await file?.close();
      }
    },
    async writeNote(name, text) {
      const temporary = join(incoming, randomUUID());
      const note = async function* () {
        yield Buffer.from(`${text}\n`);
      };
      await write(temporary, note());
      await fs.rename(temporary, pathOf(name));
      await syncFolder(root);
    },
    async sweep(before) {
      let removed = 0;
      for (const name of await fs.readdir(incoming)) {
        const path = join(incoming, name);
        const found = await fs.stat(path).catch(unlessMissing);
        if (!found || found.mtime >= before) continue;
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
    room,
  };
}

/** Every yield is a view of one buffer, which is free again when the next is asked for. */
async function* readPieces(file: nodeFs.FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafe(Math.min(readSize, end + 1 - start));
  try {
    let position = start;
    while (position <= end) {
      const wanted = Math.min(buffer.length, end + 1 - position);
      const { bytesRead } = await file.read(buffer, 0, wanted, position);
      if (bytesRead === 0) throw new FileDamaged('the stored file became shorter while it was read');
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/** Joins small chunks into few large writes. Each yield is a view of one buffer, valid until the next. */
async function* gather(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafe(writeSize);
  let held = 0;
  let touchedAt = performance.now();
  for await (let piece of pieces) {
    while (piece.length > 0) {
      const taken = piece.copy(buffer, held);
      held += taken;
      piece = piece.subarray(taken);
      if (held < writeSize && performance.now() - touchedAt < touchMs) continue;
      yield buffer.subarray(0, held);
      held = 0;
      touchedAt = performance.now();
    }
  }
  if (held > 0) yield buffer.subarray(0, held);
}

function describe(error: unknown): unknown {
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error)))
    return new StorageFull('the disk is full', { cause: error });
  return error;
}

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
