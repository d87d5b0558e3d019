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

/** What the person and staff both see of a conversation. */
export function presentMessage(row: MessageRow) {
  const { id, subject, message, status } = row;
  return {
    ...{ id, subject, message, status },
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

/** The conversation as its person sees it; `turns` oldest first. */
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

interface ReplyRow {
  id: string;
  message_id: string;
  from_staff: boolean;
  body: string;
  created_at: Date;
}

interface MergedRow {
  id: string;
  subject: string;
  /** '' when staff began the conversation. */
  message: string;
  created_at: Date;
}

/**
 * Merges the replies of a conversation and the texts of those that were merged into it, oldest first. The first text of
 * each merged one has its subject. `opening` completes a merged one's first message, which is not a reply, to a `Row`.
 */
export function mergeTimeline<Row extends ReplyRow>(
  id: string,
  replies: readonly Row[],
  merged: readonly MergedRow[],
  opening: Omit<Row, keyof ReplyRow>,
): (Row & { subject: string | null })[] {
  type Turn = Row & { subject: string | null };
  const turnsOf = (messageId: string): Turn[] =>
    replies.filter((reply) => reply.message_id === messageId).map((reply) => ({ ...reply, subject: null }));
  const timeline = turnsOf(id);
  for (const { id: message_id, subject, message: body, created_at } of merged) {
    const turns = turnsOf(message_id);
    if (body !== '')
      turns.unshift({
        ...{ id: message_id, message_id, from_staff: false, body, created_at, subject: null },
        ...opening,
      } as Turn);
    timeline.push(...turns.map((turn, index) => (index === 0 ? { ...turn, subject } : turn)));
  }
  return timeline.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
}
