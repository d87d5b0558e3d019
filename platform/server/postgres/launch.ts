import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { type Cluster, connectWhenReady, readPostmasterPid } from './cluster.ts';
import { openForChild } from './data-folder.ts';

/** A running server, and the connection that we keep open to it. */
export type Launched = { keeper: pg.Client; pid: number };

/** Milliseconds for which a killed server may hold its locks: its children notice late, and a zombie counts as alive (1.3 s seen). */
const patience = 10_000;

/** pg_hba.conf: only through the socket's folder, never by TCP, no replicas. Written at every start, for older clusters too. */
const accessRules = `local replication all reject
host replication all all reject
host all all all reject
local all all trust
`;

/** Any number of our own; in the database `postgres`, which nothing else uses. */
const ownerLock = 7_862_101;

/** Milliseconds for a predecessor to release the lock. */
const ownerPatience = 3000;

/**
 * Connects to a cluster's server: one that survived our predecessor, else a new one.
 * @throws StartError when it does not start (with the end of its log) or another running instance uses the cluster.
 */
export async function launch(cluster: Cluster): Promise<Launched> {
  const giveUp = performance.now() + patience;
  for (;;) {
    const keeper = (await connectWhenReady(cluster, () => false)) ?? (await spawnServer(cluster, giveUp));
    const pid = readPostmasterPid(cluster);
    if (keeper && pid) {
      await claim(keeper, cluster);
      return { keeper, pid };
    }
    await keeper?.end();
    await delay(100);
  }
}

/** Returns undefined while a predecessor holds the cluster and a retry makes sense. */
async function spawnServer(cluster: Cluster, giveUp: number): Promise<pg.Client | undefined> {
  writeFileSync(join(cluster.dir, 'pg_hba.conf'), accessRules);
  const folder = openForChild(cluster.dir, cluster.user);
  const log = openSync(cluster.logFile, 'a', 0o600);
  const logStart = statSync(cluster.logFile).size;
  const child = spawn(join(cluster.binaries.binDir, 'postgres'), serverArguments(cluster, folder.path), {
    ...cluster.user,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', log, log, ...folder.stdio],
    // Its own process group, or Ctrl-C would reach the database with us and cut off requests in flight.
    detached: true,
  });
  let failure = '';
  let ended = false;
  child.once('error', (error) => {
    ended = true;
    failure = error.message;
  });
  child.once('exit', () => {
    ended = true;
  });
  child.unref();
  closeSync(log);
  folder.close();

  const client = await connectWhenReady(cluster, () => !ended);
  if (client) return client;
  const said = failure || readFileSync(cluster.logFile).subarray(logStart).toString().trim();
  const held = isHeldByPredecessor(said);
  if (held && performance.now() < giveUp) return undefined;
  const advice = held ? `\nIf no PostgreSQL runs on this folder, remove ${cluster.dir}/postmaster.pid.` : '';
  throw new StartError(`The database in ${cluster.dir} did not start:\n${said}${advice}`);
}

function serverArguments(cluster: Cluster, path: string): string[] {
  const socketDir = cluster.socketDir === cluster.dir ? path : cluster.socketDir;
  const settings = {
    // No TCP: only this machine, through a folder that only the server's user may enter.
    listen_addresses: '',
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    // A failed statement can quote users' input; our own log has such errors without the values.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...cluster.settings,
  };
  return ['-D', path, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Takes a lock that ends with our connection: two instances on one data folder would stop the database under each other. */
async function claim(keeper: pg.Client, cluster: Cluster): Promise<void> {
  const giveUp = performance.now() + ownerPatience;
  for (;;) {
    const { rows } = await keeper.query('select pg_try_advisory_lock($1) as ours', [ownerLock]);
    if (rows[0].ours) return;
    if (performance.now() > giveUp) {
      await keeper.end();
      throw new StartError(
        `${cluster.dir} is in use by another running instance. Give each its own DATA_DIR.`,
      );
    }
    await delay(100);
  }
}

/** Whether the server's log names a predecessor's lock file or shared memory. */
function isHeldByPredecessor(said: string): boolean {
  const lock = said.indexOf('lock file ');
  return (
    (lock >= 0 && said.includes(' already exists', lock)) || said.includes('pre-existing shared memory block')
  );
}

/**
 * Stops the server and waits for its end: first the fast shutdown, with a checkpoint; after 30 s the immediate one, which
 * loses nothing but needs recovery at the next start.
 */
export async function stopServer(cluster: Cluster, pid: number): Promise<void> {
  for (const [signal, milliseconds] of [['SIGINT', 30_000] as const, ['SIGQUIT', 5_000] as const]) {
    if (!isRunning(cluster, pid)) return;
    process.kill(pid, signal);
    const deadline = performance.now() + milliseconds;
    while (performance.now() < deadline) {
      if (!isRunning(cluster, pid)) return;
      await delay(15);
    }
  }
  throw new Error(`The database server (process ${pid}) does not stop.`);
}

/** An orderly stop removes the file last; a killed server leaves the file but no process. */
function isRunning(cluster: Cluster, pid: number): boolean {
  if (readPostmasterPid(cluster) !== pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}
