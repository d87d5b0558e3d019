import { sql } from 'kysely';
import type { JobPlatform } from '#platform/server/jobs.ts';

/**
 * Adds the deltas of each bucket together, so that a count stays a sum of a few rows. Readers see the rows before or the
 * one after, never between; deltas that others are committing meanwhile are left for the next time.
 */
export async function foldListCounts(
  _payload: object,
  { database }: Pick<JobPlatform, 'database'>,
): Promise<void> {
  await database.asSystem('job fold-list-counts', (tx) =>
    sql`with folded as (
        delete from list_counts
        where (list, bucket) in (select list, bucket from list_counts group by list, bucket having count(*) > 1)
        returning list, bucket, delta
      )
      insert into list_counts (list, bucket, delta)
      select list, bucket, sum(delta) from folded group by list, bucket having sum(delta) <> 0`.execute(tx),
  );
}
