import type { JobPlatform } from '#platform/server/jobs.ts';
import { addDays, dayOf } from '../rules/traffic.ts';
import { mendDay } from './mend-day.ts';

/** Compares yesterday's figures with the rows, and mends those that differ. They never have to. */
export async function checkRollups(_payload: object, { database, clock, log }: JobPlatform): Promise<void> {
  const day = addDays(dayOf(clock()), -1);
  const differing = await mendDay(database, day);
  if (differing > 0)
    log.error({ day, differing }, 'figures of visits differed from their rows, and were mended');
}
