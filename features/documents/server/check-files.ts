import type { Task } from '#platform/server/jobs.ts';
import { markMissing } from './mark-missing.ts';
import { quarantineOrphans } from './quarantine-orphans.ts';

/**
 * Compares every row with the store and everything in the store with the rows. After crashes alone both find nothing
 * (`reconcile-files` has the row of every crash): they are for restored backups, swapped disks and human hands.
 */
export const checkFiles: Task<'check-files'> = async (_payload, platform) => {
  await markMissing(platform);
  await quarantineOrphans(platform);
};
