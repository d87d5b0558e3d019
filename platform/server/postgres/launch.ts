import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { type Cluster, connectWhenReady, readPostmasterPid } from './cluster.ts';
import { openForChild } from './data-folder.ts';

/** A server that answers, and the connection that we keep to it for as long as we live. */
export type Launched = { keeper: pg.Client; pid: number };

/**
 * Milliseconds that a killed server may still hold its locks: its children notice late, and where the system collects
 * dead processes slowly it counts as alive (1.3 s seen).
 */
const patience = 10_000;

/**
 * Who may connect: whoever may enter the socket's folder. Nobody comes by TCP, should somebody switch that on, and nobody
 * copies the whole cluster as a replica. Written before every start, so that older clusters have it, too.
 */
const accessRules = `local replication all reject
host replication all all reject
host all all all reject
local all all trust
`;

/** Any number of our own; in the database `postgres`, which nothing else uses. */
const ownerLock = 7_862_101;

/** Milliseconds that a predecessor of ours may take to let go of the lock. */
const ownerPatience = 3000;

/**
 * Reaches the server of a cluster: takes over one that survived our predecessor, else starts one.
 * @throws when it does not start (with the end of its log) or another running Rumo uses the cluster.
 */
export async function launch(cluster: Cluster): Promise<Launched> {
  const giveUp = Date.now() + patience;
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

/** Returns undefined when a predecessor still holds the cluster and trying again makes sense. */
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
    // A group of its own, or Ctrl-C would reach the database together with us and cut off requests in flight.
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
  if (held && Date.now() < giveUp) return undefined;
  const advice = held ? `\nIf no PostgreSQL runs on this folder, remove ${cluster.dir}/postmaster.pid.` : '';
  throw new StartError(`The database in ${cluster.dir} did not start:\n${said}${advice}`);
}

function serverArguments(cluster: Cluster, path: string): string[] {
  const socketDir = cluster.socketDir === cluster.dir ? path : cluster.socketDir;
  const settings = {
    // No TCP port: only this machine, and only through a folder that nobody else may enter.
    listen_addresses: '',
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    // A failed statement can quote what a person typed; such errors reach our own log without the values.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...cluster.settings,
  };
  return ['-D', path, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/**
 * The server grants this lock to one connection at a time and frees it when the connection dies with its process:
 * two instances on one data folder would otherwise stop the database under each other.
 */
async function claim(keeper: pg.Client, cluster: Cluster): Promise<void> {
  const giveUp = Date.now() + ownerPatience;
  for (;;) {
    const { rows } = await keeper.query('select pg_try_advisory_lock($1) as ours', [ownerLock]);
    if (rows[0].ours) return;
    if (Date.now() > giveUp) {
      await keeper.end();
      throw new StartError(
        `${cluster.dir} is in use by another running instance. Give each its own DATA_DIR.`,
      );
    }
    await delay(100);
  }
}

/** Whether the server's log names a predecessor's lock file or its shared memory as what is in the way. */
function isHeldByPredecessor(said: string): boolean {
  const lock = said.indexOf('lock file ');
  return (
    (lock >= 0 && said.includes(' already exists', lock)) || said.includes('pre-existing shared memory block')
  );
}

/**
 * Stops the server and returns when it is gone: first the orderly way that ends open transactions and writes a
 * checkpoint, after 30 s the immediate one, which costs a recovery at the next start but loses nothing.
 */
export async function stopServer(cluster: Cluster, pid: number): Promise<void> {
  for (const [signal, milliseconds] of [['SIGINT', 30_000] as const, ['SIGQUIT', 5_000] as const]) {
    if (!isRunning(cluster, pid)) return;
    process.kill(pid, signal);
    const deadline = Date.now() + milliseconds;
    while (Date.now() < deadline) {
      if (!isRunning(cluster, pid)) return;
      await delay(15);
    }
  }
  throw new Error(`The database server (process ${pid}) does not stop.`);
}

/** The file goes last in an orderly stop; a killed server leaves the file but no process. */
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
