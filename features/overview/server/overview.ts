import { sql } from 'kysely';
import { type ApplicationStatus, activeStatuses } from '#features/applications/rules/applications.ts';
import { AppError } from '#platform/server/app-error.ts';
import { translateFailure } from '#platform/server/connections.ts';
import type { Tx } from '#platform/server/database.ts';
import { storedTotal } from '#platform/server/long-list.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import { together } from '#platform/shared/together.ts';
import type { getOverview as contract } from '../contract/overview.ts';
import { officeTexts } from '../texts/office.ts';
import { probeSystem } from './health.ts';

const { failed } = officeTexts.overview;

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** The four counters with their values a week ago, the cases by status, and a probe of each part of the system. */
export async function getOverview(
  _input: unknown,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  const now = context.platform.clock();
  const weekAgo = new Date(now.getTime() - weekMs);
  const { system, tickets, counted } = await together({
    system: probeSystem(context.platform),
    tickets: countOpenTickets(context, weekAgo),
    counted: context.transaction((tx) =>
      together({
        applications: countApplications(tx, weekAgo).catch(failWith(failed.applications)),
        users: countUsers(tx, weekAgo).catch(failWith(failed.users)),
      }),
    ),
  });
  const { applications, users } = counted;
  return {
    total_users: { ...users, failed: false },
    active_applications: { ...applications.active, failed: false },
    open_support_tickets: tickets,
    completed_applications: { ...applications.completed, failed: false },
    applications_by_status: applications.byStatus,
    system: { ...system, checked_at: now.toISOString() },
  };
}

/** Says which count failed, unless the failure has a code of its own, such as a database that does not answer. */
function failWith(message: string) {
  return (error: unknown): never => {
    const known = translateFailure(error);
    throw known instanceof AppError ? known : new AppError('internal', { message, cause: error });
  };
}

interface ApplicationCounts {
  active: { value: number; week_ago: number };
  completed: { value: number; week_ago: number };
  byStatus: Partial<Record<ApplicationStatus, number>>;
}

/**
 * Applications by status, now and at `then`: the status before the first decision since then, else the present one. (Moves
 * between active statuses are not decisions and change no counter.) Starts from today's stored counts and reads only what
 * was created or decided since.
 */
async function countApplications(tx: Tx, then: Date): Promise<ApplicationCounts> {
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

/**
 * Open support tickets, now and at `then`: the status before the first change since then, else the present one. A failure
 * counts as 0, marked as failed (specification, section 7), hence its own transaction: a failed statement would fail the
 * other counters.
 */
async function countOpenTickets(
  context: RequestContext<'staff'>,
  then: Date,
): Promise<Output<typeof contract>['open_support_tickets']> {
  try {
    const { rows } = await context.transaction((tx) =>
      sql<{ value: number; week_ago: number }>`
        with changed as (
          select distinct on (message_id) message_id, from_status
          from support_status_changes where changed_at >= ${then} order by message_id, changed_at, id
        ), since as (
          select -count(*) as by from support_messages where created_at >= ${then} and status = 'open'
          union all
          select count(*) filter (where from_status = 'open') - count(*) filter (where status = 'open')
          from changed join support_messages as ticket on ticket.id = message_id where created_at < ${then}
        )
        select value, (value + (select sum(by) from since))::int as week_ago
        from (select ${storedTotal('support_messages', 'open').count} as value) as today`.execute(tx),
    );
    const [counted] = rows;
    return { value: counted?.value ?? 0, week_ago: counted?.week_ago ?? null, failed: false };
  } catch (error) {
    context.platform.log.error(
      { requestId: context.requestId, err: error },
      'open tickets could not be counted',
    );
    return { value: 0, week_ago: null, failed: true };
  }
}

/** Accounts, now and at `then`; closed ones count until they are erased. */
async function countUsers(tx: Tx, then: Date): Promise<{ value: number; week_ago: number }> {
  const { value, since } = await tx
    .selectFrom('accounts')
    .select([sql<number>`count(*)::int`.as('since'), storedTotal('accounts').count.as('value')])
    .where('created_at', '>=', then)
    .executeTakeFirstOrThrow();
  return { value, week_ago: value - since };
}
