import { type RawBuilder, sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { exportList, figureOf } from '#features/lists/server/export-list.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import {
  cappedTotal,
  countOf,
  cursorAfter,
  cursorTimeOf,
  type ListFilter,
  type LongList,
  pageIds,
  paginate,
  type Total,
  withTotal,
} from '#platform/server/long-list.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract.ts';
import type { MailDelivery, MailFilter, MailState, OfficeMail } from '../contract.ts';
import { officeMailTexts as texts } from '../texts/office-mails.ts';
import { queueSending } from './queue.ts';

/** One page of e-mails, newest first, with the number of matches, without their texts. */
export async function listMails(
  { query: { cursor, limit, ...filter } }: Parsed<typeof contract.listMails>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.listMails>> {
  return transaction(async (tx) => {
    const { rows, ...counted } = await withTotal(
      tx,
      pageOfMails(tx, filter, { cursor, limit: limit + 1 }),
      totalOfMails(filter),
    );
    const { page, next_cursor } = paginate(rows, limit);
    return { mails: page.map(presentMail), ...counted, next_cursor, kinds: await listKinds(tx) };
  });
}

/** Jumps from kind to kind in the index: a million e-mails have a handful of kinds. */
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

/** An e-mail's exact text. Opening it is recorded, and the user can read that. */
export async function openMail(
  { params: { id } }: Parsed<typeof contract.openMail>,
  { transaction, requestId }: RequestContext<'admin'>,
): Promise<Output<typeof contract.openMail>> {
  return transaction(async (tx) => {
    const row = await selectMail(mailsWithPeople(tx))
      .select(['mail.text_body', 'mail.html_body'])
      .where('mail.id', '=', id)
      .executeTakeFirst();
    if (!row) throw new AppError('not_found');
    await recordAudit(tx, {
      action: 'mail.opened',
      subject: { type: 'mail', id },
      ownerId: row.user_id,
      details: { template: row.template },
      requestId,
    });
    return { mail: presentMail(row), text_body: row.text_body, html_body: row.html_body };
  });
}

/** Sends a failed or waiting e-mail at once. Idempotent. Throws `conflict` for a closed account. */
export async function retryMail(
  { params: { id } }: Parsed<typeof contract.retryMail>,
  { transaction, requestId }: RequestContext<'admin'>,
): Promise<Output<typeof contract.retryMail>> {
  return transaction(async (tx) => {
    const mail = presentMail(await lockMail(tx, id));
    if (mail.state === 'sent' || mail.state === 'sending') return mail;
    if (!mail.abilities.retry) throw new AppError('conflict', { message: texts.closedAccount });
    await tx.updateTable('outbox_mails').set({ status: 'queued' }).where('id', '=', id).execute();
    await queueSending(tx, id);
    await recordAudit(tx, {
      action: 'mail.retried',
      subject: { type: 'mail', id },
      ownerId: mail.user_id,
      details: { template: mail.template, from: mail.state },
      requestId,
    });
    return { ...mail, state: 'waiting' };
  });
}

async function lockMail(tx: Tx, id: string) {
  const row = await selectMail(mailsWithPeople(tx))
    .where('mail.id', '=', id)
    .forUpdate('mail')
    .executeTakeFirst();
  if (row) return row;
  // Staff may not change a sent one, so it cannot be locked.
  const sent = await selectMail(mailsWithPeople(tx)).where('mail.id', '=', id).executeTakeFirst();
  if (!sent) throw new AppError('not_found');
  return sent;
}

/** The e-mails of a filter as CSV, newest first, without their texts. */
export function exportMails(
  { query: filter }: Parsed<typeof contract.exportMails>,
  context: RequestContext<'admin'>,
): Promise<Response> {
  return exportList(
    {
      name: 'outbox',
      recorded: {
        action: 'mails.exported',
        details: {
          status: filter.status ?? null,
          kind: filter.kind ?? null,
          searched: Boolean(filter.q),
        },
      },
      columns: texts.export.columns,
      count: (tx) => figureOf(tx, countOfMails(filter)),
      page: (tx, place) => pageOfMails(tx, filter, place).execute(),
      cursorOf: (row) => cursorAfter(row),
      cells(row) {
        const mail = presentMail(row);
        return [
          mail.id,
          mail.user_name ?? '',
          mail.email,
          mail.template,
          mail.subject ?? '',
          texts.states[mail.state],
          mail.delivered_by ?? '',
          mail.attempts,
          mail.last_error ?? '',
          mail.created_at,
          mail.sent_at ?? '',
        ];
      },
    },
    context,
  );
}

const list: LongList = { table: 'outbox_mails', alias: 'mail', view: 'mail_search' };

function chosen({ q, status, kind }: MailFilter): ListFilter {
  return {
    conditions: [
      ...(status ? [sql<boolean>`mail.status = ${status}`] : []),
      ...(kind ? [sql<boolean>`mail.template = ${kind}`] : []),
    ],
    q,
  };
}

/** The number of matches, capped. */
const totalOfMails = (filter: MailFilter): Total => cappedTotal(list, chosen(filter));

/** The exact number of matches. */
const countOfMails = (filter: MailFilter): RawBuilder<number> => countOf(list, chosen(filter));

/** At most `limit` e-mails after `cursor`, newest first. */
function pageOfMails(tx: Tx, filter: MailFilter, place: { cursor: string | undefined; limit: number }) {
  const ids = pageIds(list, chosen(filter), { column: 'created_at', dir: 'desc', ...place });
  return selectMail(mailsWithPeople(tx))
    .select(cursorTimeOf('mail.created_at').as('created_mark'))
    .where(sql<boolean>`mail.id in ${ids}`)
    .orderBy('mail.created_at', 'desc')
    .orderBy('mail.id', 'desc');
}

interface MailRow {
  id: string;
  user_id: string;
  user_name: string | null;
  email: string;
  deactivated: boolean;
  template: string;
  subject: string | null;
  status: string;
  sending: boolean;
  delivered_by: string | null;
  attempts: number;
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
}

/** E-mails with their recipients. */
function mailsWithPeople(tx: Tx) {
  return tx
    .selectFrom('outbox_mails as mail')
    .innerJoin('accounts as person', 'person.id', 'mail.user_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'mail.user_id');
}

const recipientName = sql<string | null>`coalesce(profile.full_name, person.display_name)`;

/** Selects what `presentMail` needs. */
function selectMail(query: ReturnType<typeof mailsWithPeople>) {
  return query
    .select(['mail.id', 'mail.user_id', 'mail.template', 'mail.subject', 'mail.status', 'mail.delivered_by'])
    .select(['mail.attempts', 'mail.last_error', 'mail.created_at', 'mail.sent_at', 'person.email'])
    .select([
      recipientName.as('user_name'),
      sql<boolean>`person.deactivated_at is not null`.as('deactivated'),
      sql<boolean>`mail.status = 'queued' and coalesce(mail.claimed_until > now(), false)`.as('sending'),
    ]);
}

function presentMail(row: MailRow): OfficeMail {
  const state = stateOf(row);
  return {
    id: row.id,
    user_id: row.user_id,
    user_name: row.user_name,
    email: row.email,
    template: row.template,
    subject: row.subject,
    state,
    delivered_by: row.delivered_by as MailDelivery | null,
    attempts: row.attempts,
    last_error: row.last_error,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    abilities: { retry: (state === 'waiting' || state === 'failed') && !row.deactivated },
  };
}

function stateOf({ status, sending }: MailRow): MailState {
  if (status === 'queued') return sending ? 'sending' : 'waiting';
  return status === 'sent' ? 'sent' : 'failed';
}
