import type { Transaction } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import { mailLanguages, sampleOf, wordsOf } from '#features/mails/server/registry.ts';
import { type DemoEntry, entry, idOf } from './history.ts';
import { demoPeople } from './people.ts';
import { type DemoTicket, demoTickets } from './tickets.ts';

const { greeting } = mailLanguages.en.frame;
const { subject, body, action } = wordsOf(sampleOf('support-reply'));

/** Questions with their answers, and the e-mails about these; returns what the log has to say of them. */
export async function addTickets(tx: Transaction<DB>, ago: (days: number) => Date): Promise<DemoEntry[]> {
  const entries: DemoEntry[] = [];
  for (const ticket of demoTickets) entries.push(...(await addTicket(tx, ticket, ago)));
  return entries;
}

async function addTicket(
  tx: Transaction<DB>,
  {
    from,
    hoursAgo,
    replies = [],
    unread,
    status,
    assignedTo,
    snoozedForHours,
    rated,
    note,
    ...ticket
  }: DemoTicket,
  ago: (days: number) => Date,
): Promise<DemoEntry[]> {
  const id = idOf('ticket', ticket.subject);
  const user_id = idOf('account', from);
  const created_at = ago(hoursAgo / 24);
  const own = { owner_id: user_id, actor_id: user_id, actor_role: 'user' as const };
  const entries = [
    entry('support.message_sent', 'support_message', id, own, created_at, { priority: ticket.priority }),
  ];
  await tx
    .insertInto('support_messages')
    .values({ ...ticket, id, user_id, created_at, last_activity_at: created_at })
    .execute();
  for (const [at, reply] of replies.entries()) {
    const reply_id = idOf('reply', `${ticket.subject} ${at}`);
    const said_at = ago(reply.hoursAgo / 24);
    const author_id = idOf('account', reply.by ?? from);
    await tx
      .insertInto('support_replies')
      .values({
        id: reply_id,
        message_id: id,
        user_id,
        author_id,
        from_staff: reply.by !== undefined,
        body: reply.body,
        created_at: said_at,
      })
      .execute();
    const by = reply.by ? { owner_id: user_id, actor_id: author_id, actor_role: roleOf(reply.by) } : own;
    entries.push(entry('support.replied', 'support_message', id, by, said_at, { reply_id }));
    if (reply.by)
      await tx
        .insertInto('outbox_mails')
        .values({
          user_id,
          template: 'support-reply',
          parameters: JSON.stringify({ message_id: id, reply_id }),
          status: 'sent',
          delivered_by: 'outbox',
          attempts: 1,
          subject,
          text_body: `${greeting}\n\n${body}\n\n${action?.label}\n`,
          html_body: `<p>${greeting}</p><p>${body}</p>`,
          created_at: said_at,
          sent_at: said_at,
        })
        .execute();
  }
  // Last, because each reply moves its conversation by itself.
  await tx
    .updateTable('support_messages')
    .set({
      status,
      read_by_user_at: unread ? null : ago(0),
      assigned_to: assignedTo ? idOf('account', assignedTo) : null,
      snoozed_until: snoozedForHours ? ago(-snoozedForHours / 24) : null,
      rated_helpful: rated?.helpful ?? null,
      rated_words: rated?.words ?? null,
      rated_at: rated ? ago(rated.hoursAgo / 24) : null,
    })
    .where('id', '=', id)
    .execute();
  // The changes were made just now; in this world, when the last thing was said.
  await tx
    .updateTable('support_status_changes')
    .set({ changed_at: ago((replies.at(-1)?.hoursAgo ?? hoursAgo) / 24) })
    .where('message_id', '=', id)
    .execute();
  if (note)
    await tx
      .insertInto('support_notes')
      .values({
        message_id: id,
        author_id: idOf('account', note.by),
        body: note.body,
        client_key: idOf('note', ticket.subject),
        created_at: ago(note.hoursAgo / 24),
      })
      .execute();
  return entries;
}

function roleOf(name: string): 'admin' | 'moderator' {
  return demoPeople.find((person) => person.name === name)?.role ?? 'moderator';
}
