import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { Task } from '#platform/server/jobs.ts';

/**
 * Writes one e-mail about the papers of an application that need a new copy, if any still does and the person has not
 * been written to about it. What was taken back, replaced or deleted meanwhile is not worth a fright.
 */
export const tellReturned: Task<'tell-returned'> = async ({ application_id }, { database }) => {
  await database.asSystem('job tell-returned', async (tx) => {
    const newest = await tx
      .selectFrom('documents as document')
      .innerJoin('document_reviews as review', (join) =>
        join
          .onRef('review.document_id', '=', 'document.id')
          .onRef('review.version', '=', 'document.review_version'),
      )
      .select(['document.user_id', 'review.id'])
      .where('document.application_id', '=', application_id)
      .where('document.upload_status', '=', 'uploaded')
      .where('document.review_status', '=', 'returned')
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('documents as newer')
              .select('newer.id')
              .whereRef('newer.replaces_id', '=', 'document.id')
              .where('newer.upload_status', '=', 'uploaded'),
          ),
        ),
      )
      .orderBy('review.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!newest) return;
    await queueMail(tx, {
      userId: newest.user_id,
      template: 'document-returned',
      parameters: { application_id },
      // The newest of those that stand: a batch is one mail, and one that was written about already is none.
      dedupeKey: `document-returned:${newest.id}`,
    });
  });
};
