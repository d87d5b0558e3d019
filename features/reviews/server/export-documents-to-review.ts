import { paperOf } from '#features/documents/rules/document-types.ts';
import { exportList } from '#features/lists/server/export-list.ts';
import { cursorAfter } from '#platform/server/list-cursor.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { exportDocumentsToReview as contract } from '../contract.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { paperNames } from '../texts/reviews.ts';
import { documentsToReview } from './documents-to-review.ts';
import { pageOfDocuments } from './page-of-documents.ts';

const { queue, states } = officeReviewTexts;

/** What waits for a review and fits a filter as CSV, in the order of the queue: which papers, never what is in them. */
export function exportDocumentsToReview(
  { query: filter }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Response> {
  const now = context.platform.clock();
  return exportList(
    {
      name: 'documents-to-review',
      recorded: {
        action: 'reviews.exported',
        subject: 'document',
        details: { paper: filter.paper ?? null, overdue: Boolean(filter.overdue) },
      },
      columns: queue.export.columns,
      async count(tx) {
        const { found } = await documentsToReview(tx, filter, now)
          .select(({ fn }) => fn.countAll<string>().as('found'))
          .executeTakeFirstOrThrow();
        return Number(found);
      },
      page: (tx, place) => pageOfDocuments(tx, filter, now, place).execute(),
      cursorOf: (row) => cursorAfter(row),
      cells: (row) => [
        row.id,
        paperNames[paperOf(row) ?? 'passport'],
        row.file_name,
        row.applicant_name ?? '',
        row.email,
        row.application_id,
        (row.waiting_since ?? now).toISOString(),
        states[row.review_status],
        row.assigned_to ?? '',
      ],
    },
    context,
  );
}
