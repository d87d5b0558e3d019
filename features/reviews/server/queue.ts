import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { applicantName, assigneeName } from '#features/applications/server/office-applications.ts';
import { paperOf, type ReviewedPaper } from '#features/documents/rules/document-types.ts';
import { exportList } from '#features/lists/server/export-list.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { cursorAfter, cursorTime, cursorTimeOf, paginate, withTotal } from '#platform/server/long-list.ts';
import type { Operation, ReadOperation } from '#platform/server/operation.ts';
import { together } from '#platform/shared/together.ts';
import type * as contract from '../contract.ts';
import type { ReviewFilter } from '../contract.ts';
import { halfWithinHours, overdueBefore } from '../rules.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { paperNames } from '../texts/reviews.ts';

const { queue, states } = officeReviewTexts;

/**
 * One page of the queue, by the owner's plan and within a plan the oldest first (`entitlements.ts`). The count of all matches
 * comes from the same statement and snapshot.
 */
export const listDocumentsToReview: ReadOperation<typeof contract.listDocumentsToReview> = async (
  { query },
  { platform, transaction },
) => {
  const { cursor, limit, ...filter } = query;
  const now = platform.clock();
  const { rows, ...totals } = await transaction((tx) => {
    const page = pageOfDocuments(tx, filter, now, { cursor, limit: limit + 1 });
    return withTotal(tx, page, { count: countOfDocuments(tx, filter, now), mayExceed: true });
  });
  const { page, next_cursor } = paginate(rows, limit);
  return {
    documents: page.map((row) => ({
      id: row.id,
      application_id: row.application_id,
      paper: requirePaper(row),
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
};

/** The filtered queue as CSV, in its order: which papers, never their content. */
export const exportDocumentsToReview: Operation<typeof contract.exportDocumentsToReview, 'staff'> = (
  { query: filter },
  context,
) => {
  const now = context.platform.clock();
  return exportList(
    {
      name: 'documents-to-review',
      recorded: {
        action: 'reviews.exported',
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
        paperNames[requirePaper(row)],
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
};

/** Throws for a type that is not known here: the queue's condition and `paperOf` differ then. */
function requirePaper(row: {
  id: string;
  document_category: string;
  guide_item: string | null;
}): ReviewedPaper {
  const paper = paperOf(row);
  if (!paper) throw new Error(`document ${row.id} waits for a review and has no type that is reviewed`);
  return paper;
}

/** The turnaround is measured over so many days, and the latest thousand decisions in them. */
const turnaroundDays = 30;
const turnaroundLimit = 1000;

/** How many documents wait, how many of them too long, and how long reviews take. */
export const getReviewSummary: ReadOperation<typeof contract.getReviewSummary> = async (
  _input,
  { platform, transaction },
) => {
  const now = platform.clock();
  return transaction(async (tx) => {
    const { counts, turnaround } = await together({
      counts: sql<{ waiting: number; overdue: number }>`
        select ${countOfDocuments(tx, {}, now)} as waiting,
          ${countOfDocuments(tx, { overdue: 'yes' }, now)} as overdue`.execute(tx),
      turnaround: readTurnaround(tx, now),
    });
    const { waiting = 0, overdue = 0 } = counts.rows[0] ?? {};
    return {
      waiting: Math.min(waiting, countedUpTo),
      waiting_is_capped: waiting > countedUpTo,
      overdue: Math.min(overdue, countedUpTo),
      turnaround,
    };
  });
};

/** The first decisions after waiting, since `from`, that still hold: not taken back, and not changed later. */
export function standingReviews(tx: Tx, from: Date) {
  return tx
    .selectFrom('document_reviews as review')
    .innerJoin('documents as document', (join) =>
      join
        .onRef('document.id', '=', 'review.document_id')
        .onRef('document.review_version', '=', 'review.version'),
    )
    .where('review.waited_since', 'is not', null)
    .where('review.reviewed_at', '>=', from);
}

/** Measures the recent decisions that were not taken back. */
async function readTurnaround(tx: Tx, now: Date) {
  const decided = await standingReviews(tx, new Date(now.getTime() - turnaroundDays * 86_400_000))
    .select(['review.waited_since', 'review.reviewed_at'])
    .orderBy('review.reviewed_at', 'desc')
    .limit(turnaroundLimit)
    .execute();
  const times = decided.flatMap(({ waited_since, reviewed_at }) =>
    waited_since ? [{ since: waited_since, at: reviewed_at }] : [],
  );
  const hours = halfWithinHours(times);
  return hours === undefined ? null : { papers: times.length, half_within_hours: hours };
}

/** A page of the filtered queue, with applicant, reviewer and assignee, in its order (`entitlements.ts`). */
function pageOfDocuments(
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
      positionMark.as('created_mark'),
    ])
    .orderBy('document.review_priority')
    .orderBy('document.waiting_since')
    .orderBy('document.id')
    .limit(limit);
  return cursor ? page.where(comesAfter(cursor)) : page;
}

/** Who reviewed the row `document` last. */
const reviewerName = sql<string | null>`(
  select coalesce(own.full_name, worker.display_name, worker.email)
  from document_reviews as review
  join accounts as worker on worker.id = review.reviewed_by
  left join profiles as own on own.user_id = worker.id
  where review.document_id = document.id and review.version = document.review_version)`;

/** A cursor is the last row's position: its owner's plan, since when it waits, its id. */
const position = z.tuple([z.string().regex(/^[0-2]$/), cursorTime(), z.uuid()]);

/** The position of the row `document` without its id, for `cutPage`. */
const positionMark = sql<string>`document.review_priority || ' ' || ${cursorTimeOf('document.waiting_since')}`;

/** True for the rows after the cursor. Throws `invalid_input` for an invalid cursor. */
function comesAfter(cursor: string): RawBuilder<boolean> {
  const parsed = position.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '));
  if (!parsed.success) throw new AppError('invalid_input', { fields: { cursor: 'unknown' } });
  const [priority, since, id] = parsed.data;
  return sql<boolean>`(document.review_priority, document.waiting_since, document.id)
    > (${Number(priority)}::integer, ${since}::timestamptz, ${id}::uuid)`;
}

/** Must equal the condition of the index documents_to_review_in_order: without it the queue reads millions of rows. */
const waits = sql<boolean>`document.upload_status = 'uploaded' and document.review_status in ('waiting', 'in_review')
  and (document.guide_item is not null or document.document_category not in ('general', 'step_document'))`;

/** The filtered queue, without order or columns. */
function documentsToReview(tx: Tx, { paper, overdue }: ReviewFilter, now: Date) {
  let query = tx.selectFrom('documents as document').where(waits);
  if (paper === 'nif-document') query = query.where('document.guide_item', '=', paper);
  else if (paper)
    query = query.where('document.document_category', '=', paper).where('document.guide_item', 'is', null);
  if (overdue) query = query.where('document.waiting_since', '<', overdueBefore(now));
  return query;
}

/** Counting stops one after this: staff work no differently for 4,000 than for 1,000. */
const countedUpTo = 1000;

/** The size of the filtered queue, as SQL, counted to one more than `countedUpTo`. */
function countOfDocuments(tx: Tx, filter: ReviewFilter, now: Date): RawBuilder<number> {
  const few = documentsToReview(tx, filter, now)
    .select('document.id')
    .limit(countedUpTo + 1);
  return sql<number>`(select count(*)::int from ${few.as('few')})`;
}
