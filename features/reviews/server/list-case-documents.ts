import { findApplication } from '#features/applications/server/find-application.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { listCaseDocuments as contract } from '../contract.ts';
import { officeDocuments, presentOfficeDocument } from './office-document.ts';

/** What an applicant has uploaded to one application and how it stands, newest first. Throws `not_found`. */
export async function listCaseDocuments(
  { params }: Parsed<typeof contract>,
  { platform, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    await findApplication(tx, params.id);
    const rows = await officeDocuments(tx)
      .where('document.application_id', '=', params.id)
      .orderBy('document.created_at', 'desc')
      .orderBy('document.id')
      .execute();
    return { documents: rows.map(presentOfficeDocument), scanner: platform.scanner.mode };
  });
}
