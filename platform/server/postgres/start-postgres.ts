import { setTimeout as delay } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { openCluster, removeSocketDir, superuserConnection } from './cluster.ts';
import { type Launched, launch, stopServer } from './launch.ts';

export type RunningPostgres = {
  /** As a role that may create roles and databases (the embedded server: its superuser). */
  connection: ClientConfig;
  /** Version and origin, for the line printed at the start; never an address or a password. */
  source: string;
  /** Ends open transactions and stops our own server. Idempotent. */
  stop(): Promise<void>;
};

export type PostgresOptions = {
  /** Holds the cluster in `postgres` and the server's log in `postgres.log`. */
  dataDir: string;
  /** A server that someone else runs: then nothing is started. */
  databaseUrl?: string;
  /** Settings for this run, over postgresql.conf. */
  settings?: Record<string, string>;
  /** Called with a sentence when the server was lost and when it is back. */
  report?: (event: string) => void;
};

/**
 * Provides the database: the configured one, else our own server over a Unix socket, which is restarted when it dies.
 * @throws StartError when no server can be found or started.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  if (options.databaseUrl) {
    return {
      connection: { connectionString: options.databaseUrl },
      source: 'DATABASE_URL',
      stop: async () => {},
    };
  }
  const report = options.report ?? (() => {});
  const cluster = openCluster(options.dataDir, options.settings ?? {});
  let stopping = false;
  let current: Promise<Launched | undefined>;

  /** Our connection ends when the server dies or restarts after a crash of one of its processes. */
  const watch = (launched: Launched) => {
    launched.keeper.once('end', () => {
      if (!stopping) current = relaunch();
    });
    return launched;
  };
  const relaunch = async (): Promise<Launched | undefined> => {
    report('The database went away and is started again.');
    while (!stopping) {
      try {
        const launched = await launch(cluster);
        report('The database is back.');
        return watch(launched);
      } catch (error) {
        report(error instanceof Error ? error.message : String(error));
        await delay(1000);
      }
    }
  };

  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    stopping = true;
    const launched = await current;
    if (!launched) return;
    await launched.keeper.end();
    await stopServer(cluster, launched.pid);
    removeSocketDir(cluster);
  };

  current = Promise.resolve(watch(await launch(cluster)));
  return {
    connection: superuserConnection(cluster),
    source: cluster.binaries.source,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}
