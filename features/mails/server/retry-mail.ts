import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { retryMail as contract } from '../contract.ts';
import { officeMailTexts } from '../texts/office-mails.ts';
import { mailsWithPeople, presentMail, selectMail } from './present-mail.ts';
import { queueSending } from './queue-sending.ts';

/**
 * Has an e-mail tried again at once that failed or waits for its next try. What was sent, or is being sent, stays as it
 * is: pressing twice sends once. Throws `conflict` for an account that was closed.
 */
export async function retryMail(
  { params: { id } }: Parsed<typeof contract>,
  { transaction, requestId }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const mail = presentMail(await lockMail(tx, id));
    if (mail.state === 'sent' || mail.state === 'sending') return mail;
    if (!mail.abilities.retry) throw new AppError('conflict', { message: officeMailTexts.closedAccount });
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
  // One that was sent is not for changing, so it cannot be locked either.
  const sent = await selectMail(mailsWithPeople(tx)).where('mail.id', '=', id).executeTakeFirst();
  if (!sent) throw new AppError('not_found');
  return sent;
}
