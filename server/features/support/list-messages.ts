import { sql } from 'kysely';
import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { listMessages as contract, MessageFilter } from '#domain/contracts/support.ts';
import { containing } from '../../platform/containing.ts';
import type { Tx } from '../../platform/database.ts';
import { createdMark, cutPage, isAfter } from '../../platform/list-cursor.ts';
import type { RequestContext } from '../../platform/operation.ts';

const userName = sql<string | null>`coalesce(profile.full_name, person.display_name)`;

/** One page of support messages, newest first, with the count of all matches. */
export async function listMessages(
  { query: { cursor, limit, ...filter } }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return context.transaction(async (tx) => {
    const { total } = await matching(tx, filter)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    let query = matching(tx, filter)
      .select(['ticket.id', 'ticket.subject', 'ticket.message', 'ticket.status', 'ticket.priority'])
      .select(['ticket.created_at', userName.as('user_name')])
      .select(createdMark('ticket.created_at').as('created_mark'))
      .orderBy('ticket.created_at', 'desc')
      .orderBy('ticket.id', 'desc')
      .limit(limit + 1);
    if (cursor)
      query = query.where(isAfter({ createdAt: 'ticket.created_at', id: 'ticket.id' }, cursor, 'desc'));
    const { page, next_cursor } = cutPage(await query.execute(), limit);
    return {
      messages: page.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
      total,
      next_cursor,
    };
  });
}

function matching(tx: Tx, { q, status }: MessageFilter) {
  let tickets = tx
    .selectFrom('support_messages as ticket')
    .innerJoin('accounts as person', 'person.id', 'ticket.user_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'ticket.user_id');
  if (status) tickets = tickets.where('ticket.status', '=', status);
  if (!q) return tickets;
  const pattern = containing(q);
  return tickets.where((where) =>
    where.or([where('ticket.subject', 'ilike', pattern), where(userName, 'ilike', pattern)]),
  );
}
