import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { deleteCannedReply as contract } from '../../contract/canned-replies.ts';

/** Deletes one. Throws `not_found`, for one that is gone already, too. */
export async function deleteCannedReply(
  { params: { id } }: Parsed<typeof contract>,
  { requestId, transaction }: RequestContext<'admin'>,
): Promise<undefined> {
  await transaction(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('canned_replies').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('not_found');
    const subject = { type: 'canned_reply', id } as const;
    await recordAudit(tx, { action: 'canned_reply.deleted', subject, requestId });
  });
}
