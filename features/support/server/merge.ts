import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/office-support.ts';
import { isFinished } from '../rules/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { countSaid, type MergeBefore, readMergeUndo } from './merge-undo.ts';
import { readOfficeThread } from './office-thread.ts';

const refusals = officeSupportTexts.refused;

/**
 * Merges two conversations of one person. No text moves: `merged_into` joins them when read. The kept one takes the longer
 * wait, the higher priority, and is open when either is. The state of both is stored for the undo. Throws `not_found`,
 * `conflict`.
 */
export async function mergeMessages(
  { params, body }: Parsed<typeof contract.mergeMessages>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract.mergeMessages>> {
  return context.transaction(async (tx) => {
    const [older, younger] = await lockBoth(tx, params.id, body.other);
    if (younger.merged_into !== older.id) {
      if (older.user_id !== younger.user_id) throw new AppError('conflict', { message: refusals.twoPeople });
      if (older.merged_into || younger.merged_into)
        throw new AppError('conflict', { message: refusals.merged });
      await merge(tx, older, younger, context.platform.clock());
      await recordAudit(tx, {
        action: 'support.merged',
        subject: { type: 'support_message', id: younger.id },
        ownerId: younger.user_id,
        requestId: context.requestId,
        details: { into: older.id },
      });
    }
    return readOfficeThread(tx, older.id, context);
  });
}

/**
 * Locks both rows and returns the older one first. Locks the younger one first, as writers do (`lockMessage`): the other
 * order would deadlock.
 */
async function lockBoth(tx: Tx, one: string, other: string) {
  const rows = await tx
    .selectFrom('support_messages')
    .select(['id', 'user_id', 'status', 'priority', 'created_at', 'last_activity_at'])
    .select(['waiting_since', 'assigned_to', 'snoozed_until', 'merged_into'])
    .where('id', 'in', [one, other])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .forUpdate()
    .execute();
  const [older, younger] = rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  if (!older || !younger) throw new AppError('not_found');
  return [older, younger] as const;
}

type Row = Awaited<ReturnType<typeof lockBoth>>[number];

async function merge(tx: Tx, older: Row, younger: Row, now: Date): Promise<void> {
  // Also what was merged into the younger one before, so that `merged_into` never chains.
  const carried = await tx
    .updateTable('support_messages')
    .set({ merged_into: older.id })
    .where('merged_into', '=', younger.id)
    .returning('id')
    .execute();
  await tx
    .updateTable('support_messages')
    .set({ status: 'closed', merged_into: older.id, merged_at: now })
    .where('id', '=', younger.id)
    .execute();
  const urgencies = ['low', 'medium', 'high'] as const;
  const urgency = Math.max(urgencies.indexOf(older.priority), urgencies.indexOf(younger.priority));
  const after = {
    status: isFinished(older.status) && !isFinished(younger.status) ? younger.status : older.status,
    priority: urgencies[urgency] ?? older.priority,
    assigned_to: older.assigned_to ?? younger.assigned_to,
  };
  await tx
    .updateTable('support_messages')
    .set({
      ...after,
      last_activity_at: sql<Date>`greatest(last_activity_at, ${younger.last_activity_at}::timestamptz)`,
    })
    .where('id', '=', older.id)
    .execute();
  // A second statement, because a trigger computes `waiting_since` on reopening. `least` ignores null.
  await tx
    .updateTable('support_messages')
    .set({
      waiting_since: sql`least(${older.waiting_since}::timestamptz, ${younger.waiting_since}::timestamptz)`,
    })
    .where('id', '=', older.id)
    .execute();
  const before: MergeBefore = {
    kept: stateOf(older),
    after,
    gone: stateOf(younger),
    carried: carried.map(({ id }) => id),
    said: await countSaid(tx, older.id),
  };
  await tx
    .updateTable('support_messages')
    .set({ merge_before: JSON.stringify(before) })
    .where('id', '=', younger.id)
    .execute();
}

function stateOf(row: Row): MergeBefore['kept'] {
  return {
    status: row.status,
    priority: row.priority,
    assigned_to: row.assigned_to,
    last_activity_at: row.last_activity_at.toISOString(),
    waiting_since: row.waiting_since?.toISOString() ?? null,
    snoozed_until: row.snoozed_until?.toISOString() ?? null,
  };
}

/**
 * Undoes a merge. Writers in either conversation lock the kept one first, so an undo comes before their text or is refused
 * because of it. Throws `not_found`, `conflict`.
 */
export async function unmergeMessage(
  { params: { id } }: Parsed<typeof contract.unmergeMessage>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract.unmergeMessage>> {
  return context.transaction(async (tx) => {
    const known = await readMergedInto(tx, id);
    if (!known) throw new AppError('not_found');
    if (known.merged_into) {
      await lockBoth(tx, id, known.merged_into);
      const message = await readMergedInto(tx, id);
      // Null when it was unmerged while this waited for the lock.
      if (message?.merged_into) {
        const found = await readMergeUndo(tx, message.merged_into, context.platform.clock());
        if (message.merged_into !== known.merged_into || found?.undo.id !== id)
          throw new AppError('conflict', { message: refusals.unmerge });
        await unmerge(tx, id, message.merged_into, found.before);
        await recordAudit(tx, {
          action: 'support.unmerged',
          subject: { type: 'support_message', id },
          ownerId: message.user_id,
          requestId: context.requestId,
          details: { from: message.merged_into },
        });
      }
    }
    return readOfficeThread(tx, id, context);
  });
}

const readMergedInto = (tx: Tx, id: string) =>
  tx
    .selectFrom('support_messages')
    .select(['user_id', 'merged_into'])
    .where('id', '=', id)
    .executeTakeFirst();

async function unmerge(tx: Tx, goneId: string, keptId: string, before: MergeBefore): Promise<void> {
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
  // A second statement, because a trigger computes `waiting_since` on reopening.
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
      // The merge assigns the kept one only when it was unassigned.
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
