import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { beginMessage as contract } from '../contract/support.ts';
import { lockSender } from './check-daily-limit.ts';
import { readOfficeThread } from './read-office-thread.ts';
import { lockMessage, writeReply } from './write-reply.ts';

/**
 * Staff begin a conversation with a person, once per `client_key`. Its message stays empty, because the person has said
 * nothing; our text is its first reply. So the person finds it as new, nobody waits for us, and who of us wrote is kept.
 * The e-mail that says so is queued with it. Throws `not_found` for somebody who is not there.
 */
export async function beginMessage(
  { body }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return context.transaction(async (tx) => {
    const person = await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', body.user_id)
      .where('deactivated_at', 'is', null)
      .executeTakeFirst();
    if (!person) throw new AppError('not_found');
    await lockSender(tx, person.id);
    const known = await tx
      .selectFrom('support_messages')
      .select('id')
      .where('user_id', '=', person.id)
      .where('client_key', '=', body.client_key)
      .executeTakeFirst();
    if (known) return readOfficeThread(tx, known.id, context);

    const { id } = await tx
      .insertInto('support_messages')
      .values({ user_id: person.id, subject: body.subject, client_key: body.client_key })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(tx, {
      action: 'support.begun',
      subject: { type: 'support_message', id },
      ownerId: person.id,
      requestId: context.requestId,
    });
    const reply_id = await writeReply(tx, await lockMessage(tx, id), {
      messageId: id,
      authorId: context.person.userId,
      fromStaff: true,
      body: body.message,
      clientKey: body.client_key,
      requestId: context.requestId,
    });
    await queueMail(tx, {
      userId: person.id,
      template: 'support-message',
      parameters: { message_id: id, reply_id },
      dedupeKey: `support-message:${reply_id}`,
    });
    return readOfficeThread(tx, id, context);
  });
}
