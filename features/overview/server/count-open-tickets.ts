import { sql } from 'kysely';
import { keptTotal } from '#platform/server/list-total.ts';
import type { RequestContext } from '#platform/server/operation.ts';

interface Counter {
  value: number;
  week_ago: number | null;
  failed: boolean;
}

/**
 * Open support tickets, now and at `then`. A failure is tolerated and counts as 0 (specification, section 7), marked as
 * failed. It has its own transaction: a failed statement would take the other counters with it.
 *
 * What a ticket was then is what its first change since then changed it from; without one it is what it is now. Only what
 * came or changed since is looked at, and taken off today's kept count.
 */
export async function countOpenTickets(context: RequestContext<'staff'>, then: Date): Promise<Counter> {
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
        from (select ${keptTotal('support_messages', 'open').count} as value) as today`.execute(tx),
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
