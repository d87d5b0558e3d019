import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { getReviewSummary as contract } from '../contract.ts';
import { halfWithinHours } from '../rules.ts';
import { countedUpTo, countOfDocuments } from './documents-to-review.ts';

const lookedAtDays = 30;
/** A busy month has more; its latest thousand say the same. */
const lookedAtMost = 1000;

/** How much waits for staff, how much of it too long, and how long it takes them. */
export async function getReviewSummary(
  _input: unknown,
  { platform, transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  const now = platform.clock();
  return transaction(async (tx) => {
    const counts = await sql<{ waiting: number; overdue: number }>`
      select ${countOfDocuments(tx, {}, now)} as waiting,
        ${countOfDocuments(tx, { overdue: 'yes' }, now)} as overdue`.execute(tx);
    const { waiting = 0, overdue = 0 } = counts.rows[0] ?? {};
    return {
      waiting: Math.min(waiting, countedUpTo),
      waiting_is_capped: waiting > countedUpTo,
      overdue: Math.min(overdue, countedUpTo),
      turnaround: await readTurnaround(tx, now),
    };
  });
}

/** The decisions of the last days that still stand: one that was taken back says nothing of how long a paper waited. */
async function readTurnaround(tx: Tx, now: Date) {
  const decided = await tx
    .selectFrom('document_reviews as review')
    .innerJoin('documents as document', (join) =>
      join
        .onRef('document.id', '=', 'review.document_id')
        .onRef('document.review_version', '=', 'review.version'),
    )
    .select(['review.waited_since', 'review.reviewed_at'])
    .where('review.waited_since', 'is not', null)
    .where('review.reviewed_at', '>=', new Date(now.getTime() - lookedAtDays * 86_400_000))
    .orderBy('review.reviewed_at', 'desc')
    .limit(lookedAtMost)
    .execute();
  const times = decided.flatMap(({ waited_since, reviewed_at }) =>
    waited_since ? [{ since: waited_since, at: reviewed_at }] : [],
  );
  const hours = halfWithinHours(times);
  return hours === undefined ? null : { papers: times.length, half_within_hours: hours };
}
