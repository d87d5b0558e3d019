import type { Application } from '#domain/contracts/applications.ts';
import { shownToApplicant } from '#domain/rules/applications.ts';
import { journeyShown } from '#domain/rules/journey.ts';
import type { Tx } from '../../platform/database.ts';
import { decisionOf } from './decision-of.ts';

/**
 * A person's own application as they may see it at `now`, or null when they have none. A decision that can still be
 * undone is not shown yet, neither in the status nor in what follows from it.
 */
export async function readOwnApplication(tx: Tx, userId: string, now: Date): Promise<Application | null> {
  const row = await tx
    .selectFrom('visa_applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('applicant', '=', 'self')
    .executeTakeFirst();
  if (!row) return null;
  const steps = await tx
    .selectFrom('application_steps')
    .selectAll()
    .where('application_id', '=', row.id)
    .orderBy('step_number')
    .execute();

  const shown = shownToApplicant(decisionOf(row), now);
  const { progress_percentage, current_step, stages } = journeyShown(
    {
      progress_percentage: row.progress_percentage,
      current_step: row.current_step,
      stages: steps.map((step) => step.status),
    },
    shown.status,
  );
  return {
    id: row.id,
    user_id: row.user_id,
    application_type: row.application_type,
    status: shown.status,
    status_reason: shown.reason,
    progress_percentage,
    current_step,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    steps: steps.map((step, index) => ({ ...step, status: stages[index] ?? step.status })),
  };
}
