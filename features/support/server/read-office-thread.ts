import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { OfficeThread } from '../contract/support.ts';
import { readMergeUndo } from './merge-undo.ts';
import { presentMessage } from './present-thread.ts';
import { readOfficeTurns, readOthers } from './read-office-turns.ts';
import { keeperName, officeMessages, presentStanding, userName } from './select-office-messages.ts';

/** A conversation as staff see it, with everything that was merged into it. Throws `not_found`. */
export async function readOfficeThread(
  tx: Tx,
  id: string,
  { platform }: Pick<RequestContext<'staff'>, 'platform'>,
): Promise<OfficeThread> {
  const row = await officeMessages(tx)
    .leftJoin('support_messages as kept', 'kept.id', 'ticket.merged_into')
    .leftJoin('subscriptions as subscription', (join) =>
      join
        .onRef('subscription.user_id', '=', 'ticket.user_id')
        .on('subscription.subscription_status', '=', 'active'),
    )
    .leftJoin('visa_applications as application', (join) =>
      join.onRef('application.user_id', '=', 'ticket.user_id').on('application.applicant', '=', 'self'),
    )
    .selectAll('ticket')
    .select(['person.email', 'subscription.subscription_plan', 'application.id as application_id'])
    .select([userName.as('name'), keeperName, 'kept.subject as kept_subject'])
    .where('ticket.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');

  const { turns, notes } = await readOfficeTurns(tx, row);
  return {
    ...presentMessage(row),
    ...presentStanding(row, platform.clock()),
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
    others: await readOthers(tx, row),
    merge_undo: await mergeUndoOf(tx, row, platform.clock()),
    mail_delivery: platform.mail.delivery,
  };
}

/** Seen from the one that was kept, and from the one that went. */
async function mergeUndoOf(
  tx: Tx,
  { id, merged_into }: { id: string; merged_into: string | null },
  now: Date,
): Promise<OfficeThread['merge_undo']> {
  const undo = (await readMergeUndo(tx, merged_into ?? id, now))?.undo;
  return undo && (merged_into === null || undo.id === id) ? undo : null;
}
