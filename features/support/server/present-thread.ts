import type { SupportRating, SupportThread } from '../contract/support.ts';
import type { SupportStatus } from '../rules/support.ts';
import { mayRate, replyDueAt } from '../rules/support.ts';
import type { ReplyRow } from './weave-turns.ts';

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
