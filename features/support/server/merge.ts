import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/office-support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { countSaid, type MergeBefore, readMergeUndo } from './merge-undo.ts';
import { readOfficeThread } from './office-thread.ts';

const refusals = officeSupportTexts.refused;

const finished = ['resolved', 'closed'];

/**
 * Two conversations of one person become one. No text moves: those of the younger one are read with the older one's.
 * The kept one waits for whoever waits in either, is as urgent as the more urgent one, and is open when either is.
 * How both stood is kept, for taking them apart again. Throws `not_found`, `conflict`.
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
 * Both rows, the one that was begun first in front. The younger one is locked first: who writes in it goes on from there
 * to the older one, and two who went in different directions would wait for each other.
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
  // What went into the younger one before goes along, so that there is one step from any of them.
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
  const reopened = finished.includes(older.status) && !finished.includes(younger.status);
  const urgencies = ['low', 'medium', 'high'] as const;
  const urgency = Math.max(urgencies.indexOf(older.priority), urgencies.indexOf(younger.priority));
  const after = {
    status: reopened ? younger.status : older.status,
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
  // By itself, because opening again works out a time of its own. `least` passes over what is null.
  await tx
    .updateTable('support_messages')
    .set({
      waiting_since: sql`least(${older.waiting_since}::timestamptz, ${younger.waiting_since}::timestamptz)`,
    })
    .where('id', '=', older.id)
    .execute();
  const before: MergeBefore = {
    kept: standingOf(older),
    after,
    gone: standingOf(younger),
    carried: carried.map(({ id }) => id),
    said: await countSaid(tx, older.id),
  };
  await tx
    .updateTable('support_messages')
    .set({ merge_before: JSON.stringify(before) })
    .where('id', '=', younger.id)
    .execute();
}

function standingOf(row: Row): MergeBefore['kept'] {
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
 * Takes a conversation apart again from the one it was merged into. Whoever writes in either locks the kept one first, so
 * that an undo comes before their words or is refused because of them. Throws `not_found`, `conflict`.
 */
export async function unmergeMessage(
  { params: { id } }: Parsed<typeof contract.unmergeMessage>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract.unmergeMessage>> {
  return context.transaction(async (tx) => {
    const known = await readPlace(tx, id);
    if (!known) throw new AppError('not_found');
    if (known.merged_into) {
      await lockPair(tx, id, known.merged_into);
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
async function lockPair(tx: Tx, one: string, other: string): Promise<void> {
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
