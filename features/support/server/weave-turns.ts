/** A reply as it stands in the table. */
export interface ReplyRow {
  id: string;
  message_id: string;
  from_staff: boolean;
  body: string;
  created_at: Date;
}

/** A conversation that was merged into another one. */
export interface MergedRow {
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
