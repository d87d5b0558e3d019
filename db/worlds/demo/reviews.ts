import type { Transaction } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import { type DemoEntry, entry } from './history.ts';
import type { DemoPaper } from './people.ts';

/** A paper of the demo world with what our team has said about it. */
interface Reviewed {
  document: string;
  owner: string;
  reviewer: string;
  paper: DemoPaper;
}

/** What our team says after a day; what came in the last three days waits still. */
function saidOf(paper: DemoPaper) {
  if (paper.review) return paper.review;
  return paper.category !== 'general' && paper.daysAgo > 3 ? ({ status: 'accepted' } as const) : undefined;
}

/** Puts a paper into the state that our team gave it; answers what the log has to say about that. */
export async function addReview(
  tx: Transaction<DB>,
  { document, owner, reviewer, paper }: Reviewed,
  ago: (days: number) => Date,
): Promise<DemoEntry[]> {
  const said = saidOf(paper);
  if (!said) return [];
  const reason = said.status === 'returned' ? said.reason : null;
  const at = ago(Math.max(0.1, paper.daysAgo - 1));
  const decided = said.status !== 'in_review';
  const version = 2;
  await tx
    .updateTable('documents')
    .set({
      review_status: said.status,
      review_reason: reason,
      reviewed_at: decided ? at : null,
      review_version: version,
    })
    .where('id', '=', document)
    .execute();
  await tx
    .insertInto('document_reviews')
    .values({
      document_id: document,
      user_id: owner,
      status: said.status,
      reason,
      reviewed_by: reviewer,
      reviewed_at: at,
      version,
      waited_since: decided ? ago(paper.daysAgo) : null,
    })
    .execute();
  // That somebody looks at it is not for the log; what they say is.
  if (!decided) return [];
  const staff = { owner_id: owner, actor_id: reviewer, actor_role: 'moderator' as const };
  return [entry(`document.${said.status}`, 'document', document, staff, at, { from: 'waiting', version })];
}
