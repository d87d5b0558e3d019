import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { listCaseDocuments as contract } from '#domain/contracts/reviews.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { findApplication } from '../applications/find-application.ts';
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
