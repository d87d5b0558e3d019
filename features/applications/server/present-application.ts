import type { RequestContext } from '#platform/server/operation.ts';
import type { OfficeApplication } from '../contract/applications.ts';
import { journeyShown } from '../rules/journey.ts';
import type { OfficeRow } from './office-applications.ts';

/** A row as staff get it, with what this member of staff may do with it. */
export function presentApplication(row: OfficeRow, context: RequestContext<'staff'>): OfficeApplication {
  const now = context.platform.clock();
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
    abilities: { decide: context.person.role !== 'user' },
  };
}
