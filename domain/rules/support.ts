/** How long we take to answer (specification, support page). */
const replyHours = 24;

/** Characters that each field may have, the body being a reply's. */
export const supportLimits = { subject: 200, message: 10_000, body: 10_000 } as const;

/** What one person may send within a day: enough for a bad day, too little to bury others. */
export const supportPerDay = { messages: 10, replies: 50 } as const;

/** What is wrong with what somebody wrote into a field, before it is sent; the server checks the same. */
export function faultIn(field: keyof typeof supportLimits, text: string): 'missing' | 'tooLong' | undefined {
  const { length } = text.trim();
  if (length === 0) return 'missing';
  return length > supportLimits[field] ? 'tooLong' : undefined;
}

interface Said {
  from_staff: boolean;
  created_at: Date;
}

/**
 * Until when we promised an answer: a day after the first thing the person said that nobody has answered. Null when
 * the last word is ours, or the conversation is finished.
 */
export function replyDueAt(status: string, sentAt: Date, replies: readonly Said[]): Date | null {
  if (status === 'resolved' || status === 'closed') return null;
  const answered = replies.findLastIndex((reply) => reply.from_staff);
  const unanswered = answered < 0 ? sentAt : replies[answered + 1]?.created_at;
  return unanswered ? new Date(unanswered.getTime() + replyHours * 3_600_000) : null;
}
