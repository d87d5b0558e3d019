import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import { createdMark } from '#platform/server/list-cursor.ts';
import { cappedTotal, keptTotal, type Total } from '#platform/server/list-total.ts';
import { type Choice, countOf, idsOfPage, type LongList } from '#platform/server/searching.ts';
import type { MessageFilter } from '../contract/support.ts';
import { inView, type Looking, orderOf } from './in-view.ts';
import { firstText, keeperName, officeColumns, officeMessages, userName } from './select-office-messages.ts';

/** What narrows the list, without its order. */
export type MessageMatch = Omit<MessageFilter, 'dir'>;

const list: LongList = { table: 'support_messages', alias: 'ticket', view: 'message_search' };

/** Which messages, for the list, its total and its export. */
function chosen({ q, status, view, user_id }: MessageMatch, looking: Looking): Choice {
  const conditions = view ? [inView(view, looking)] : [];
  if (status) conditions.push(sql<boolean>`ticket.status = ${status}`);
  if (user_id) conditions.push(sql<boolean>`ticket.user_id = ${user_id}`);
  return { conditions, q };
}

/** How many fit: of everything or of one status exact, of anything narrower counted as far as the list says. */
export function totalOfMessages(match: MessageMatch, looking: Looking): Total {
  const { status, ...narrower } = match;
  const narrowed = Object.values(narrower).some(Boolean);
  return narrowed ? cappedTotal(list, chosen(match, looking)) : keptTotal('support_messages', status);
}

/** How many fit, counted to the end. */
export function countOfMessages(match: MessageMatch, looking: Looking): RawBuilder<number> {
  const { count, mayExceed } = totalOfMessages(match, looking);
  return mayExceed ? countOf(list, chosen(match, looking)) : count;
}

/** At most `limit` messages after `cursor`, in the order of their view. */
export function pageOfMessages(
  tx: Tx,
  filter: MessageMatch & { dir: 'asc' | 'desc' },
  looking: Looking,
  place: { cursor: string | undefined; limit: number },
) {
  const { column, dir } = orderOf(filter.view, filter.dir);
  const ids = idsOfPage(list, chosen(filter, looking), { column, dir, ...place });
  return officeMessages(tx)
    .select(officeColumns)
    .select([userName.as('user_name'), keeperName, firstText])
    .select(createdMark(`ticket.${column}`).as('created_mark'))
    .where(sql<boolean>`ticket.id in ${ids}`)
    .orderBy(`ticket.${column}`, dir)
    .orderBy('ticket.id', dir);
}
