import type { SupportThread } from '#domain/contracts/support.ts';
import { replyDueAt } from '#domain/rules/support.ts';

interface MessageRow {
  id: string;
  subject: string;
  message: string;
  status: SupportThread['status'];
  created_at: Date;
  last_activity_at: Date;
}

interface ReplyRow {
  id: string;
  from_staff: boolean;
  body: string;
  created_at: Date;
}

/** What everybody sees of a conversation; `replies` oldest first. */
export function presentMessage(row: MessageRow, replies: readonly ReplyRow[]) {
  return {
    id: row.id,
    subject: row.subject,
    message: row.message,
    status: row.status,
    created_at: row.created_at.toISOString(),
    last_activity_at: row.last_activity_at.toISOString(),
    reply_due_at: replyDueAt(row.status, row.created_at, replies)?.toISOString() ?? null,
  };
}

/** The conversation for the person who began it. */
export function presentThread(
  row: MessageRow & { read_by_user_at: Date | null },
  replies: readonly (ReplyRow & { is_new: boolean })[],
): SupportThread {
  return {
    ...presentMessage(row, replies),
    replies: replies.map(({ id, from_staff, body, created_at, is_new }) => ({
      id,
      from_staff,
      body,
      created_at: created_at.toISOString(),
      is_new,
    })),
    unread: replies.filter((reply) => reply.is_new).length,
  };
}
