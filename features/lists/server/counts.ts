import { sql } from 'kysely';
import type { JobPlatform } from '#platform/server/jobs.ts';

/** Sums the deltas of each bucket into one row. Deltas that are committed meanwhile are left for the next run. */
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

interface Drift {
  list: string;
  bucket: string;
  kept: number;
  counted: number;
}

/** Nightly: triggers keep the counts exact, so a difference is a bug and is logged. */
export async function recountLists(
  _payload: object,
  { database, log }: Pick<JobPlatform, 'database' | 'log'>,
): Promise<void> {
  const drifts = await correctCounts(database);
  if (drifts.length > 0) log.error({ drifts }, 'counts of lists differed from their rows and were set right');
}

/**
 * Compares every count with its rows, corrects the differences and returns them. Rows and deltas are read in one
 * statement, so both are of the same moment, and the correction, itself a delta, stays right whatever is committed
 * meanwhile. The lock keeps two runs from correcting the same difference twice.
 */
async function correctCounts(database: JobPlatform['database']): Promise<Drift[]> {
  return database.asSystem('job recount-lists', async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('recount-lists'))`.execute(tx);
    const { rows } = await sql<Drift>`
      with counted as (
        select 'accounts' as list, 'all' as bucket, count(*) as rows from accounts
        union all select 'visa_applications', status, count(*) from visa_applications group by status
        union all select 'support_messages', status, count(*) from support_messages group by status
      ),
      kept as (select list, bucket, sum(delta) as rows from list_counts group by list, bucket),
      drift as (
        select list, bucket, coalesce(kept.rows, 0) as kept, coalesce(counted.rows, 0) as counted
        from counted full join kept using (list, bucket)
        where coalesce(kept.rows, 0) <> coalesce(counted.rows, 0)
      ),
      corrected as (
        insert into list_counts (list, bucket, delta) select list, bucket, counted - kept from drift
      )
      select list, bucket, kept::int, counted::int from drift order by list, bucket`.execute(tx);
    return rows;
  });
}
