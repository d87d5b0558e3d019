import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import { enqueue, type Task } from '#platform/server/jobs.ts';
import { type MailParameters, type MailTemplate, mailTemplates } from '../contract.ts';

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

/** The key of the one job that sends a mail: by it we find out whether there is one. */
const sendingKey = (mailId: string): string => `send-mail:${mailId}`;

/** Has a mail sent now, by one job however often this is called; one that waits for its next try no longer waits. */
export function queueSending(tx: Tx, mailId: string): Promise<void> {
  return enqueue(tx, 'send-mail', { mail_id: mailId }, { jobKey: sendingKey(mailId) });
}

/** Younger ones have a job that is just being taken. */
const olderThan = '10 minutes';

const batchSize = 500;

/**
 * Finds e-mails that wait although nobody will send them (their job used up its tries, or was lost with a backup) and
 * gives each a job again. Two of these at once do no harm: a mail has one job.
 */
export const requeueMails: Task<'requeue-mails'> = async (_payload, { database, log }) => {
  const found = await database.asSystem('requeue e-mails', async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select mail.id from outbox_mails as mail
      where mail.status = 'queued' and mail.created_at < now() - ${olderThan}::interval
        and coalesce(mail.claimed_until < now(), true)
        and not exists (
          select from graphile_worker.jobs as job
          where job.key = 'send-mail:' || mail.id and job.attempts < job.max_attempts)
      order by mail.created_at limit ${batchSize}`.execute(tx);
    for (const { id } of rows) await queueSending(tx, id);
    return rows.length;
  });
  if (found > 0) log.warn({ mails: found }, 'e-mails waited without a job');
};
