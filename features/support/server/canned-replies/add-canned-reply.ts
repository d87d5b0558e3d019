import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { addCannedReply as contract } from '../../contract/canned-replies.ts';
import { checkCannedReply, nameTaken } from './check-canned-reply.ts';
import { readCannedReply } from './read-canned-reply.ts';

/** Writes a new one. A second press finds its name taken. Throws `invalid_input`. */
export async function addCannedReply(
  { body }: Parsed<typeof contract>,
  { person, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    await checkCannedReply(tx, body);
    // Two at once pass the check; one of them finds the name taken here.
    const row = await tx
      .insertInto('canned_replies')
      .values({ ...body, updated_by: person.userId })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) throw nameTaken();
    const subject = { type: 'canned_reply', id: row.id } as const;
    await recordAudit(tx, { action: 'canned_reply.added', subject, requestId });
    const added = await readCannedReply(tx, row.id);
    if (!added) throw new AppError('not_found');
    return added;
  });
}
