import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import { createdMark } from '#platform/server/list-cursor.ts';
import { assigneeName } from './assigned-and-quiet.ts';

/**
 * What people call the applicant: the name given for a spouse or child, else the profile's, else the one the identity
 * provider gave; null when there is none.
 */
export const applicantName = sql<
  string | null
>`coalesce(nullif(application.applicant_name, ''), profile.full_name, person.display_name)`;

/** The columns of a staff row; see `presentApplication`. Only finished uploads count as documents. */
export function officeApplications(tx: Tx) {
  return tx
    .selectFrom('visa_applications as application')
    .leftJoin('accounts as person', 'person.id', 'application.user_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'application.user_id')
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

export type OfficeRow = Awaited<ReturnType<ReturnType<typeof officeApplications>['executeTakeFirstOrThrow']>>;
