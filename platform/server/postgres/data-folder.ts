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

/** Bytes in a Unix socket's path, with the final zero (macOS has 104, Linux 108). */
const longestSocketPath = 104;

/** Without TCP the port only names the socket file. */
export const socketPort = 5432;

/** A folder's path for a child process, with the file descriptors that it inherits. */
type FolderForChild = { path: string; stdio: number[]; close(): void };

/**
 * Opens `dir` for PostgreSQL. When only we are root, it may not be able to enter a folder above (a checkout under /root);
 * an inherited descriptor avoids that without changing permissions.
 */
export function openForChild(dir: string, user: ServerUser): FolderForChild {
  if (user.uid === undefined || process.platform !== 'linux')
    return { path: dir, stdio: [], close: () => {} };
  const descriptor = openSync(dir, 'r');
  // After stdin, stdout and stderr it is number 3.
  return { path: '/proc/self/fd/3', stdio: [descriptor], close: () => closeSync(descriptor) };
}

/** Creates a folder that only `user` may enter. */
export function makePrivateFolder(dir: string, user: ServerUser): void {
  mkdirSync(dir, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(dir, user.uid, user.gid);
}

/** Gives a folder to `user` alone. A backup restored by root belongs to root and may be open to all: PostgreSQL refuses both. */
export function handOver(dir: string, { uid, gid }: ServerUser): void {
  if (uid === undefined || gid === undefined) return;
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(dir, name), uid, gid);
  chmodSync(dir, 0o700);
  // The folder itself last: its owner says that this is done.
  chownSync(dir, uid, gid);
}

/**
 * Returns the socket's folder: the cluster's own, or, where that path is too long, a private one whose name stays the same,
 * so that a surviving server is found. @throws StartError when someone else has taken that name.
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

/** The user of the PostgreSQL processes; undefined means our own. */
export type ServerUser = { uid?: number; gid?: number };

/** The unprivileged account that every Linux has. */
const unprivilegedId = 65_534;

/**
 * PostgreSQL refuses to run as root. Under root it runs as the owner of an existing data folder, which then stays usable
 * for that user, else as nobody.
 */
export function chooseServerUser(clusterDir: string): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  return owner && owner.uid !== 0
    ? { uid: owner.uid, gid: owner.gid }
    : { uid: unprivilegedId, gid: unprivilegedId };
}
