import { sql } from 'kysely';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { ReadContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import { together } from '#platform/shared/together.ts';
import type { CaseEvent, getCaseHistory as contract } from '../contract/cases.ts';
import { beginningsOf, type CaseEventKind } from '../rules/cases.ts';

/**
 * Events of an application, of its documents (deleted ones too) and of the user's conversations, newest first, with the
 * actors' names. Throws `not_found`.
 */
export async function getCaseHistory(
  { params, query: { kind, cursor, limit } }: Parsed<typeof contract>,
  { transaction }: ReadContext,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const subjects = await readSubjects(tx, params.id);
    let query = eventsOf(tx, subjects.ids).limit(limit + 1);
    if (kind) query = query.where(isOfKind(kind));
    if (cursor) query = query.where('entry.id', '<', sql<number>`${cursor}::bigint`);
    const rows = await query.execute();
    const page = rows.slice(0, limit);
    return {
      events: page.map(({ id, occurred_at, actor_role, subject_type, subject_id, details, ...row }) => ({
        ...row,
        id: String(id),
        occurred_at: occurred_at.toISOString(),
        by_role: actor_role as CaseEvent['by_role'],
        subject: { type: subject_type, id: subject_id },
        details: { ...(details as CaseEvent['details']), ...subjects.words.get(subject_id) },
      })),
      next_cursor: rows.length > limit ? String(page.at(-1)?.id) : null,
    };
  });
}

/** One index scan over the ids, in a log of millions of rows. */
function eventsOf(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('audit_log as entry')
    .leftJoin('accounts as person', 'person.id', 'entry.actor_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'entry.actor_id')
    .select(['entry.id', 'entry.action', 'entry.occurred_at', 'entry.actor_role', 'entry.details'])
    .select(['entry.subject_type', 'entry.subject_id'])
    .select(sql<string | null>`coalesce(profile.full_name, person.display_name, person.email)`.as('by'))
    .where('entry.subject_type', 'in', ['application', 'document', 'support_message'])
    .where('entry.subject_id', 'in', ids)
    .orderBy('entry.id', 'desc');
}

const isOfKind = (kind: CaseEventKind) => {
  const { with: own, without } = beginningsOf(kind);
  const beginsWith = (starts: readonly string[]) =>
    sql`exists (select from unnest(${[...starts]}::text[]) as start where starts_with(entry.action, start))`;
  return sql<boolean>`${beginsWith(own)} and not ${beginsWith(without)}`;
};

/**
 * The ids of all that belongs to a case, with names that the log does not have. Erased documents are found in the log's
 * entries of their deletion.
 */
async function readSubjects(tx: Tx, applicationId: string) {
  const application = await tx
    .selectFrom('visa_applications')
    .select('user_id')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  if (!application) throw new AppError('not_found');
  const { documents, deleted, threads } = await together({
    documents: tx
      .selectFrom('documents')
      .select(['id', 'file_name'])
      .where('application_id', '=', applicationId)
      .where('upload_status', 'in', ['pending', 'uploaded'])
      .execute(),
    deleted: tx
      .selectFrom('audit_log')
      .select('subject_id as id')
      .where('owner_id', '=', application.user_id)
      .where('action', '=', 'document.deleted')
      .where(sql<boolean>`details ->> 'application_id' = ${applicationId}`)
      .execute(),
    threads: tx
      .selectFrom('support_messages')
      .select(['id', 'subject'])
      .where('user_id', '=', application.user_id)
      .execute(),
  });
  return {
    ids: [applicationId, ...[...documents, ...deleted, ...threads].map(({ id }) => id)],
    words: new Map<string, CaseEvent['details']>([
      ...documents.map(({ id, file_name }) => [id, { file_name }] as const),
      ...threads.map(({ id, subject }) => [id, { thread: subject }] as const),
    ]),
  };
}
