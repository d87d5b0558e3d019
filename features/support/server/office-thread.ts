import { type Selectable, sql } from 'kysely';
import type { OutboxMails } from '#db/generated/types.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { ReadContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import { together } from '#platform/shared/together.ts';
import type * as contract from '../contract/support.ts';
import type { OfficeThread } from '../contract/support.ts';
import { readMergeUndo } from './merge-undo.ts';
import { assigneeName, officeMessages, presentState, userName } from './office-messages.ts';
import { mergeTimeline, presentMessage } from './thread.ts';

/** Returns one conversation for staff. Throws `not_found`. */
export async function getThread(
  { params: { id } }: Parsed<typeof contract.getThread>,
  context: ReadContext,
): Promise<Output<typeof contract.getThread>> {
  return context.transaction((tx) => readOfficeThread(tx, id, context));
}

/** Reads a conversation as staff see it, with everything that was merged into it. Throws `not_found`. */
export async function readOfficeThread(
  tx: Tx,
  id: string,
  { platform }: Pick<ReadContext, 'platform'>,
): Promise<OfficeThread> {
  const { row, merged } = await together({ row: findThread(tx, id), merged: readMerged(tx, id) });
  if (!row) throw new AppError('not_found');
  const { said, others, merge_undo } = await together({
    said: readOfficeTurns(tx, row, merged),
    others: readOthers(tx, row),
    merge_undo: mergeUndoOf(tx, row, platform.clock()),
  });
  const { turns, notes } = said;
  return {
    ...presentMessage(row),
    ...presentState(row, platform.clock()),
    user_id: row.user_id,
    merged_into: row.merged_into === null ? null : { id: row.merged_into, subject: row.kept_subject ?? '' },
    person: {
      id: row.user_id,
      name: row.name,
      email: row.email,
      subscription_plan: row.subscription_plan,
      application_id: row.application_id,
    },
    replies: turns.map(({ mail_status, delivered_by, created_at, message_id: _, ...turn }) => ({
      ...turn,
      created_at: created_at.toISOString(),
      mail: mail_status && { status: mail_status, delivered_by },
    })),
    notes: notes.map((note) => ({ ...note, created_at: note.created_at.toISOString() })),
    others,
    merge_undo,
    mail_delivery: platform.mail.delivery,
  };
}

function findThread(tx: Tx, id: string) {
  return officeMessages(tx)
    .leftJoin('support_messages as kept', 'kept.id', 'ticket.merged_into')
    .leftJoin('subscriptions as subscription', (join) =>
      join
        .onRef('subscription.user_id', '=', 'ticket.user_id')
        .on('subscription.subscription_status', '=', 'active'),
    )
    .leftJoin('visa_applications as application', (join) =>
      join.onRef('application.user_id', '=', 'ticket.user_id').on('application.applicant', '=', 'self'),
    )
    .select(['ticket.id', 'ticket.user_id', 'ticket.subject', 'ticket.message', 'ticket.merged_into'])
    .select(['ticket.status', 'ticket.priority', 'ticket.assigned_to', 'ticket.snoozed_until'])
    .select(['ticket.created_at', 'ticket.last_activity_at', 'ticket.waiting_since'])
    .select(['ticket.rated_helpful', 'ticket.rated_words', 'ticket.rated_at'])
    .select(['person.email', 'subscription.subscription_plan', 'application.id as application_id'])
    .select([userName.as('name'), assigneeName, 'kept.subject as kept_subject'])
    .where('ticket.id', '=', id)
    .executeTakeFirst();
}

/** Offers the undo in both conversations of the merge. */
async function mergeUndoOf(
  tx: Tx,
  { id, merged_into }: { id: string; merged_into: string | null },
  now: Date,
): Promise<OfficeThread['merge_undo']> {
  const undo = (await readMergeUndo(tx, merged_into ?? id, now))?.undo;
  return undo && (merged_into === null || undo.id === id) ? undo : null;
}

interface MessageKey {
  id: string;
  user_id: string;
}

const authorName = sql<string | null>`coalesce(profile.full_name, author.display_name)`.as('author_name');

function readMerged(tx: Tx, id: string) {
  return tx
    .selectFrom('support_messages')
    .select(['id', 'subject', 'message', 'created_at'])
    .where('merged_into', '=', id)
    .execute();
}

/** Reads the texts and notes of a conversation and of those that were merged into it, oldest first. */
async function readOfficeTurns(
  tx: Tx,
  { id, user_id }: MessageKey,
  merged: Awaited<ReturnType<typeof readMerged>>,
) {
  const ids = [id, ...merged.map((message) => message.id)];
  const { replies, notes, author_name } = await together({
    replies: tx
      .selectFrom('support_replies as reply')
      .leftJoin('accounts as author', 'author.id', 'reply.author_id')
      .leftJoin('profiles as profile', 'profile.user_id', 'reply.author_id')
      // Lateral, so that the index on the reply's id is used: there are few replies and any number of e-mails.
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
      .execute(),
    notes: tx
      .selectFrom('support_notes as note')
      .leftJoin('accounts as author', 'author.id', 'note.author_id')
      .leftJoin('profiles as profile', 'profile.user_id', 'note.author_id')
      .select(['note.id', 'note.body', 'note.created_at', authorName])
      .where('note.message_id', 'in', ids)
      .orderBy('note.created_at')
      .orderBy('note.id')
      .execute(),
    author_name: nameOf(tx, user_id, merged.length),
  });
  const opening = { mail_status: null, delivered_by: null, author_name };
  return { turns: mergeTimeline(id, replies, merged, opening), notes };
}

/** The person's name; null without merged conversations, where it is not needed. */
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

const mostOthers = 20;

async function readOthers(tx: Tx, { id, user_id }: MessageKey): Promise<OfficeThread['others']> {
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
