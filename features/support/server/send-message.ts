import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { sendMessage as contract } from '../contract/support.ts';
import { checkDailyLimit, lockSender } from './check-daily-limit.ts';
import { readOwnThread } from './read-own-threads.ts';

/** Takes a message to support, once per `client_key`. Its priority follows from the plan, in the database. */
export async function sendMessage(
  { body }: Parsed<typeof contract>,
  { person, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    await lockSender(tx, person.userId);
    const known = await tx
      .selectFrom('support_messages')
      .select('id')
      .where('user_id', '=', person.userId)
      .where('client_key', '=', body.client_key)
      .executeTakeFirst();
    if (known) return readOwnThread(tx, person.userId, known.id);

    await checkDailyLimit(tx, person.userId, 'messages');
    const { id, priority } = await tx
      .insertInto('support_messages')
      .values({ user_id: person.userId, ...body })
      .returning(['id', 'priority'])
      .executeTakeFirstOrThrow();
    await recordAudit(tx, {
      action: 'support.message_sent',
      subject: { type: 'support_message', id },
      ownerId: person.userId,
      requestId,
      details: { priority },
    });
    return readOwnThread(tx, person.userId, id);
  });
}
