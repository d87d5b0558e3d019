import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** Bytes in the address of a Unix socket, with its closing zero (macOS has 104, Linux 108). */
const longestSocketPath = 104;

/** Without TCP the port only names the socket file. */
export const socketPort = 5432;

/** A folder as a child process may name it, with the file descriptors to hand over to it. */
type FolderForChild = { path: string; stdio: number[]; close(): void };

/**
 * Opens `dir` for PostgreSQL. When we are root and it is not, some folder above may be closed to it (a checkout
 * under /root); an inherited descriptor leads past that without changing anyone's permissions.
 */
export function openForChild(dir: string, user: ServerUser): FolderForChild {
  if (user.uid === undefined || process.platform !== 'linux')
    return { path: dir, stdio: [], close: () => {} };
  const descriptor = openSync(dir, 'r');
  // stdin, stdout and stderr come first, so that the child finds it as number 3.
  return { path: '/proc/self/fd/3', stdio: [descriptor], close: () => closeSync(descriptor) };
}

/** Makes a folder that only `user` may enter. */
export function makePrivateFolder(dir: string, user: ServerUser): void {
  mkdirSync(dir, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(dir, user.uid, user.gid);
}

/**
 * Hands over a folder with all that is in it, for its new owner alone. A backup that root copied back belongs to root, as
 * whom PostgreSQL refuses to run, and may be open to everybody, which it refuses, too.
 */
export function handOver(dir: string, { uid, gid }: ServerUser): void {
  if (uid === undefined || gid === undefined) return;
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(dir, name), uid, gid);
  chmodSync(dir, 0o700);
  // The owner of the folder itself last: it says whether this was done.
  chownSync(dir, uid, gid);
}

/**
 * Where the socket goes: into the cluster's own folder, or, where that path is too long for a socket address, into a
 * private folder of the same name at every start, so that a surviving server is found again.
 * @throws when someone else has taken that name.
 */
export function chooseSocketDir(clusterDir: string, user: ServerUser): string {
  if (Buffer.byteLength(join(clusterDir, `.s.PGSQL.${socketPort}`)) < longestSocketPath) return clusterDir;
  const name = `rumo-${createHash('sha256').update(clusterDir).digest('hex').slice(0, 24)}`;
  const base = Buffer.byteLength(tmpdir()) < 40 ? tmpdir() : '/tmp';
  const dir = join(base, name);
  const found = lstatSync(dir, { throwIfNoEntry: false });
  if (!found) makePrivateFolder(dir, user);
  else if (!found.isDirectory() || found.uid !== (user.uid ?? process.getuid?.()) || found.mode & 0o077) {
    throw new StartError(
      `${dir} is needed for the database's socket but belongs to someone else. Remove it.`,
    );
  }
  return dir;
}

/** Whom the PostgreSQL processes run as. Both undefined: as ourselves. */
export type ServerUser = { uid?: number; gid?: number };

/** `nobody`, the one unprivileged account that every Linux has. */
const nobody = 65_534;

/**
 * PostgreSQL refuses to run as root. When we are root it runs as the owner of an existing data folder, so that one
 * made by an ordinary user stays usable for that user, and otherwise as nobody.
 */
export function chooseServerUser(clusterDir: string): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: nobody, gid: nobody };
}
