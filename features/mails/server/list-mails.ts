import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import { cutPage } from '#platform/server/list-cursor.ts';
import { withTotal } from '#platform/server/list-total.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { listMails as contract } from '../contract.ts';
import { pageOfMails, totalOfMails } from './matching-mails.ts';
import { presentMail } from './present-mail.ts';

/** One page of e-mails, newest first, with the count of all matches; their texts are not among it. */
export async function listMails(
  { query: { cursor, limit, ...filter } }: Parsed<typeof contract>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const { rows, ...counted } = await withTotal(
      tx,
      pageOfMails(tx, filter, { cursor, limit: limit + 1 }),
      totalOfMails(filter),
    );
    const { page, next_cursor } = cutPage(rows, limit);
    return { mails: page.map(presentMail), ...counted, next_cursor, kinds: await listKinds(tx) };
  });
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
