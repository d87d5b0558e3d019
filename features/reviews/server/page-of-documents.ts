import { sql } from 'kysely';
import { assigneeName } from '#features/applications/server/assigned-and-quiet.ts';
import { applicantName } from '#features/applications/server/office-applications.ts';
import type { Tx } from '#platform/server/database.ts';
import type { ReviewFilter } from '../contract.ts';
import { documentsToReview } from './documents-to-review.ts';
import { comesAfter, placeMark } from './queue-place.ts';

/** What waits and fits a filter, with whose it is and who looks at it, in the order of the queue (`entitlements.ts`). */
export function pageOfDocuments(
  tx: Tx,
  filter: ReviewFilter,
  now: Date,
  { cursor, limit }: { cursor: string | undefined; limit: number },
) {
  const page = documentsToReview(tx, filter, now)
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
    .limit(limit);
  return cursor ? page.where(comesAfter(cursor)) : page;
}

/** Who said the last word about the row `document`. */
const reviewerName = sql<string | null>`(
  select coalesce(own.full_name, worker.display_name, worker.email)
  from document_reviews as review
  join accounts as worker on worker.id = review.reviewed_by
  left join profiles as own on own.user_id = worker.id
  where review.document_id = document.id and review.version = document.review_version)`;
