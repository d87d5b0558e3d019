import type { Tx } from '#platform/server/database.ts';
import { enqueue } from '#platform/server/jobs.ts';

/** The key of the one job that sends a mail: by it we find out whether there is one. */
export const sendingKey = (mailId: string): string => `send-mail:${mailId}`;

/** Has a mail sent now, by one job however often this is called; one that waits for its next try no longer waits. */
export function queueSending(tx: Tx, mailId: string): Promise<void> {
  return enqueue(tx, 'send-mail', { mail_id: mailId }, { jobKey: sendingKey(mailId) });
}
