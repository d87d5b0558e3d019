import type { Tx } from '#platform/server/database.ts';
import type { OfficeThread, SupportPriority } from '../contract/support.ts';
import { mergeUndoMinutes, type SupportStatus } from '../rules/support.ts';

/** The state before the merge; times as ISO 8601. */
interface StateBefore {
  status: SupportStatus;
  priority: SupportPriority;
  assigned_to: string | null;
  last_activity_at: string;
  waiting_since: string | null;
  snoozed_until: string | null;
}

/** What a merge stores on the younger conversation (`merge_before`) for its undo. */
export interface MergeBefore {
  kept: StateBefore;
  /** The kept one after the merge: a value that differs now was changed since. */
  after: Pick<StateBefore, 'status' | 'priority' | 'assigned_to'>;
  gone: StateBefore;
  /** Conversations that had been merged into the younger one. */
  carried: string[];
  /** The number of replies and notes. Not their times: a text can be older than its commit. */
  said: number;
}

/** Counts the replies and notes of a conversation and of those that were merged into it. */
export async function countSaid(tx: Tx, id: string): Promise<number> {
  const all = tx
    .selectFrom('support_messages')
    .select('id')
    .where((where) => where.or([where('id', '=', id), where('merged_into', '=', id)]));
  const { replies, notes } = await tx
    .selectNoFrom([
      ({ selectFrom }) =>
        selectFrom('support_replies')
          .where('message_id', 'in', all)
          .select(({ fn }) => fn.countAll<string>().as('n'))
          .as('replies'),
      ({ selectFrom }) =>
        selectFrom('support_notes')
          .where('message_id', 'in', all)
          .select(({ fn }) => fn.countAll<string>().as('n'))
          .as('notes'),
    ])
    .executeTakeFirstOrThrow();
  return Number(replies) + Number(notes);
}

/** The last merge into a conversation, for half an hour and while nothing was written; undefined otherwise. */
export async function readMergeUndo(
  tx: Tx,
  keptId: string,
  now: Date,
): Promise<{ undo: NonNullable<OfficeThread['merge_undo']>; before: MergeBefore } | undefined> {
  const last = await tx
    .selectFrom('support_messages as gone')
    .innerJoin('support_messages as kept', 'kept.id', 'gone.merged_into')
    .select(['gone.id', 'gone.subject', 'gone.merged_at', 'gone.merge_before'])
    .where('gone.merged_into', '=', keptId)
    .where('kept.merged_into', 'is', null)
    .orderBy('gone.merged_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last?.merged_at) return undefined;
  const until = new Date(last.merged_at.getTime() + mergeUndoMinutes * 60_000);
  // Empty for a merge from before this was stored.
  const before = last.merge_before as unknown as MergeBefore;
  if (until <= now || before.said !== (await countSaid(tx, keptId))) return undefined;
  return { undo: { id: last.id, subject: last.subject, until: until.toISOString() }, before };
}
