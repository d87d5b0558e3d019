import type { Parsed } from '#domain/contracts/contract.ts';
import type { exportDocumentsToReview as contract } from '#domain/contracts/reviews.ts';
import { paperOf } from '#domain/rules/document-types.ts';
import { officeReviewTexts } from '#domain/texts/office-reviews.ts';
import { paperNames } from '#domain/texts/reviews.ts';
import { cursorAfter } from '../../platform/list-cursor.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { exportList } from '../lists/export-list.ts';
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
