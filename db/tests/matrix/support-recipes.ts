import { randomUUID } from 'node:crypto';
import type { DB } from '#db/generated/types.ts';
import type { Dweller, Recipe, Row, World } from './shapes.ts';

type SupportTable =
  | 'support_messages'
  | 'support_replies'
  | 'support_notes'
  | 'support_status_changes'
  | 'canned_replies'
  | 'outbox_mails';

/** The recipes of conversations with support and of the e-mails about them. */
export function supportRecipes(w: World): Record<keyof Pick<DB, SupportTable>, Recipe> {
  const { alice, bob } = w;
  const isStaff = (person: Dweller) => person === w.moderator || person === w.admin;
  const aReply = (author: Dweller, holder: Dweller): Row => ({
    message_id: holder.message,
    user_id: author.id,
    author_id: author.id,
    from_staff: isStaff(author),
    body: 'In writing, please.',
  });
  return {
    support_messages: {
      a: { id: alice.message },
      b: { id: bob.message },
      insert: (owner) => ({ user_id: owner.id, subject: 'Fees', message: 'How much is it?' }),
      // Staff begin a conversation with somebody, without words of theirs.
      smuggle: (actor, victim): Row => ({ user_id: isStaff(actor) ? victim.id : actor.id, subject: 'Fees' }),
      // What each may change: people how far they have read, staff how it stands.
      touch: (actor): Row => (isStaff(actor) ? { status: 'closed' } : { read_by_user_at: '2026-01-01' }),
      repoint: () => [{ user_id: bob.id }],
    },
    support_replies: {
      a: { id: alice.reply },
      b: { id: bob.reply },
      insert: (owner) => aReply(owner, owner),
      smuggle: (actor, victim) => aReply(actor, victim),
      touch: () => ({ body: 'x' }),
      repoint: () => [{ author_id: bob.id }, { message_id: bob.message, user_id: bob.id }],
    },
    support_notes: {
      a: { id: alice.supportNote },
      b: { id: bob.supportNote },
      insert: (author) => ({
        message_id: alice.message,
        author_id: author.id,
        body: 'Call the consulate.',
        client_key: randomUUID(),
      }),
      smuggle: (actor, victim) => ({
        message_id: victim.message,
        author_id: actor.id,
        body: 'Mine.',
        client_key: randomUUID(),
      }),
      touch: () => ({ body: 'x' }),
      repoint: () => [{ author_id: bob.id }, { message_id: bob.message }],
    },
    support_status_changes: {
      a: { message_id: alice.message },
      b: { message_id: bob.message },
      insert: (owner) => ({ message_id: owner.message, from_status: 'open', to_status: 'closed' }),
      smuggle: (_actor, victim) => ({
        message_id: victim.message,
        from_status: 'open',
        to_status: 'closed',
      }),
      touch: () => ({ changed_at: '2026-01-01' }),
      repoint: () => [{ message_id: bob.message }],
    },
    canned_replies: {
      a: { id: w.cannedReplies[0] },
      b: { id: w.cannedReplies[1] },
      insert: (author) => ({ name: 'Hours', body: 'We answer within a day.', updated_by: author.id }),
      touch: (actor) => ({ body: 'x', updated_by: actor.id }),
      repoint: () => [{ updated_by: bob.id }],
    },
    outbox_mails: {
      a: { id: alice.mail },
      b: { id: bob.mail },
      insert: (owner) => ({ user_id: owner.id, template: 'support-reply' }),
      // Staff have one tried again; what became of it is the job's to write.
      touch: (actor): Row => (isStaff(actor) ? { status: 'queued' } : { attempts: 1 }),
      repoint: () => [{ user_id: bob.id }],
    },
  };
}
