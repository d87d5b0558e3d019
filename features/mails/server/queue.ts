import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import { enqueue, type Task } from '#platform/server/jobs.ts';
import { type MailParameters, type MailTemplate, parseParameters } from './registry.ts';

/**
 * Queues an e-mail in the transaction of its event. Address and text are looked up when it is sent. For staff and system.
 * @param mail.dedupeKey - one e-mail per key, however often this is called.
 */
export async function queueMail<Name extends MailTemplate>(
  tx: Tx,
  mail: { userId: string; template: Name; parameters: MailParameters<Name>; dedupeKey: string },
): Promise<void> {
  // Moderators queue e-mails but may not read them, so nothing is returned.
  const id = randomUUID();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('outbox_mails')
    .values({
      id,
      user_id: mail.userId,
      template: mail.template,
      parameters: JSON.stringify(parseParameters(mail.template, mail.parameters)),
      dedupe_key: mail.dedupeKey,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) await queueSending(tx, id);
}

/** The key of the one job that sends an e-mail. */
const sendingKey = (mailId: string): string => `send-mail:${mailId}`;

/** Sends an e-mail now, in one job however often this is called. */
export function queueSending(tx: Tx, mailId: string): Promise<void> {
  return enqueue(tx, 'send-mail', { mail_id: mailId }, { jobKey: sendingKey(mailId) });
}

/** Younger ones have a job. */
const olderThan = '10 minutes';

const batchSize = 500;

/** Queues waiting e-mails that have no job: it used up its attempts, or was lost with a backup. Idempotent. */
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
