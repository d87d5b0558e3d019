import { type Selectable, sql } from 'kysely';
import type { OutboxMails } from '#db/generated/types.ts';
import type { Tx } from '#platform/server/database.ts';
import type { OfficeThread } from '../contract/support.ts';
import { weaveTurns } from './weave-turns.ts';

interface Place {
  id: string;
  user_id: string;
}

const authorName = sql<string | null>`coalesce(profile.full_name, author.display_name)`.as('author_name');

/** What was said in a conversation and in those that were merged into it, and what staff noted there; oldest first. */
export async function readOfficeTurns(tx: Tx, { id, user_id }: Place) {
  const merged = await tx
    .selectFrom('support_messages')
    .select(['id', 'subject', 'message', 'created_at'])
    .where('merged_into', '=', id)
    .execute();
  const ids = [id, ...merged.map((message) => message.id)];
  const replies = await tx
    .selectFrom('support_replies as reply')
    .leftJoin('accounts as author', 'author.id', 'reply.author_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'reply.author_id')
    // A subselect each, so that the index on the reply's id is asked; there are a few replies, and any number of e-mails.
    .leftJoinLateral(
      sql<Pick<Selectable<OutboxMails>, 'status' | 'delivered_by'>>`(
        select status, delivered_by from app.reply_mails where reply_id = reply.id::text limit 1)`.as('mail'),
      (join) => join.onTrue(),
    )
    .select(['reply.id', 'reply.message_id', 'reply.from_staff', 'reply.body', 'reply.created_at'])
    .select(['mail.status as mail_status', 'mail.delivered_by', authorName])
    .where('reply.message_id', 'in', ids)
    .orderBy('reply.created_at')
    .orderBy('reply.id')
    .execute();
  const notes = await tx
    .selectFrom('support_notes as note')
    .leftJoin('accounts as author', 'author.id', 'note.author_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'note.author_id')
    .select(['note.id', 'note.body', 'note.created_at', authorName])
    .where('note.message_id', 'in', ids)
    .orderBy('note.created_at')
    .orderBy('note.id')
    .execute();
  const opening = {
    mail_status: null,
    delivered_by: null,
    author_name: await nameOf(tx, user_id, merged.length),
  };
  return { turns: weaveTurns(id, replies, merged, opening), notes };
}

/** The person's name, where something was merged and needs it. */
async function nameOf(tx: Tx, userId: string, merged: number): Promise<string | null> {
  if (merged === 0) return null;
  const row = await tx
    .selectFrom('accounts as author')
    .leftJoin('profiles as profile', 'profile.user_id', 'author.id')
    .select(authorName)
    .where('author.id', '=', userId)
    .executeTakeFirst();
  return row?.author_name ?? null;
}

/** As many as a person looks through. */
const mostOthers = 20;

/** The person's other conversations that were not merged, newest first. */
export async function readOthers(tx: Tx, { id, user_id }: Place): Promise<OfficeThread['others']> {
  const others = await tx
    .selectFrom('support_messages')
    .select(['id', 'subject', 'status', 'created_at'])
    .where('user_id', '=', user_id)
    .where('id', '<>', id)
    .where('merged_into', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(mostOthers)
    .execute();
  return others.map((other) => ({ ...other, created_at: other.created_at.toISOString() }));
}
