import { sql } from 'kysely';
import type { ApplicationFilter } from '#domain/contracts/applications.ts';
import type { Tx } from '../../platform/database.ts';
import { createdMark } from '../../platform/list-cursor.ts';
import { cappedTotal, keptTotal, type Total } from '../../platform/list-total.ts';
import { searchFinds } from '../../platform/searching.ts';
import { alsoRequired, assigneeName } from './assigned-and-quiet.ts';

/**
 * What people call the applicant: the name given for a spouse or child, else the profile's, else the one the identity
 * provider gave; null when there is none.
 */
export const applicantName = sql<
  string | null
>`coalesce(nullif(application.applicant_name, ''), profile.full_name, person.display_name)`;

/** What narrows the list, without its order. */
export type ApplicationMatch = Omit<ApplicationFilter, 'dir'>;

/**
 * Applications with their applicant that fit a search and a filter, without order or columns yet. The joins are left
 * joins because PostgreSQL leaves those out that nothing asks for: counting matches then reads one table.
 */
export function matchingApplications(tx: Tx, { q, status, ...rest }: ApplicationMatch) {
  let query = tx
    .selectFrom('visa_applications as application')
    .leftJoin('accounts as person', 'person.id', 'application.user_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'application.user_id');
  if (status) query = query.where('application.status', '=', status);
  for (const condition of alsoRequired(rest)) query = query.where(condition);
  if (q) query = query.where(searchFinds('application_search', 'application.id', q));
  return query;
}

/** How many fit: of everything or of one status exact, of anything narrower counted as far as the list says. */
export function totalOfApplications(tx: Tx, match: ApplicationMatch): Total {
  const { status, ...narrower } = match;
  const narrowed = Object.values(narrower).some(Boolean);
  return narrowed ? cappedTotal(matchingApplications(tx, match)) : keptTotal('visa_applications', status);
}

/** The columns of a staff row; see `presentApplication`. Only finished uploads count as documents. */
export function withOfficeColumns(query: ReturnType<typeof matchingApplications>) {
  return query
    .select([
      'application.id',
      'application.user_id',
      'application.application_type',
      'application.status',
      'application.status_reason',
      'application.held_status',
      'application.held_reason',
      'application.held_until',
      'application.progress_percentage',
      'application.current_step',
      'application.version',
      'application.created_at',
      'application.assigned_to',
      'person.email',
    ])
    .select([
      applicantName.as('applicant_name'),
      assigneeName.as('assignee_name'),
      createdMark('application.created_at').as('created_mark'),
      sql<number>`(select count(*)::int from documents
        where documents.application_id = application.id and documents.upload_status = 'uploaded')`.as(
        'documents_count',
      ),
    ]);
}

export type OfficeRow = Awaited<ReturnType<ReturnType<typeof withOfficeColumns>['executeTakeFirstOrThrow']>>;
