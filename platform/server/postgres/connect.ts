import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { socketPort } from './data-folder.ts';

/** How to reach the cluster as its superuser; `ssl` is named so that PGSSLMODE cannot ask for it on a socket. */
export function superuserConnection(cluster: Cluster) {
  return { host: cluster.socketDir, port: socketPort, user: 'postgres', database: 'postgres', ssl: false };
}

/** A server that starts, recovers from a crash or stops. */
const cannotConnectNow = '57P03';

/** No socket, nobody behind it, or somebody who was killed before or after they read our first words. */
const nobodyThere = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'];
/** An end without an error, for which pg has no code. */
const hungUp = 'Connection terminated unexpectedly';

/**
 * Connects as soon as the server takes connections; waits as long as it says that it is starting, since recovery
 * after a crash may take minutes.
 * @param mayCome - false once waiting for a socket that is not there has become pointless.
 * @returns undefined when no server is there and none may come.
 */
export async function connectWhenReady(
  cluster: Cluster,
  mayCome: () => boolean,
): Promise<pg.Client | undefined> {
  for (let wait = 10; ; wait = Math.min(wait * 1.5, 200)) {
    const client = new pg.Client(superuserConnection(cluster));
    // Without a listener a lost connection would end the whole process; whoever holds it listens for its end.
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      const { code, message } = error as { code?: string; message?: string };
      const absent = nobodyThere.includes(code ?? '') || message === hungUp;
      if (!absent && code !== cannotConnectNow) throw error;
      if (code !== cannotConnectNow && !mayCome()) return undefined;
    }
    await delay(wait);
  }
}
