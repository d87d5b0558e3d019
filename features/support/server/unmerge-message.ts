import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { unmergeMessage as contract } from '../contract/office-support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { type MergeBefore, readMergeUndo } from './merge-undo.ts';
import { readOfficeThread } from './read-office-thread.ts';

/**
 * Takes a conversation apart again from the one it was merged into. Whoever writes in either locks the kept one first, so
 * that an undo comes before their words or is refused because of them. Throws `not_found`, `conflict`.
 */
export async function unmergeMessage(
  { params: { id } }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return context.transaction(async (tx) => {
    const known = await readPlace(tx, id);
    if (!known) throw new AppError('not_found');
    if (known.merged_into) {
      await lockBoth(tx, id, known.merged_into);
      const place = await readPlace(tx, id);
      // Somebody took it apart while we waited.
      if (place?.merged_into) {
        const found = await readMergeUndo(tx, place.merged_into, context.platform.clock());
        if (place.merged_into !== known.merged_into || found?.undo.id !== id)
          throw new AppError('conflict', { message: officeSupportTexts.refused.unmerge });
        await takeApart(tx, id, place.merged_into, found.before);
        await recordAudit(tx, {
          action: 'support.unmerged',
          subject: { type: 'support_message', id },
          ownerId: place.user_id,
          requestId: context.requestId,
          details: { from: place.merged_into },
        });
      }
    }
    return readOfficeThread(tx, id, context);
  });
}

const readPlace = (tx: Tx, id: string) =>
  tx
    .selectFrom('support_messages')
    .select(['user_id', 'merged_into'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The younger one first, as merging locks them. */
async function lockBoth(tx: Tx, one: string, other: string): Promise<void> {
  await tx
    .selectFrom('support_messages')
    .select('id')
    .where('id', 'in', [one, other])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .forUpdate()
    .execute();
}

async function takeApart(tx: Tx, goneId: string, keptId: string, before: MergeBefore): Promise<void> {
  const { gone, kept, after, carried } = before;
  if (carried.length > 0)
    await tx
      .updateTable('support_messages')
      .set({ merged_into: goneId })
      .where('id', 'in', carried)
      .execute();
  await tx
    .updateTable('support_messages')
    .set({ merged_into: null, merged_at: null, merge_before: '{}', status: gone.status })
    .where('id', '=', goneId)
    .execute();
  // By itself, because opening again works out a time of its own.
  await tx
    .updateTable('support_messages')
    .set({ waiting_since: gone.waiting_since, snoozed_until: gone.snoozed_until })
    .where('id', '=', goneId)
    .execute();

  const now = await tx
    .selectFrom('support_messages')
    .select(['status', 'priority', 'assigned_to'])
    .where('id', '=', keptId)
    .executeTakeFirstOrThrow();
  const sameStatus = now.status === after.status;
  await tx
    .updateTable('support_messages')
    .set({
      last_activity_at: kept.last_activity_at,
      ...(sameStatus && { status: kept.status }),
      ...(now.priority === after.priority && { priority: kept.priority }),
      // The merge gives it to somebody only where nobody had it.
      ...(now.assigned_to === after.assigned_to && kept.assigned_to === null && { assigned_to: null }),
    })
    .where('id', '=', keptId)
    .execute();
  if (sameStatus)
    await tx
      .updateTable('support_messages')
      .set({ waiting_since: kept.waiting_since })
      .where('id', '=', keptId)
      .execute();
}
