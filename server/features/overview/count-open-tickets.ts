import { keptTotal } from '../../platform/list-total.ts';
import type { RequestContext } from '../../platform/operation.ts';

interface Counter {
  value: number;
  week_ago: number | null;
  failed: boolean;
}

/**
 * Open support tickets. A failure is tolerated and counts as 0 (specification, section 7), marked as failed. It has
 * its own transaction: a failed statement would take the other counters with it. Tickets keep no history of their
 * status yet, so what it was a week ago cannot be known.
 */
export async function countOpenTickets(context: RequestContext<'staff'>): Promise<Counter> {
  try {
    // The newest ticket is looked at, too: a number is no use above a list that cannot be read.
    const newest = await context.transaction((tx) =>
      tx
        .selectFrom('support_messages')
        .select(keptTotal('support_messages', 'open').count.as('value'))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
    );
    return { value: newest?.value ?? 0, week_ago: null, failed: false };
  } catch (error) {
    context.platform.log.error(
      { requestId: context.requestId, err: error },
      'open tickets could not be counted',
    );
    return { value: 0, week_ago: null, failed: true };
  }
}
