import { sql } from 'kysely';
import type { Task } from '#platform/server/jobs.ts';
import { queueSending } from './queue-sending.ts';

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
