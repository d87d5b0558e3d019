import { sql } from 'kysely';
import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { listDocumentsToReview as contract } from '#domain/contracts/reviews.ts';
import { paperOf } from '#domain/rules/reviews.ts';
import { cutPage } from '../../platform/list-cursor.ts';
import { withTotal } from '../../platform/list-total.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { assigneeName } from '../applications/assigned-and-quiet.ts';
import { applicantName } from '../applications/office-applications.ts';
import { countOfDocuments, documentsToReview } from './documents-to-review.ts';
import { comesAfter, placeMark } from './queue-place.ts';

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
    let page = documentsToReview(tx, filter, now)
      .innerJoin('visa_applications as application', 'application.id', 'document.application_id')
      .innerJoin('accounts as person', 'person.id', 'application.user_id')
      .leftJoin('profiles as profile', 'profile.user_id', 'application.user_id')
      .select([
        'document.id',
        'document.application_id',
        'document.document_category',
        'document.guide_item',
        'document.file_name',
        'document.review_status',
        'document.waiting_since',
        'person.email',
      ])
      .select([
        applicantName.as('applicant_name'),
        reviewerName.as('reviewed_by'),
        assigneeName.as('assigned_to'),
        placeMark.as('created_mark'),
      ])
      .orderBy('document.review_priority')
      .orderBy('document.waiting_since')
      .orderBy('document.id')
      .limit(limit + 1);
    if (cursor) page = page.where(comesAfter(cursor));
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

/** Who said the last word about the row `document`. */
const reviewerName = sql<string | null>`(
  select coalesce(own.full_name, worker.display_name, worker.email)
  from document_reviews as review
  join accounts as worker on worker.id = review.reviewed_by
  left join profiles as own on own.user_id = worker.id
  where review.document_id = document.id and review.version = document.review_version)`;
