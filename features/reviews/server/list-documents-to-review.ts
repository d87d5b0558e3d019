import { paperOf } from '#features/documents/rules/document-types.ts';
import { cutPage } from '#platform/server/list-cursor.ts';
import { withTotal } from '#platform/server/list-total.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { listDocumentsToReview as contract } from '../contract.ts';
import { countOfDocuments } from './documents-to-review.ts';
import { pageOfDocuments } from './page-of-documents.ts';

/**
 * One page of what waits, by the plan of its owner and inside each plan the oldest first (`entitlements.ts`), with the
 * count of all matches, in one statement: both see one moment.
 */
export async function listDocumentsToReview(
  { query }: Parsed<typeof contract>,
  { platform, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  const { cursor, limit, ...filter } = query;
  const now = platform.clock();
  const { rows, ...totals } = await transaction((tx) => {
    const page = pageOfDocuments(tx, filter, now, { cursor, limit: limit + 1 });
    return withTotal(tx, page, { count: countOfDocuments(tx, filter, now), mayExceed: true });
  });
  const { page, next_cursor } = cutPage(rows, limit);
  return {
    documents: page.map((row) => ({
      id: row.id,
      application_id: row.application_id,
      paper: paperOf(row) ?? 'passport',
      file_name: row.file_name,
      applicant_name: row.applicant_name,
      email: row.email,
      status: row.review_status === 'in_review' ? 'in_review' : 'waiting',
      reviewed_by: row.review_status === 'in_review' ? row.reviewed_by : null,
      waiting_since: (row.waiting_since ?? now).toISOString(),
      assigned_to: row.assigned_to,
    })),
    ...totals,
    next_cursor,
  };
}
