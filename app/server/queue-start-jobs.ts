import type { Clock } from '#platform/server/clock.ts';
import type { Database } from '#platform/server/database.ts';
import { enqueue } from '#platform/server/jobs.ts';

/** Rests of the process before us are old enough to be told from living uploads by then (see `reconcile-files`). */
const restsMs = 35_000;

/**
 * What a start has to look after: rests of uploads that the last end interrupted, files that went while nobody was
 * here, accounts that a backup brought back, and months that began meanwhile. Of several processes that start together one job each is left.
 */
export async function queueStartJobs(database: Database, clock: Clock): Promise<void> {
  const runAt = new Date(clock().getTime() + restsMs);
  await database.asSystem('queue the jobs of a start', async (tx) => {
    await enqueue(tx, 'reconcile-files', {}, { jobKey: 'reconcile-files', runAt });
    await enqueue(tx, 'check-files', {}, { jobKey: 'check-files', runAt });
    await enqueue(tx, 'check-waiting-files', {}, { jobKey: 'check-waiting-files', runAt });
    await enqueue(tx, 'erase-due-accounts', {}, { jobKey: 'erase-due-accounts', runAt });
    await enqueue(tx, 'keep-traffic-months', {}, { jobKey: 'keep-traffic-months' });
  });
}
