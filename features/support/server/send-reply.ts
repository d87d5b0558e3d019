import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { sendReply as contract } from '../contract/support.ts';
import { checkDailyLimit, lockSender } from './check-daily-limit.ts';
import { readOwnThread } from './read-own-threads.ts';
import { isWritten, lockMessage, writeReply } from './write-reply.ts';

/** The person writes again in their own conversation, once per `client_key`. Throws `not_found`. */
export async function sendReply(
  { params, body }: Parsed<typeof contract>,
  { person, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    await lockSender(tx, person.userId);
    const message = await lockMessage(tx, params.id);
    const reply = {
      messageId: message.id,
      authorId: person.userId,
      fromStaff: false,
      body: body.body,
      clientKey: body.client_key,
      requestId,
    };
    if (!(await isWritten(tx, reply))) {
      await checkDailyLimit(tx, person.userId, 'replies');
      await writeReply(tx, message, reply);
    }
    return readOwnThread(tx, person.userId, message.id);
  });
}
