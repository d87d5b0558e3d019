import { type RawBuilder, sql } from 'kysely';
import type { ApplicationFilter } from '../contract/applications.ts';

/** How whoever has the case is called; null when it is nobody's. */
export const assigneeName = sql<string | null>`(
  select coalesce(own.full_name, worker.display_name, worker.email)
  from accounts as worker left join profiles as own on own.user_id = worker.id
  where worker.id = application.assigned_to)`;

/** Filters of the staff list besides search and status, over the row `application`. */
export function* alsoRequired({
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
 * An open case in which nothing has moved for 30 days: no status and no tick (both write `updated_at`), no document and
 * no word to or from support. The first two conditions have an index of their own; the rest looks at few rows.
 */
const quietFor30Days = sql<boolean>`(
  application.status in ('started', 'in_progress', 'under_review')
  and application.updated_at < now() - interval '30 days'
  and not exists (select from documents where documents.application_id = application.id
    and documents.created_at >= now() - interval '30 days')
  and not exists (select from support_messages where support_messages.user_id = application.user_id
    and support_messages.last_activity_at >= now() - interval '30 days'))`;
