import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { listMessages as contract, MessageFilter } from '#domain/contracts/support.ts';
import { containing } from '../../platform/containing.ts';
import type { Tx } from '../../platform/database.ts';
import { createdMark, cutPage, isAfter } from '../../platform/list-cursor.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { inView, type Looking, orderOf } from './in-view.ts';
import {
  keeperName,
  officeColumns,
  officeMessages,
  presentOfficeMessage,
  userName,
} from './select-office-messages.ts';

/** One page of support messages, newest first or as their view orders them, with the count of all matches. */
export async function listMessages(
  { query: { cursor, limit, ...filter } }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  const looking = { now: context.platform.clock(), userId: context.person.userId };
  return context.transaction(async (tx) => {
    const { total } = await matching(tx, filter, looking)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const { column, dir } = orderOf(filter.view);
    let query = matching(tx, filter, looking)
      .select(officeColumns)
      .select([userName.as('user_name'), keeperName])
      .select(createdMark(`ticket.${column}`).as('created_mark'))
      .orderBy(`ticket.${column}`, dir)
      .orderBy('ticket.id', dir)
      .limit(limit + 1);
    if (cursor) query = query.where(isAfter({ createdAt: `ticket.${column}`, id: 'ticket.id' }, cursor, dir));
    const { page, next_cursor } = cutPage(await query.execute(), limit);
    return { messages: page.map((row) => presentOfficeMessage(row, looking.now)), total, next_cursor };
  });
}

function matching(tx: Tx, { q, status, view }: MessageFilter, looking: Looking) {
  let tickets = officeMessages(tx);
  if (status) tickets = tickets.where('ticket.status', '=', status);
  if (view) tickets = tickets.where(inView(view, looking));
  if (!q) return tickets;
  const pattern = containing(q);
  return tickets.where((where) =>
    where.or([where('ticket.subject', 'ilike', pattern), where(userName, 'ilike', pattern)]),
  );
}
