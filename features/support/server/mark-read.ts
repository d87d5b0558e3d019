import { sql } from 'kysely';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { markRead as contract } from '../contract/support.ts';

/** Notes how far the person has read; an earlier reply than the noted one changes nothing. Throws `not_found`. */
export async function markRead(
  { params, body }: Parsed<typeof contract>,
  { person, transaction }: RequestContext<'person'>,
): Promise<undefined> {
  await transaction(async (tx) => {
    // With everything that was merged into it: they are read as one, and the reply may stand in any of them.
    const { numUpdatedRows } = await tx
      .updateTable('support_messages as message')
      .from('support_replies as reply')
      .innerJoin('support_messages as place', 'place.id', 'reply.message_id')
      .set({ read_by_user_at: sql<Date>`greatest(message.read_by_user_at, reply.created_at)` })
      .where('message.user_id', '=', person.userId)
      .where('reply.id', '=', body.reply_id)
      .where((where) =>
        where.and([
          where.or([where('message.id', '=', params.id), where('message.merged_into', '=', params.id)]),
          where.or([where('place.id', '=', params.id), where('place.merged_into', '=', params.id)]),
        ]),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('not_found');
  });
}
