import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { readApplicationFees } from '#features/plans/server/application-fees.ts';
import { readAllowance } from '#features/plans/server/plan.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { enqueue } from '#platform/server/jobs.ts';
import type { Operation, ReadOperation, RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import { together } from '#platform/shared/together.ts';
import type * as contract from '../contract/applications.ts';
import { journeyByGuide } from '../rules/journey.ts';
import { applicationStages } from '../texts/applications.ts';
import { applicationText, householdText, readOwnApplication, readOwnApplications } from './own.ts';

/** The caller's applications with their stages, allowance and fees. */
export const listOwnApplications: ReadOperation<typeof contract.listOwnApplications> = (
  _input,
  { person, platform, transaction },
) =>
  transaction((tx) =>
    together({
      applications: readOwnApplications(tx, person.userId, platform.clock()),
      allowance: readAllowance(tx, person.userId),
      fees: readApplicationFees(tx, person.userId),
    }),
  );

/**
 * Finds the caller's application for this applicant or creates it with its four stages. Calls of one user are serialized, so
 * that only one creates it and the allowance holds. Throws `conflict` when the allowance is used up, which never stops the
 * user's own first application.
 */
export const startApplication: Operation<typeof contract.startApplication, 'person'> = async (
  { body },
  context,
) => {
  const { person, platform, transaction } = context;
  return transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('start-application:' || ${person.userId}, 0))`.execute(
      tx,
    );
    const found = await tx
      .selectFrom('visa_applications')
      .select('id')
      .where('user_id', '=', person.userId)
      .where('applicant', '=', body.applicant)
      .where('applicant_name', '=', body.applicant_name)
      .executeTakeFirst();
    const now = platform.clock();
    const [known] = found ? await readOwnApplications(tx, person.userId, now, found.id) : [];
    // It may have been removed meanwhile: then it is created again.
    if (known) return { application: known, created: false };
    const id = await create(tx, body, context);
    return { application: await readOwnApplication(tx, person.userId, id, now), created: true };
  });
};

async function create(
  tx: Tx,
  body: Parsed<typeof contract.startApplication>['body'],
  { person, requestId, countedVisitor }: RequestContext<'person'>,
): Promise<string> {
  const { used } = await tx
    .selectFrom('visa_applications')
    .select((eb) => eb.fn.countAll<number>().as('used'))
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow();
  const { allowed } = await readAllowance(tx, person.userId);
  if (body.applicant !== 'self' && Number(used) >= allowed)
    throw new AppError('conflict', { message: applicationText((texts) => texts.noneLeft(allowed)) });

  const { id } = await tx
    .insertInto('visa_applications')
    .values({ user_id: person.userId, ...body })
    .returning('id')
    .executeTakeFirstOrThrow();
  await createStages(tx, id);
  await recordAudit(tx, {
    action: 'application.started',
    subject: { type: 'application', id },
    ownerId: person.userId,
    requestId,
    details: { applicant: body.applicant },
  });
  const visitor_id = countedVisitor();
  if (visitor_id)
    await enqueue(tx, 'record-conversion', {
      type: 'application_started',
      user_id: person.userId,
      visitor_id,
    });
  return id;
}

/** Progress and status of a new application are column defaults: started, stage 1, 5 %. */
async function createStages(tx: Tx, applicationId: string): Promise<void> {
  const { stages } = journeyByGuide([]);
  await tx
    .insertInto('application_steps')
    .values(
      applicationStages.map(({ title, description, duration }, index) => ({
        application_id: applicationId,
        step_number: index + 1,
        step_title: title,
        step_description: description,
        estimated_duration: duration,
        status: stages[index] ?? 'pending',
      })),
    )
    .execute();
}

/**
 * Removes an application that the caller added for another applicant by mistake. Throws `not_found`, and `conflict` when it
 * is the caller's own, has documents or was decided.
 */
export const removeApplication: Operation<typeof contract.removeApplication, 'person'> = async (
  { params: { id } },
  { person, requestId, transaction },
) => {
  await transaction(async (tx) => {
    const { rows } = await sql<{ removed: boolean }>`select app.remove_application(${id}) as removed`.execute(
      tx,
    );
    if (!rows[0]?.removed) throw await refusal(tx, id);
    await recordAudit(tx, {
      action: 'application.removed',
      subject: { type: 'application', id },
      ownerId: person.userId,
      requestId,
    });
  });
};

/** Why it was not removed. Read afterwards: of two requests the second waited for the first and finds nothing. */
async function refusal(tx: Tx, id: string): Promise<AppError> {
  const application = await tx
    .selectFrom('visa_applications')
    .select((eb) => [
      'applicant',
      eb
        .exists(
          eb.selectFrom('documents').select('id').whereRef('application_id', '=', 'visa_applications.id'),
        )
        .as('has_documents'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!application) return new AppError('not_found');
  const why =
    application.applicant === 'self' ? 'own' : application.has_documents ? 'hasDocuments' : 'withUs';
  return new AppError('conflict', { message: householdText((texts) => texts.removal[why]) });
}
