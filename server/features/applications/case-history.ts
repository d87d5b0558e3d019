import { sql } from 'kysely';
import type { CaseEvent } from '#domain/contracts/applications.ts';
import type { Tx } from '../../platform/database.ts';

const longest = 100;

/** What happened to an application and its documents, newest first, with the names of who did it. */
export async function caseHistory(tx: Tx, applicationId: string): Promise<CaseEvent[]> {
  const events = await tx
    .selectFrom('audit_log as entry')
    .leftJoin('accounts as person', 'person.id', 'entry.actor_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'entry.actor_id')
    .select(['entry.id', 'entry.action', 'entry.occurred_at', 'entry.actor_role', 'entry.details'])
    .select(sql<string | null>`coalesce(profile.full_name, person.display_name, person.email)`.as('by'))
    .where(({ and, eb, or, selectFrom }) =>
      or([
        and([eb('entry.subject_type', '=', 'application'), eb('entry.subject_id', '=', applicationId)]),
        and([
          eb('entry.subject_type', '=', 'document'),
          eb(
            'entry.subject_id',
            'in',
            selectFrom('documents')
              .select(sql<string>`id::text`.as('id'))
              .where('application_id', '=', applicationId),
          ),
        ]),
      ]),
    )
    .orderBy('entry.id', 'desc')
    .limit(longest)
    .execute();
  return events.map(({ id, action, occurred_at, actor_role, details, by }) => ({
    id: String(id),
    action,
    occurred_at: occurred_at.toISOString(),
    by,
    by_role: actor_role as CaseEvent['by_role'],
    details: details as CaseEvent['details'],
  }));
}
