import { queueMail } from '#features/mails/server/queue-mail.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { answerMessage as contract } from '../contract/support.ts';
import { variablesLeft } from '../rules/canned-replies.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { readOfficeThread } from './read-office-thread.ts';
import { isWritten, lockMessage, writeReply } from './write-reply.ts';

/**
 * Staff answer, once per `client_key`; the e-mail that says so is queued with the reply. Throws `not_found`, or
 * `invalid_input` for a canned reply in which something was left to fill in.
 */
export async function answerMessage(
  { params, body }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  const left = variablesLeft(body.body);
  if (left.length > 0)
    throw new AppError('invalid_input', {
      fields: { body: officeSupportTexts.thread.canned.left(left.join(', ')) },
    });
  return context.transaction(async (tx) => {
    const message = await lockMessage(tx, params.id);
    const reply = {
      messageId: message.id,
      authorId: context.person.userId,
      fromStaff: true,
      body: body.body,
      clientKey: body.client_key,
      requestId: context.requestId,
    };
    if (!(await isWritten(tx, reply))) {
      const reply_id = await writeReply(tx, message, reply);
      await queueMail(tx, {
        userId: message.user_id,
        template: 'support-reply',
        parameters: { message_id: message.id, reply_id },
        dedupeKey: `support-reply:${reply_id}`,
      });
    }
    return readOfficeThread(tx, message.id, context);
  });
}
