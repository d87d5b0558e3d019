import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { deleteConversations as contract } from '../contract.ts';

/** Deletes the caller's whole history. Doing it with none is a success, too. */
export async function deleteConversations(
  _input: unknown,
  { person, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('assistant_conversations')
      .where('user_id', '=', person.userId)
      .executeTakeFirst();
    const deleted = Number(numDeletedRows);
    if (deleted === 0) return { deleted };
    await recordAudit(tx, {
      action: 'assistant.history_deleted',
      subject: { type: 'account', id: person.userId },
      ownerId: person.userId,
      requestId,
      details: { conversations: deleted },
    });
    return { deleted };
  });
}
