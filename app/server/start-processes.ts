import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import module from 'node:module';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import type { Env } from '#platform/server/env.ts';
import { createLog, type Log } from '#platform/server/log.ts';
import { makeDataFolder } from '#platform/server/make-data-folder.ts';
import { isReady, isTold } from '#platform/server/peers.ts';
import { type RunningPostgres, startPostgres } from '#platform/server/postgres/start-postgres.ts';
import { migrate, ownDatabase } from '#platform/server/schema/migrate.ts';
import { loadDocumentKey } from '#platform/server/secrets.ts';
import { StartError } from '#platform/server/start-error.ts';
import type { Program } from './start-program.ts';

/** Pauses before a process that ended is started again: doubled from the first to the last, from the first again once it lived. */
const firstPauseMs = 250;
const longestPauseMs = 30_000;
const livedMs = 60_000;

/** By then what a stop waits for is killed: a stop ends within eight seconds, the database's own among them. */
const drainMs = 6_500;

/** What a process may open besides its pools, and what migrations, backups and operators need. */
const connectionsBesides = 10;
const connectionsOfOthers = 15;

/**
 * Starts PROCESSES processes that serve pages on one port, and one that runs jobs, on the configured database or on our own.
 * This process serves nothing: it owns the database, hands connections on, and starts again what ends.
 * @throws StartError, among others.
 */
export async function startProcesses(env: Env): Promise<Program> {
  const log = createLog(env.logLevel, { name: 'main' });
  await makeDataFolder(env.dataDir);
  const documentKey = await loadDocumentKey(env);
  const connections = (env.processes + 1) * ((env.databasePoolSize ?? 20) + connectionsBesides);
  const postgres = await startPostgres({
    dataDir: env.dataDir,
    databaseUrl: env.databaseUrl,
    settings: { max_connections: String(connections + connectionsOfOthers) },
    report: (event) => log.warn(event),
  });
  const supervisor = superviseProcesses(log, env.processes, (role) => settingsOf(role, postgres));
  const stop = async () => {
    await supervisor.stop();
    await postgres.stop();
  };
  try {
    await migrate(postgres.connection, env.databaseUrl ? documentKey : undefined);
    // The first alone: what is made once, such as the setup key, is made and shown by it.
    const welcome = await supervisor.start('web-1');
    for (let number = 2; number <= env.processes; number += 1) void supervisor.start(`web-${number}`);
    void supervisor.start('worker');
    return { welcome, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function settingsOf(role: string, postgres: RunningPostgres): NodeJS.ProcessEnv {
  const cache = module.getCompileCacheDir?.();
  return {
    ROLE: role,
    PROCESSES: '',
    DATABASE_URL: addressOf(ownDatabase(postgres.connection)),
    ...(cache && { NODE_COMPILE_CACHE: dirname(cache) }),
  };
}

/** Our own server's socket as an address. Its server asks for no password there. */
function addressOf({ connectionString, host, port, user, database }: ClientConfig): string {
  if (connectionString) return connectionString;
  const url = new URL(`postgres://${user}@localhost/${database}`);
  url.searchParams.set('host', host ?? '');
  url.searchParams.set('port', String(port));
  url.searchParams.set('sslmode', 'disable');
  return url.href;
}

function superviseProcesses(log: Log, others: number, settings: (role: string) => NodeJS.ProcessEnv) {
  const running = new Map<string, Worker>();
  let stopping = false;

  function launch(name: string): Worker {
    cluster.setupPrimary({
      exec: fileURLToPath(new URL('main.ts', import.meta.url)),
      args: [name, String(others)],
    });
    const worker = cluster.fork(settings(name === 'worker' ? 'worker' : 'web'));
    running.set(name, worker);
    worker.on('message', (message) => {
      if (!isTold(message)) return;
      for (const other of running.values()) if (other !== worker && other.isConnected()) other.send(message);
    });
    return worker;
  }

  /** Starts it again whenever it ends, until `stop`. */
  async function keepRunning(name: string, first: Worker): Promise<void> {
    let pause = firstPauseMs;
    for (let worker = first; ; worker = launch(name)) {
      const since = performance.now();
      const [code, signal] = await once(worker, 'exit');
      running.delete(name);
      if (stopping) return;
      if (performance.now() - since > livedMs) pause = firstPauseMs;
      log.error({ ended: name, code, signal, again_in_ms: pause }, 'a process ended and is started again');
      await delay(pause);
      pause = Math.min(pause * 2, longestPauseMs);
      if (stopping) return;
    }
  }

  return {
    /** Resolves to its welcome when it serves for the first time; throws StartError when it ends before that. */
    async start(name: string): Promise<string> {
      const worker = launch(name);
      if (name !== 'web-1') {
        void keepRunning(name, worker);
        return '';
      }
      const welcome = await new Promise<string>((resolve, reject) => {
        worker.on('message', (message) => isReady(message) && resolve(message.ready));
        // It has said why.
        worker.once('exit', () => reject(new StartError(`The process ${name} did not start.`)));
      });
      void keepRunning(name, worker);
      return welcome;
    },
    /** Asks all to stop at once, and kills what takes too long. */
    async stop(): Promise<void> {
      stopping = true;
      const workers = [...running.values()].filter((worker) => !worker.isDead());
      const ended = Promise.all(workers.map((worker) => once(worker, 'exit')));
      for (const worker of workers) worker.process.kill('SIGTERM');
      const late = setTimeout(() => {
        for (const worker of workers) worker.process.kill('SIGKILL');
      }, drainMs);
      await ended;
      clearTimeout(late);
    },
  };
}
