import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { sendStaffMail as contract } from '../contract/office-accounts.ts';
import { staffMailsPerDay } from '../rules/office-accounts.ts';
import { officeAccountPageTexts } from '../texts/office-account.ts';
import { readMails } from './account-file.ts';

const texts = officeAccountPageTexts.mail;

/** Any number of our own: the class of the locks that serialize one author's e-mails. */
const authorLocks = 7_862_115;

/**
 * Sends an admin's e-mail to a user, once per `client_key`; its text is erased with the user. Throws `not_found`,
 * `conflict` for a closed account, `too_many_requests`.
 */
export async function sendStaffMail(
  { params: { id }, body }: Parsed<typeof contract>,
  { person, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${authorLocks}, hashtext(${person.userId}))`.execute(tx);
    const account = await tx
      .selectFrom('accounts')
      .select('deactivated_at')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!account) throw new AppError('not_found');
    const written = await tx
      .selectFrom('staff_mails')
      .select('id')
      .where('author_id', '=', person.userId)
      .where('client_key', '=', body.client_key)
      .executeTakeFirst();
    if (written) return mailOf(tx, id, written.id);
    if (account.deactivated_at) throw new AppError('conflict', { message: texts.closed });
    await checkDailyLimit(tx, person.userId);

    const { client_key, subject, body: text } = body;
    const mail = await tx
      .insertInto('staff_mails')
      .values({ user_id: id, author_id: person.userId, subject, body: text, client_key })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(tx, {
      action: 'account.mailed',
      subject: { type: 'account', id },
      ownerId: id,
      requestId,
      details: { mail_id: mail.id },
    });
    await queueMail(tx, {
      userId: id,
      template: 'staff-message',
      parameters: { mail_id: mail.id },
      dedupeKey: `staff-message:${mail.id}`,
    });
    return mailOf(tx, id, mail.id);
  });
}

async function checkDailyLimit(tx: Tx, authorId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('staff_mails')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('author_id', '=', authorId)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  if (count >= staffMailsPerDay) throw new AppError('too_many_requests', { message: texts.tooMany });
}

/** The outbox's e-mail with this text. A key used for another user finds nothing. */
async function mailOf(tx: Tx, userId: string, mailId: string): Promise<Output<typeof contract>> {
  const [mail] = await readMails(tx, userId, mailId);
  if (!mail) throw new AppError('not_found');
  return mail;
}
