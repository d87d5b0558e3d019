import { sql } from 'kysely';
import { lockApplication } from '#features/applications/server/decisions.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { mentionColleagues } from '#features/notices/server/mention.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { enqueue, type Task } from '#platform/server/jobs.ts';
import type { ReadContext, RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/case-notes.ts';
import type { CaseNote } from '../contract/case-notes.ts';
import { notesPerCase, restorableMinutes } from '../rules/cases.ts';
import { caseNoteTexts } from '../texts/office-notes.ts';

/** The notes about a case, newest first. Throws `not_found`. */
export async function listNotes(
  { params }: Parsed<typeof contract.listNotes>,
  { person, transaction }: ReadContext,
): Promise<Output<typeof contract.listNotes>> {
  return transaction(async (tx) => {
    await requireCase(tx, params.id);
    return { notes: await readNotes(tx, person.userId, { applicationId: params.id, limit: notesPerCase }) };
  });
}

async function requireCase(tx: Tx, id: string): Promise<void> {
  const known = await tx.selectFrom('visa_applications').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) throw new AppError('not_found');
}

/** Writes a note, once per `client_key`. Throws `not_found`, or `conflict` for a full case or the key of a removed note. */
export async function writeNote(
  { params, body }: Parsed<typeof contract.writeNote>,
  { person, requestId, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract.writeNote>> {
  return transaction(async (tx) => {
    // The applicant may remove the application at this moment.
    await lockApplication(tx, params.id);
    const { count } = await tx
      .selectFrom('application_notes')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('application_id', '=', params.id)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();

    const written = await tx
      .insertInto('application_notes')
      .values({ application_id: params.id, author_id: person.userId, ...body })
      .onConflict((conflict) => conflict.columns(['author_id', 'client_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) {
      const known = await tx
        .selectFrom('application_notes')
        .select('id')
        .where('author_id', '=', person.userId)
        .where('application_id', '=', params.id)
        .where('client_key', '=', body.client_key)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      if (!known) throw new AppError('conflict');
      return readNote(tx, person.userId, known.id);
    }
    if (count >= notesPerCase) throw new AppError('conflict', { message: caseNoteTexts.full });

    // Without an owner: applicants read their entries in the log, and must not learn that there are notes.
    await recordAudit(tx, {
      action: 'application.note_written',
      subject: { type: 'application', id: params.id },
      requestId,
      details: { note_id: written.id },
    });
    await mentionColleagues(tx, { id: written.id, body: body.body });
    return readNote(tx, person.userId, written.id);
  });
}

/**
 * Changes a note of the caller; the same text changes nothing. Throws `not_found`, for a colleague's note too, or `stale`
 * when the author changed it elsewhere.
 */
export async function changeNote(
  { params, body }: Parsed<typeof contract.changeNote>,
  { person, requestId, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract.changeNote>> {
  return transaction(async (tx) => {
    const note = await lockNote(tx, params.id);
    if (note.removed_at) throw new AppError('not_found');
    if (note.body === body.body) return readNote(tx, person.userId, note.id);
    if (note.version !== body.version)
      throw new AppError('stale', { details: { note: await readNote(tx, person.userId, note.id) } });

    await tx
      .updateTable('application_notes')
      .set({ body: body.body, version: sql`version + 1`, updated_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', note.id)
      .execute();
    await recordAudit(tx, {
      action: 'application.note_changed',
      subject: { type: 'application', id: note.application_id },
      requestId,
      details: { note_id: note.id, version: note.version + 1 },
    });
    await mentionColleagues(tx, { id: note.id, body: body.body, before: note.body });
    return readNote(tx, person.userId, note.id);
  });
}

const restorableMs = restorableMinutes * 60_000;

/** Removes a note of the caller; a job erases the row when it can no longer be restored. Throws `not_found`. */
export async function removeNote(
  { params }: Parsed<typeof contract.removeNote>,
  { platform, requestId, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract.removeNote>> {
  return transaction(async (tx) => {
    const note = await lockNote(tx, params.id);
    const removedAt = note.removed_at ?? platform.clock();
    const restorableUntil = new Date(removedAt.getTime() + restorableMs);
    if (!note.removed_at) {
      await tx
        .updateTable('application_notes')
        .set({ removed_at: removedAt })
        .where('id', '=', note.id)
        .execute();
      await enqueue(
        tx,
        'erase-note',
        { note_id: note.id },
        { jobKey: `erase-note:${note.id}`, runAt: restorableUntil },
      );
      await recordAudit(tx, {
        action: 'application.note_removed',
        subject: { type: 'application', id: note.application_id },
        requestId,
        details: { note_id: note.id },
      });
    }
    return { restorable_until: restorableUntil.toISOString() };
  });
}

/** Restores a note of the caller, while its row exists. Throws `not_found`. */
export async function restoreNote(
  { params }: Parsed<typeof contract.restoreNote>,
  { person, requestId, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract.restoreNote>> {
  return transaction(async (tx) => {
    const note = await lockNote(tx, params.id);
    if (note.removed_at) {
      await tx.updateTable('application_notes').set({ removed_at: null }).where('id', '=', note.id).execute();
      await recordAudit(tx, {
        action: 'application.note_restored',
        subject: { type: 'application', id: note.application_id },
        requestId,
        details: { note_id: note.id },
      });
    }
    return readNote(tx, person.userId, note.id);
  });
}

/** How early the job may run: clocks of machines differ. */
const slackMs = 60_000;

/** Erases a note that was not restored in time. One that was removed again has another job. */
export const eraseNote: Task<'erase-note'> = async ({ note_id }, { database, clock }) => {
  const before = new Date(clock().getTime() - restorableMs + slackMs);
  await database.asSystem('erase a note', (tx) =>
    tx.deleteFrom('application_notes').where('id', '=', note_id).where('removed_at', '<=', before).execute(),
  );
};

/** Locks a note for a change. Row security allows only the caller's own; a colleague's is `not_found`. */
async function lockNote(tx: Tx, id: string) {
  const note = await tx
    .selectFrom('application_notes')
    .select(['id', 'application_id', 'body', 'version', 'removed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!note) throw new AppError('not_found');
  return note;
}

/** Notes that are not removed, newest first, as this member of staff sees them. */
export async function readNotes(
  tx: Tx,
  readerId: string,
  which: { applicationId: string; limit: number } | { id: string },
): Promise<CaseNote[]> {
  let query = tx
    .selectFrom('application_notes as note')
    .leftJoin('accounts as author', 'author.id', 'note.author_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'note.author_id')
    .select(['note.id', 'note.application_id', 'note.body', 'note.version', 'note.author_id'])
    .select(['note.created_at', 'note.updated_at'])
    .select(
      sql<string | null>`coalesce(profile.full_name, author.display_name, author.email)`.as('author_name'),
    )
    .where('note.removed_at', 'is', null)
    .orderBy('note.created_at', 'desc')
    .orderBy('note.id');
  query =
    'id' in which
      ? query.where('note.id', '=', which.id)
      : query.where('note.application_id', '=', which.applicationId).limit(which.limit);
  const rows = await query.execute();
  return rows.map(({ author_id, created_at, updated_at, ...note }) => ({
    ...note,
    created_at: created_at.toISOString(),
    updated_at: updated_at?.toISOString() ?? null,
    abilities: { change: author_id === readerId },
  }));
}

async function readNote(tx: Tx, readerId: string, id: string): Promise<CaseNote> {
  const [note] = await readNotes(tx, readerId, { id });
  if (!note) throw new AppError('not_found');
  return note;
}
