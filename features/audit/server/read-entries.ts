import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import type { AuditRow } from '../contract/office-audit.ts';

const nameOf = (profile: string, person: string) =>
  sql<string | null>`coalesce(${sql.ref(`${profile}.full_name`)}, ${sql.ref(`${person}.display_name`)},
    ${sql.ref(`${person}.email`)})`;

/** Entries of the log by their ids, newest first, with the names of this moment: the log itself holds none. */
export async function readEntries(tx: Tx, ids: number[]): Promise<AuditRow[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('audit_log as entry')
    .leftJoin('accounts as actor', 'actor.id', 'entry.actor_id')
    .leftJoin('profiles as actor_profile', 'actor_profile.user_id', 'entry.actor_id')
    .leftJoin('accounts as owner', 'owner.id', 'entry.owner_id')
    .leftJoin('profiles as owner_profile', 'owner_profile.user_id', 'entry.owner_id')
    .selectAll('entry')
    .select([
      nameOf('actor_profile', 'actor').as('actor_name'),
      nameOf('owner_profile', 'owner').as('owner_name'),
    ])
    .where('entry.id', 'in', ids)
    .orderBy('entry.id', 'desc')
    .execute();
  const cases = await casesOf(tx, rows);
  return rows.map((row) => ({
    id: String(row.id),
    occurred_at: row.occurred_at.toISOString(),
    action: row.action,
    actor: row.actor_id ? { id: row.actor_id, name: row.actor_name } : null,
    actor_role: row.actor_role,
    subject_type: row.subject_type,
    subject_id: row.subject_id,
    owner: row.owner_id ? { id: row.owner_id, name: row.owner_name } : null,
    application_id: cases.get(row.subject_id) ?? null,
    details: row.details as AuditRow['details'],
  }));
}

const uuid = /^[0-9a-f-]{36}$/;

/** The case behind an application or a document that is still there. */
async function casesOf(
  tx: Tx,
  rows: readonly { subject_type: string; subject_id: string }[],
): Promise<Map<string, string>> {
  const named = (type: string) => [
    ...new Set(
      rows
        .filter((row) => row.subject_type === type && uuid.test(row.subject_id))
        .map((row) => row.subject_id),
    ),
  ];
  const found = new Map<string, string>();
  const [applications, documents] = [named('application'), named('document')];
  if (applications.length > 0) {
    const there = await tx
      .selectFrom('visa_applications')
      .select('id')
      .where('id', 'in', applications)
      .execute();
    for (const { id } of there) found.set(id, id);
  }
  if (documents.length > 0) {
    const there = await tx
      .selectFrom('documents')
      .select(['id', 'application_id'])
      .where('id', 'in', documents)
      .execute();
    for (const { id, application_id } of there) found.set(id, application_id);
  }
  return found;
}
