import { sql } from 'kysely';
import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { listMails as contract, MailFilter } from '#domain/contracts/mails.ts';
import { containing } from '../../platform/containing.ts';
import type { Tx } from '../../platform/database.ts';
import { createdMark, cutPage, isAfter } from '../../platform/list-cursor.ts';
import { countedTotal, withTotal } from '../../platform/list-total.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { mailsWithPeople, presentMail, recipientName, selectMail } from './present-mail.ts';

/** One page of e-mails, newest first, with the count of all matches; their texts are not among it. */
export async function listMails(
  { query: { cursor, limit, ...filter } }: Parsed<typeof contract>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    let query = selectMail(matching(tx, filter))
      .select(createdMark('mail.created_at').as('created_mark'))
      .orderBy('mail.created_at', 'desc')
      .orderBy('mail.id', 'desc')
      .limit(limit + 1);
    if (cursor) query = query.where(isAfter({ createdAt: 'mail.created_at', id: 'mail.id' }, cursor, 'desc'));
    const { rows, ...counted } = await withTotal(tx, query, countedTotal(matching(tx, filter)));
    const { page, next_cursor } = cutPage(rows, limit);
    return { mails: page.map(presentMail), ...counted, next_cursor, kinds: await listKinds(tx) };
  });
}

function matching(tx: Tx, { q, status, kind }: MailFilter) {
  let mails = mailsWithPeople(tx);
  if (status) mails = mails.where('mail.status', '=', status);
  if (kind) mails = mails.where('mail.template', '=', kind);
  if (!q) return mails;
  const pattern = containing(q);
  return mails.where((where) =>
    where.or([where('person.email', 'ilike', pattern), where(recipientName, 'ilike', pattern)]),
  );
}

/** By steps from one kind to the next in the index: among a million e-mails there are a handful of kinds. */
async function listKinds(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ template: string }>`
    with recursive kind as (
      (select template from outbox_mails order by template limit 1)
      union all
      select (select template from outbox_mails where template > kind.template order by template limit 1)
      from kind where kind.template is not null)
    select template from kind where template is not null`.execute(tx);
  return rows.map(({ template }) => template);
}
