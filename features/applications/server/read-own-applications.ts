import type { Tx } from '#platform/server/database.ts';
import type { Application } from '../contract/applications.ts';
import { shownToApplicant } from '../rules/applications.ts';
import { journeyShown } from '../rules/journey.ts';
import { decisionOf } from './decision-of.ts';

/**
 * A person's applications (or the one with `id`) as they may see them at `now`, their own first. A decision that can
 * still be undone is not shown yet, neither in the status nor in what follows from it.
 */
export async function readOwnApplications(
  tx: Tx,
  userId: string,
  now: Date,
  id?: string,
): Promise<Application[]> {
  let query = tx.selectFrom('visa_applications').selectAll().where('user_id', '=', userId);
  if (id) query = query.where('id', '=', id);
  const rows = await query
    .orderBy((eb) => eb.case().when('applicant', '=', 'self').then(0).else(1).end())
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const steps = await tx
    .selectFrom('application_steps')
    .selectAll()
    .where(
      'application_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('step_number')
    .execute();

  return rows.map((row) => {
    const own = steps.filter((step) => step.application_id === row.id);
    const shown = shownToApplicant(decisionOf(row), now);
    const { progress_percentage, current_step, stages } = journeyShown(
      {
        progress_percentage: row.progress_percentage,
        current_step: row.current_step,
        stages: own.map((step) => step.status),
      },
      shown.status,
    );
    return {
      id: row.id,
      user_id: row.user_id,
      applicant: row.applicant,
      applicant_name: row.applicant_name,
      application_type: row.application_type,
      status: shown.status,
      status_reason: shown.reason,
      progress_percentage,
      current_step,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      steps: own.map((step, index) => ({ ...step, status: stages[index] ?? step.status })),
    };
  });
}
