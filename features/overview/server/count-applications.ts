import { sql } from 'kysely';
import { type ApplicationStatus, activeStatuses } from '#features/applications/rules/applications.ts';
import type { Tx } from '#platform/server/database.ts';

interface ApplicationCounts {
  active: { value: number; week_ago: number };
  completed: { value: number; week_ago: number };
  byStatus: Partial<Record<ApplicationStatus, number>>;
}

/**
 * Applications by status, now and at `then`. What a case was then is what its first decision since then changed it
 * from; without one it is what it is now. Moves between active statuses are no decisions and change no counter.
 * Only what came or changed since is looked at: it is taken off today's kept counts, so that the whole need not be read.
 */
export async function countApplications(tx: Tx, then: Date): Promise<ApplicationCounts> {
  const { rows } = await sql<{ status: ApplicationStatus; today: number; week_ago: number }>`
    with changed as (
      select distinct on (subject_id) subject_id::uuid as id, details ->> 'from' as status
      from audit_log
      where action in ('application.decided', 'application.decision_undone') and occurred_at >= ${then}
      order by subject_id, id
    ), counted (status, today, week_ago) as (
      select bucket, delta, delta from list_counts where list = 'visa_applications'
      union all
      select status, 0, -count(*) from visa_applications where created_at >= ${then} group by status
      union all
      select moved.status, 0, moved.by
      from changed
      join visa_applications as application using (id)
      cross join lateral (values (application.status, -1), (changed.status, 1)) as moved (status, by)
      where application.created_at < ${then}
    )
    select status, sum(today)::int as today, sum(week_ago)::int as week_ago from counted group by status
    having sum(today) <> 0 or sum(week_ago) <> 0`.execute(tx);
  const sum = (statuses: readonly ApplicationStatus[]) => {
    const chosen = rows.filter((row) => statuses.includes(row.status));
    return {
      value: chosen.reduce((total, row) => total + row.today, 0),
      week_ago: chosen.reduce((total, row) => total + row.week_ago, 0),
    };
  };
  return {
    active: sum(activeStatuses),
    completed: sum(['completed']),
    byStatus: Object.fromEntries(rows.map((row) => [row.status, row.today])),
  };
}
