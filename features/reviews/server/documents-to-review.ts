import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import type { ReviewFilter } from '../contract.ts';
import { overdueBefore } from '../rules.ts';

/** To the letter of the index documents_to_review_in_order: only so is the queue found without reading millions of rows. */
const waits = sql<boolean>`document.upload_status = 'uploaded' and document.review_status in ('waiting', 'in_review')
  and (document.guide_item is not null or document.document_category not in ('general', 'step_document'))`;

/** What waits for a review and fits a filter, without order or columns yet. */
export function documentsToReview(tx: Tx, { paper, overdue }: ReviewFilter, now: Date) {
  let query = tx.selectFrom('documents as document').where(waits);
  if (paper === 'nif-document') query = query.where('document.guide_item', '=', paper);
  else if (paper)
    query = query.where('document.document_category', '=', paper).where('document.guide_item', 'is', null);
  if (overdue) query = query.where('document.waiting_since', '<', overdueBefore(now));
  return query;
}

/** Counting stops one after this: nobody works differently for 4,000 than for 1,000. */
export const countedUpTo = 1000;

/** How many fit a filter, as SQL; one more than `countedUpTo` stands for any above. */
export function countOfDocuments(tx: Tx, filter: ReviewFilter, now: Date): RawBuilder<number> {
  const few = documentsToReview(tx, filter, now)
    .select('document.id')
    .limit(countedUpTo + 1);
  return sql<number>`(select count(*)::int from ${few.as('few')})`;
}
