import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import {
  chooseServerUser,
  chooseSocketDir,
  handOver,
  makePrivateFolder,
  openForChild,
  type ServerUser,
  socketPort,
} from './data-folder.ts';

/** A database folder, and what serves it. */
export type Cluster = {
  dir: string;
  socketDir: string;
  logFile: string;
  binaries: Binaries;
  user: ServerUser;
  /** Settings for this run, over postgresql.conf. */
  settings: Record<string, string>;
};

/** Finds the cluster of a data folder and matching programs; creates it at the first start. */
export function openCluster(givenDataDir: string, settings: Record<string, string>): Cluster {
  const dataDir = resolve(givenDataDir);
  const dir = join(dataDir, 'postgres');
  mkdirSync(dataDir, { recursive: true });
  const user = chooseServerUser(dir);
  const major = clusterExists(dir) ? Number(readFileSync(join(dir, 'PG_VERSION'), 'utf8')) : undefined;
  const binaries = findBinaries({ major, user, dataDir });
  if (!major) createCluster(dir, binaries, user);
  else if (statSync(dir).uid === 0) handOver(dir, user);
  return { dir, socketDir: chooseSocketDir(dir, user), logFile: `${dir}.log`, binaries, user, settings };
}

/** Removes the socket's folder if it is outside the data folder. */
export function removeSocketDir(cluster: Cluster): void {
  if (cluster.socketDir !== cluster.dir) rmSync(cluster.socketDir, { recursive: true });
}

/** Process id of the server that has this cluster open, or had when it was killed. */
export function readPostmasterPid(cluster: Cluster): number | undefined {
  try {
    return Number(readFileSync(join(cluster.dir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** For one firm on a small machine; operators may edit it in postgresql.conf. */
const tuning = `
# --- Rumo ---
max_connections = 60
shared_buffers = 256MB
jit = off
timezone = 'UTC'
log_timezone = 'UTC'
`;

function clusterExists(dir: string): boolean {
  return existsSync(join(dir, 'PG_VERSION'));
}

/**
 * Creates the cluster with the superuser `postgres`, in another folder that is renamed when it is complete. It needs no
 * password: only the server's own user may enter the socket's folder.
 */
function createCluster(dir: string, binaries: Binaries, user: ServerUser): void {
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

/** Collation that does not depend on the C library, from version 17 on. */
function locale(binaries: Binaries): string[] {
  return binaries.major >= 17 ? ['--locale-provider=builtin', '--locale=C.UTF-8'] : ['--locale=C.UTF-8'];
}

/** Otherwise a power cut could lose the new name while the database already answers. */
function syncFolder(dir: string): void {
  const descriptor = openSync(dir, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Connects as the cluster's superuser; `ssl` is set so that PGSSLMODE cannot require it on a socket. */
export function superuserConnection(cluster: Cluster) {
  return { host: cluster.socketDir, port: socketPort, user: 'postgres', database: 'postgres', ssl: false };
}

/** SQLSTATE of a server that starts, recovers or stops. */
const cannotConnectNow = '57P03';

/** No socket, no server behind it, or one that was killed while we connected. */
const noServerCodes = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'];

/** pg has no code for an end without an error. */
const hungUp = 'Connection terminated unexpectedly';

/**
 * Connects as soon as the server accepts connections, however long it says that it is starting: recovery may take minutes.
 * @param mayCome - false once waiting for a missing socket is pointless.
 * @returns undefined when there is no server and none may come.
 */
export async function connectWhenReady(
  cluster: Cluster,
  mayCome: () => boolean,
): Promise<pg.Client | undefined> {
  for (let wait = 10; ; wait = Math.min(wait * 1.5, 200)) {
    const client = new pg.Client(superuserConnection(cluster));
    // Without a listener a lost connection would end the process.
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      const { code, message } = error as { code?: string; message?: string };
      const absent = noServerCodes.includes(code ?? '') || message === hungUp;
      if (!absent && code !== cannotConnectNow) throw error;
      if (code !== cannotConnectNow && !mayCome()) return undefined;
    }
    await delay(wait);
  }
}
