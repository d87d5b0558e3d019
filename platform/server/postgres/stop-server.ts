import { setTimeout as delay } from 'node:timers/promises';
import { type Cluster, readPostmasterPid } from './cluster.ts';

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
