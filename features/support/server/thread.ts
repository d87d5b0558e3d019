import type { SupportRating, SupportThread } from '../contract/support.ts';
import { mayRate, replyDueAt, type SupportStatus } from '../rules/support.ts';

interface MessageRow {
  id: string;
  subject: string;
  message: string;
  status: SupportStatus;
  created_at: Date;
  last_activity_at: Date;
  waiting_since: Date | null;
  rated_helpful: boolean | null;
  rated_words: string | null;
  rated_at: Date | null;
}

/** What everybody sees of a conversation. */
export function presentMessage(row: MessageRow) {
  return {
    id: row.id,
    subject: row.subject,
    message: row.message,
    status: row.status,
    created_at: row.created_at.toISOString(),
    last_activity_at: row.last_activity_at.toISOString(),
    reply_due_at: replyDueAt(row.waiting_since)?.toISOString() ?? null,
    rating: presentRating(row),
  };
}

function presentRating(row: MessageRow): SupportRating | null {
  if (row.rated_helpful === null || row.rated_at === null) return null;
  return { helpful: row.rated_helpful, words: row.rated_words, rated_at: row.rated_at.toISOString() };
}

/** The conversation for the person whose it is; `turns` oldest first. */
export function presentThread(
  row: MessageRow,
  turns: readonly (ReplyRow & { is_new: boolean; subject: string | null })[],
  merged: readonly { id: string }[],
): SupportThread {
  return {
    ...presentMessage(row),
    replies: turns.map(({ id, from_staff, body, created_at, is_new, subject }) => ({
      id,
      from_staff,
      body,
      created_at: created_at.toISOString(),
      subject,
      is_new,
    })),
    unread: turns.filter((turn) => turn.is_new).length,
    merged_ids: merged.map(({ id }) => id),
    abilities: { rate: mayRate(row.status, row.rated_at !== null) },
  };
}

/** A reply as it stands in the table. */
interface ReplyRow {
  id: string;
  message_id: string;
  from_staff: boolean;
  body: string;
  created_at: Date;
}

/** A conversation that was merged into another one. */
interface MergedRow {
  id: string;
  subject: string;
  /** '' when staff began it. */
  message: string;
  created_at: Date;
}

/**
 * What was said in a conversation after its first words, and in those that were merged into it, in the order in which it
 * was said. The first text of each merged one carries its subject. `opening` is what else stands with a merged one's
 * first words, which are no reply.
 */
export function weaveTurns<Row extends ReplyRow>(
  id: string,
  replies: readonly Row[],
  merged: readonly MergedRow[],
  opening: Omit<Row, keyof ReplyRow>,
): (Row & { subject: string | null })[] {
  const turnsOf = (messageId: string) =>
    replies.filter((reply) => reply.message_id === messageId).map((reply) => ({ ...reply, subject: null }));
  const woven: (Row & { subject: string | null })[] = turnsOf(id);
  for (const one of merged) {
    const turns: (Row & { subject: string | null })[] = turnsOf(one.id);
    const first = { id: one.id, message_id: one.id, from_staff: false, body: one.message };
    if (one.message !== '')
      turns.unshift({
        ...first,
        created_at: one.created_at,
        ...opening,
        subject: null,
      } as (typeof turns)[number]);
    woven.push(...turns.map((turn, at) => (at === 0 ? { ...turn, subject: one.subject } : turn)));
  }
  return woven.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
}
