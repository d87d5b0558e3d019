import type { Tx } from '#platform/server/database.ts';
import type { Application } from '../contract/applications.ts';
import { readOwnApplications } from './read-own-applications.ts';

/** One of a person's own applications as they may see it at `now`, or null when it is not there or not theirs. */
export async function readOwnApplication(
  tx: Tx,
  userId: string,
  id: string,
  now: Date,
): Promise<Application | null> {
  const [application] = await readOwnApplications(tx, userId, now, id);
  return application ?? null;
}
