import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { addNote as contract } from '../contract/office-support.ts';
import { readOfficeThread } from './read-office-thread.ts';
import { lockMessage } from './write-reply.ts';

/** Writes a note for staff alone, once per `client_key`. It moves nothing and tells the person nothing. */
export async function addNote(
  { params, body }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return context.transaction(async (tx) => {
    const { id } = await lockMessage(tx, params.id);
    const note = await tx
      .insertInto('support_notes')
      .values({ message_id: id, author_id: context.person.userId, ...body })
      .onConflict((conflict) => conflict.columns(['message_id', 'client_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (note)
      await recordAudit(tx, {
        action: 'support.note_added',
        subject: { type: 'support_message', id },
        requestId: context.requestId,
        details: { note_id: note.id },
      });
    return readOfficeThread(tx, id, context);
  });
}
