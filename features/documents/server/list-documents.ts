import { requireOwnApplication } from '#features/applications/server/require-own-application.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { listDocuments as contract } from '../contract.ts';
import { presentDocument, shownColumns } from './present-document.ts';

/** The documents of one of the caller's applications, newest first, unfinished uploads among them. */
export async function listDocuments(
  { query }: Parsed<typeof contract>,
  { transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    await requireOwnApplication(tx, query.application_id);

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
