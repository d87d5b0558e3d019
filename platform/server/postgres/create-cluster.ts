import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';
import { makePrivateFolder, openForChild } from './data-folder.ts';
import type { Binaries } from './find-binaries.ts';
import type { ServerUser } from './server-user.ts';

/** What suits one firm on a small machine; the operator may edit it in the cluster's postgresql.conf. */
const tuning = `
# --- Rumo ---
max_connections = 60
shared_buffers = 256MB
jit = off
timezone = 'UTC'
log_timezone = 'UTC'
`;

/** True when `dir` holds a finished cluster. */
export function clusterExists(dir: string): boolean {
  return existsSync(join(dir, 'PG_VERSION'));
}

/**
 * Creates the cluster with the superuser `postgres`. It is built beside its place and renamed, so that a start that
 * was cut off leaves nothing that looks finished.
 * The socket lies in a folder that only the server's own user may enter, hence no password.
 */
export function createCluster(dir: string, binaries: Binaries, user: ServerUser): void {
  mkdirSync(dirname(dir), { recursive: true });
  const unfinished = `${dir}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  makePrivateFolder(unfinished, user);
  const folder = openForChild(unfinished, user);
  try {
    const args = [
      '-D',
      folder.path,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      ...locale(binaries),
    ];
    const run = spawnSync(join(binaries.binDir, 'initdb'), args, {
      ...user,
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe', ...folder.stdio],
      encoding: 'utf8',
    });
    if (run.status !== 0) {
      throw new StartError(
        `The database could not be created in ${dir}:\n${run.error?.message ?? run.stderr}`,
      );
    }
  } finally {
    folder.close();
  }
  appendFileSync(join(unfinished, 'postgresql.conf'), tuning);
  renameSync(unfinished, dir);
  syncFolder(dirname(dir));
}

/** Sorting and case that do not depend on the system's C library, where the version has its own (17 and later). */
function locale(binaries: Binaries): string[] {
  return binaries.major >= 17 ? ['--locale-provider=builtin', '--locale=C.UTF-8'] : ['--locale=C.UTF-8'];
}

/** Without this a power cut could forget the new name while the database already answers. */
function syncFolder(dir: string): void {
  const descriptor = openSync(dir, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
