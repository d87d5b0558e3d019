import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { listDocuments as contract } from '#domain/contracts/documents.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { presentDocument, shownColumns } from './present-document.ts';

/** The documents of one of the caller's applications, newest first, unfinished uploads among them. */
export async function listDocuments(
  { query }: Parsed<typeof contract>,
  { transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const application = await tx
      .selectFrom('visa_applications')
      .select('id')
      .where('id', '=', query.application_id)
      .executeTakeFirst();
    if (!application) throw new AppError('not_found');

    let documents = tx
      .selectFrom('documents')
      .select(shownColumns)
      .where('application_id', '=', query.application_id)
      .where('upload_status', '<>', 'deleting')
      .orderBy('created_at', 'desc')
      .orderBy('id');
    if (query.step_id) documents = documents.where('step_id', '=', query.step_id);
    if (query.document_category)
      documents = documents.where('document_category', '=', query.document_category);
    return { documents: (await documents.execute()).map(presentDocument) };
  });
}
