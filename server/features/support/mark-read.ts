import { sql } from 'kysely';
import type { Parsed } from '#domain/contracts/contract.ts';
import type { markRead as contract } from '#domain/contracts/support.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/operation.ts';

/** Notes how far the person has read; an earlier reply than the noted one changes nothing. Throws `not_found`. */
export async function markRead(
  { params, body }: Parsed<typeof contract>,
  { person, transaction }: RequestContext<'person'>,
): Promise<undefined> {
  await transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('support_messages as message')
      .from('support_replies as reply')
      .set({ read_by_user_at: sql<Date>`greatest(message.read_by_user_at, reply.created_at)` })
      .where('message.id', '=', params.id)
      .where('message.user_id', '=', person.userId)
      .where('reply.id', '=', body.reply_id)
      .whereRef('reply.message_id', '=', 'message.id')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('not_found');
  });
}
