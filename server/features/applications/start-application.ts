import type { startApplication as contract } from '#domain/contracts/applications.ts';
import type { Output } from '#domain/contracts/contract.ts';
import { journeyByGuide } from '#domain/rules/journey.ts';
import { applicationStages } from '#domain/texts/applications.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { readOwnApplication } from './read-own-application.ts';

/**
 * Finds the caller's application or creates it with its four stages, all or nothing. Of any number of calls at once
 * one creates; the unique key makes the others wait for it and find what it left.
 */
export async function startApplication(
  _input: unknown,
  { person, platform, requestId, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const created = await tx
      .insertInto('visa_applications')
      .values({ user_id: person.userId })
      .onConflict((conflict) => conflict.columns(['user_id', 'applicant']).doNothing())
      .returning('id')
      .executeTakeFirst();

    if (created) {
      await createStages(tx, created.id);
      await recordAudit(tx, {
        action: 'application.started',
        subject: { type: 'application', id: created.id },
        ownerId: person.userId,
        requestId,
      });
    }
    const application = await readOwnApplication(tx, person.userId, platform.clock());
    if (!application) throw new AppError('internal');
    return { application, created: created !== undefined };
  });
}

/** Progress and status of a new application are the table's defaults: started, stage 1, 5 %. */
async function createStages(tx: Tx, applicationId: string): Promise<void> {
  const { stages } = journeyByGuide(0);
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
