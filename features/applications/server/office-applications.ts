import { type RawBuilder, sql } from 'kysely';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { cursorTimeOf } from '#platform/server/long-list.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { ApplicationFilter, OfficeApplication } from '../contract/applications.ts';
import { journeyShown } from '../rules/journey.ts';

/**
 * The applicant's name: the one given for a spouse or child, else the profile's, else the identity provider's; null when
 * there is none.
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
      cursorTimeOf('application.created_at').as('created_mark'),
      sql<number>`(select count(*)::int from documents
        where documents.application_id = application.id and documents.upload_status = 'uploaded')`.as(
        'documents_count',
      ),
    ]);
}

type OfficeRow = Awaited<ReturnType<ReturnType<typeof officeApplications>['executeTakeFirstOrThrow']>>;

/** One application as staff get it. Throws `not_found`. */
export async function officeApplication(
  tx: Tx,
  id: string,
  context: RequestContext<'staff'>,
): Promise<OfficeApplication> {
  return presentApplication(await findApplication(tx, id), context.platform.clock());
}

/** One application with the columns of the staff list. Throws `not_found`. */
export async function findApplication(tx: Tx, id: string): Promise<OfficeRow> {
  const row = await officeApplications(tx).where('application.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

/** A row at `now` as staff get it, with their abilities: all of them may decide. */
export function presentApplication(row: OfficeRow, now: Date): OfficeApplication {
  const { progress_percentage, current_step } = journeyShown({ ...row, stages: [] }, row.status);
  return {
    id: row.id,
    user_id: row.user_id,
    applicant_name: row.applicant_name,
    email: row.email,
    application_type: row.application_type,
    status: row.status,
    progress_percentage,
    current_step,
    documents_count: row.documents_count,
    version: row.version,
    created_at: row.created_at.toISOString(),
    assignee: row.assigned_to ? { id: row.assigned_to, name: row.assignee_name ?? '' } : null,
    undo_until: row.held_until && row.held_until > now ? row.held_until.toISOString() : null,
    abilities: { decide: true },
  };
}

/** The name of the member of staff who has the case; null when it is not assigned. */
export const assigneeName = sql<string | null>`(
  select coalesce(own.full_name, worker.display_name, worker.email)
  from accounts as worker left join profiles as own on own.user_id = worker.id
  where worker.id = application.assigned_to)`;

/** The filters of the staff list except search and status, over the row `application`. */
export function* filterConditions({
  assigned,
  quiet,
  ids,
}: Pick<Partial<ApplicationFilter>, 'assigned' | 'quiet' | 'ids'>): Generator<RawBuilder<boolean>> {
  if (assigned === 'none') yield sql<boolean>`application.assigned_to is null`;
  else if (assigned === 'me') yield sql<boolean>`application.assigned_to = (select app.user_id())`;
  else if (assigned) yield sql<boolean>`application.assigned_to = ${assigned}::uuid`;
  if (quiet) yield quietFor30Days;
  if (ids) yield sql<boolean>`application.id = any(${ids.split(',')}::uuid[])`;
}

/**
 * An open case without a change of status or a tick (both write `updated_at`), a document or a support message for 30 days.
 * The first two conditions have an index of their own; the rest reads few rows.
 */
const quietFor30Days = sql<boolean>`(
  application.status in ('started', 'in_progress', 'under_review')
  and application.updated_at < now() - interval '30 days'
  and not exists (select from documents where documents.application_id = application.id
    and documents.created_at >= now() - interval '30 days')
  and not exists (select from support_messages where support_messages.user_id = application.user_id
    and support_messages.last_activity_at >= now() - interval '30 days'))`;
