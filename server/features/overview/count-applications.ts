import { sql } from 'kysely';
import { type ApplicationStatus, activeStatuses } from '#domain/rules/applications.ts';
import type { Tx } from '../../platform/database.ts';

interface ApplicationCounts {
  active: { value: number; week_ago: number };
  completed: { value: number; week_ago: number };
  byStatus: Partial<Record<ApplicationStatus, number>>;
}

/**
 * Applications by status, now and at `then`. What a case was then is what its first decision since then changed it
 * from; without one it is what it is now. Moves between active statuses are no decisions and change no counter.
 */
export async function countApplications(tx: Tx, then: Date): Promise<ApplicationCounts> {
  const { rows } = await sql<{ status: ApplicationStatus; today: number; week_ago: number }>`
    with changed as (
      select distinct on (subject_id) subject_id::uuid as id, details ->> 'from' as status
      from audit_log
      where action in ('application.decided', 'application.decision_undone') and occurred_at >= ${then}
      order by subject_id, id
    ), counted as (
      select application.status, count(*)::int as today, 0 as week_ago
      from visa_applications as application
      group by 1
      union all
      select coalesce(changed.status, application.status), 0, count(*)::int
      from visa_applications as application left join changed using (id)
      where application.created_at < ${then}
      group by 1
    )
    select status, sum(today)::int as today, sum(week_ago)::int as week_ago from counted group by status`.execute(
    tx,
  );
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
