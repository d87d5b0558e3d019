import type { MessageFilter } from '#domain/contracts/support.ts';
import type { Tx } from '../../platform/database.ts';
import { createdMark, isAfter } from '../../platform/list-cursor.ts';
import { cappedTotal, keptTotal, type Total } from '../../platform/list-total.ts';
import { searchFinds } from '../../platform/searching.ts';
import { inView, type Looking, orderOf } from './in-view.ts';
import { keeperName, officeColumns, officeMessages, userName } from './select-office-messages.ts';

/** What narrows the list, without its order. */
export type MessageMatch = Omit<MessageFilter, 'dir'>;

/** Messages that fit a search and a filter, without order or columns yet. */
function matchingMessages(tx: Tx, { q, status, view }: MessageMatch, looking: Looking) {
  let tickets = officeMessages(tx);
  if (status) tickets = tickets.where('ticket.status', '=', status);
  if (view) tickets = tickets.where(inView(view, looking));
  if (q) tickets = tickets.where(searchFinds('message_search', 'ticket.id', q));
  return tickets;
}

/** How many fit: of everything or of one status exact, of anything narrower counted as far as the list says. */
export function totalOfMessages(tx: Tx, match: MessageMatch, looking: Looking): Total {
  const { status, ...narrower } = match;
  const narrowed = Object.values(narrower).some(Boolean);
  return narrowed ? cappedTotal(matchingMessages(tx, match, looking)) : keptTotal('support_messages', status);
}

/** At most `limit` messages after `cursor`, in the order of their view. */
export function pageOfMessages(
  tx: Tx,
  filter: MessageMatch & { dir: 'asc' | 'desc' },
  looking: Looking,
  { cursor, limit }: { cursor: string | undefined; limit: number },
) {
  const { column, dir } = orderOf(filter.view, filter.dir);
  const columns = { createdAt: `ticket.${column}`, id: 'ticket.id' } as const;
  let query = matchingMessages(tx, filter, looking)
    .select(officeColumns)
    .select([userName.as('user_name'), keeperName])
    .select(createdMark(columns.createdAt).as('created_mark'));
  if (cursor) query = query.where(isAfter(columns, cursor, dir));
  return query.orderBy(columns.createdAt, dir).orderBy('ticket.id', dir).limit(limit);
}
