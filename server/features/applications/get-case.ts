import type { getCase as contract } from '#domain/contracts/applications.ts';
import type { Output, Parsed } from '#domain/contracts/contract.ts';
import { journeyShown } from '#domain/rules/journey.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { caseHistory } from './case-history.ts';
import { findApplication } from './find-application.ts';
import { presentApplication } from './present-application.ts';

/** Everything staff need to decide a case, except the documents' contents. Throws `not_found`. */
export async function getCase(
  { params: { id } }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return context.transaction(async (tx) => {
    const application = await findApplication(tx, id);
    const applicant = await tx
      .selectFrom('accounts as person')
      .leftJoin('profiles as profile', 'profile.user_id', 'person.id')
      .leftJoin('subscriptions as subscription', (join) =>
        join
          .onRef('subscription.user_id', '=', 'person.id')
          .on('subscription.subscription_status', '=', 'active'),
      )
      .select(['profile.phone', 'profile.nationality', 'profile.current_location', 'person.created_at'])
      .select('subscription.subscription_plan')
      .where('person.id', '=', application.user_id)
      .executeTakeFirstOrThrow();
    const steps = await tx
      .selectFrom('application_steps')
      .selectAll()
      .where('application_id', '=', id)
      .orderBy('step_number')
      .execute();
    const documents = await tx
      .selectFrom('documents')
      .select([
        'id',
        'file_name',
        'file_type',
        'file_size',
        'document_category',
        'upload_status',
        'created_at',
      ])
      .where('application_id', '=', id)
      .where('upload_status', 'in', ['pending', 'uploaded'])
      .orderBy('created_at', 'desc')
      .execute();
    const { stages } = journeyShown(
      { ...application, stages: steps.map((step) => step.status) },
      application.status,
    );
    return {
      application: presentApplication(application, context),
      status_reason: application.status_reason,
      applicant: {
        phone: applicant.phone,
        nationality: applicant.nationality,
        current_location: applicant.current_location,
        subscription_plan: applicant.subscription_plan,
        joined_at: applicant.created_at.toISOString(),
      },
      steps: steps.map((step, index) => ({ ...step, status: stages[index] ?? step.status })),
      documents: documents.map((document) => ({
        ...document,
        file_size: Number(document.file_size),
        upload_status: document.upload_status === 'pending' ? 'pending' : 'uploaded',
        created_at: document.created_at.toISOString(),
      })),
      history: await caseHistory(tx, id),
    };
  });
}
