import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/server/database.ts';
import { type MailParameters, type MailTemplate, mailTemplates } from '../contract.ts';
import { queueSending } from './queue-sending.ts';

/**
 * Queues an e-mail to a person in the transaction of what it tells of: both happen or neither. The address and the
 * words are looked up when it is sent. For staff and system.
 * @param mail.dedupeKey - what it tells of: with the same key there is one mail, however often this is called.
 */
export async function queueMail<Name extends MailTemplate>(
  tx: Tx,
  mail: { userId: string; template: Name; parameters: MailParameters<Name>; dedupeKey: string },
): Promise<void> {
  // Moderators queue e-mails and may not read them, so nothing of the row is asked back.
  const id = randomUUID();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('outbox_mails')
    .values({
      id,
      user_id: mail.userId,
      template: mail.template,
      parameters: JSON.stringify(mailTemplates[mail.template].parse(mail.parameters)),
      dedupe_key: mail.dedupeKey,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) await queueSending(tx, id);
}
