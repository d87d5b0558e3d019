import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { deleteConversation as contract } from '../contract.ts';

/** Deletes one of the caller's conversations with everything that was said in it. */
export async function deleteConversation(
  { params }: Parsed<typeof contract>,
  { person, requestId, transaction }: RequestContext<'person'>,
): Promise<undefined> {
  await transaction(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('assistant_conversations')
      .where('id', '=', params.id)
      .where('user_id', '=', person.userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('not_found');
    await recordAudit(tx, {
      action: 'assistant.conversation_deleted',
      subject: { type: 'assistant_conversation', id: params.id },
      ownerId: person.userId,
      requestId,
    });
  });
}
