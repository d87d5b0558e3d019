import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import { createdMark } from '#platform/server/list-cursor.ts';
import { cappedTotal, type Total } from '#platform/server/list-total.ts';
import { type Choice, countOf, idsOfPage, type LongList } from '#platform/server/searching.ts';
import type { MailFilter } from '../contract.ts';
import { mailsWithPeople, selectMail } from './present-mail.ts';

const list: LongList = { table: 'outbox_mails', alias: 'mail', view: 'mail_search' };

/** Which e-mails are chosen, for the list, its total and its export. */
function chosen({ q, status, kind }: MailFilter): Choice {
  return {
    conditions: [
      ...(status ? [sql<boolean>`mail.status = ${status}`] : []),
      ...(kind ? [sql<boolean>`mail.template = ${kind}`] : []),
    ],
    q,
  };
}

/** How many fit, counted as far as the list says. */
export const totalOfMails = (filter: MailFilter): Total => cappedTotal(list, chosen(filter));

/** How many fit, counted to the end. */
export const countOfMails = (filter: MailFilter): RawBuilder<number> => countOf(list, chosen(filter));

/** At most `limit` e-mails after `cursor`, newest first. */
export function pageOfMails(
  tx: Tx,
  filter: MailFilter,
  place: { cursor: string | undefined; limit: number },
) {
  const ids = idsOfPage(list, chosen(filter), { column: 'created_at', dir: 'desc', ...place });
  return selectMail(mailsWithPeople(tx))
    .select(createdMark('mail.created_at').as('created_mark'))
    .where(sql<boolean>`mail.id in ${ids}`)
    .orderBy('mail.created_at', 'desc')
    .orderBy('mail.id', 'desc');
}
