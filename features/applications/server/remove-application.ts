import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { removeApplication as contract } from '../contract/applications.ts';
import { sayHousehold } from './say.ts';

/**
 * Takes back an application that the caller added for somebody else. Throws `not_found`, and `conflict` when it is the
 * caller's own, has documents or was decided: then it is more than a slip, and support helps.
 */
export async function removeApplication(
  { params: { id } }: Parsed<typeof contract>,
  { person, requestId, transaction }: RequestContext<'person'>,
): Promise<undefined> {
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
}

/** Why it stays. Looked up afterwards: of two presses the second waited for the first, and finds nothing any more. */
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
  return new AppError('conflict', { message: sayHousehold((texts) => texts.removal[why]) });
}
