import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { rateMessage as contract } from '../contract/support.ts';
import { mayRate } from '../rules/support.ts';
import { readOwnThread } from './read-own-threads.ts';
import { lockMessage } from './write-reply.ts';

/** The person says whether it helped; what they said before is replaced. Throws `not_found`, `conflict`. */
export async function rateMessage(
  { params, body }: Parsed<typeof contract>,
  { person, platform, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const message = await lockMessage(tx, params.id);
    if (!mayRate(message.status, message.rated_at !== null)) throw new AppError('conflict');
    const words = body.words || null;
    if (message.rated_helpful !== body.helpful || message.rated_words !== words) {
      await tx
        .updateTable('support_messages')
        .set({ rated_helpful: body.helpful, rated_words: words, rated_at: platform.clock() })
        .where('id', '=', message.id)
        .execute();
      await recordAudit(tx, {
        action: 'support.rated',
        subject: { type: 'support_message', id: message.id },
        ownerId: person.userId,
        requestId,
        details: { helpful: body.helpful, with_words: words !== null },
      });
    }
    return readOwnThread(tx, person.userId, message.id);
  });
}
