import { type Selectable, sql } from 'kysely';
import type { VisaApplications } from '#db/generated/types.ts';
import { AppError, translator } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { together } from '#platform/shared/together.ts';
import type { Application } from '../contract/applications.ts';
import { type Decision, shownToApplicant } from '../rules/applications.ts';
import { journeyShown } from '../rules/journey.ts';
import { applicationTexts as ptApplicationTexts } from '../texts/applications.pt.ts';
import { applicationTexts } from '../texts/applications.ts';
import { householdTexts as ptHouseholdTexts } from '../texts/household.pt.ts';
import { householdTexts } from '../texts/household.ts';

/**
 * A user's applications (or the one with `id`) as they may see them at `now`, their own first. A decision that can still be
 * undone is not shown yet, neither in the status nor in the progress. `decided` instead of a moment is how staff know them:
 * each decision at once.
 */
export async function readOwnApplications(
  tx: Tx,
  userId: string,
  now: Date | 'decided',
  id?: string,
): Promise<Application[]> {
  let query = tx.selectFrom('visa_applications').selectAll().where('user_id', '=', userId);
  if (id) query = query.where('id', '=', id);
  const { rows, steps } = await together({
    rows: query
      .orderBy((eb) => eb.case().when('applicant', '=', 'self').then(0).else(1).end())
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    steps: tx
      .selectFrom('application_steps as step')
      .innerJoin('visa_applications as application', 'application.id', 'step.application_id')
      .selectAll('step')
      .where('application.user_id', '=', userId)
      .$if(id !== undefined, (all) => all.where('application.id', '=', id ?? ''))
      .orderBy('step_number')
      .execute(),
  });
  return rows.map((row) => {
    const own = steps.filter((step) => step.application_id === row.id);
    const decision = decisionOf(row);
    const shown = now === 'decided' ? decision : shownToApplicant(decision, now);
    const { progress_percentage, current_step, stages } = journeyShown(
      { ...row, stages: own.map(({ status }) => status) },
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

/** One of a user's own applications, like `readOwnApplications`. Throws `not_found`. */
export async function readOwnApplication(
  tx: Tx,
  userId: string,
  id: string,
  now: Date | 'decided',
): Promise<Application> {
  const [application] = await readOwnApplications(tx, userId, now, id);
  if (!application) throw new AppError('not_found');
  return application;
}

/**
 * Locks one of the actor's own applications until the transaction ends, so that what is read about it stays true. Throws
 * `not_found`.
 */
export async function lockOwnApplication(tx: Tx, applicationId: string): Promise<void> {
  const { rows } = await sql<{ status: string | null }>`
    select app.lock_application(${applicationId}) as status`.execute(tx);
  if (rows[0]?.status == null) throw new AppError('not_found');
}

/** Throws `not_found` unless the actor may see this application; an applicant sees only their own. */
export async function requireOwnApplication(tx: Tx, id: string): Promise<void> {
  const application = await tx
    .selectFrom('visa_applications')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!application) throw new AppError('not_found');
}

/** The decision in the columns of a row. */
export function decisionOf(
  row: Pick<
    Selectable<VisaApplications>,
    'status' | 'status_reason' | 'held_status' | 'held_reason' | 'held_until'
  >,
): Decision {
  const { held_status, held_until } = row;
  const held =
    held_status && held_until ? { status: held_status, reason: row.held_reason, until: held_until } : null;
  return { status: row.status, reason: row.status_reason, held };
}

export const applicationText = translator(applicationTexts, ptApplicationTexts);
export const householdText = translator(householdTexts, ptHouseholdTexts);
