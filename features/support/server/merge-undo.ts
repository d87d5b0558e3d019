import type { Tx } from '#platform/server/database.ts';
import type { OfficeThread, SupportPriority } from '../contract/support.ts';
import type { SupportStatus } from '../rules/support.ts';
import { mergeUndoMinutes } from '../rules/support.ts';

/** How a conversation stood; times as ISO texts. */
interface Standing {
  status: SupportStatus;
  priority: SupportPriority;
  assigned_to: string | null;
  last_activity_at: string;
  waiting_since: string | null;
  snoozed_until: string | null;
}

/** What a merge leaves on the conversation that went (`merge_before`): ids, states and times. */
export interface MergeBefore {
  kept: Standing;
  /** What the merge made of the kept one: what differs now, somebody has changed since. */
  after: Pick<Standing, 'status' | 'priority' | 'assigned_to'>;
  gone: Standing;
  /** What had been merged into the one that went. */
  carried: string[];
  /** Replies and notes in all of them. Counted and not timed: a text can be older than the commit that brought it. */
  said: number;
}

/** How many replies and notes stand in a conversation and in those that were merged into it. */
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

/** The merge into a conversation that can be undone now: the last one, for half an hour, while nobody has written. */
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
  // Empty for a merge from before this was kept: nothing was counted then.
  const before = last.merge_before as unknown as MergeBefore;
  if (until <= now || before.said !== (await countSaid(tx, keptId))) return undefined;
  return { undo: { id: last.id, subject: last.subject, until: until.toISOString() }, before };
}
