import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import { enqueue } from '#platform/server/jobs.ts';
import type { Decision } from '../rules/applications.ts';
import { tellWhatIsDue } from './tell-decision.ts';

/** The clocks of several machines differ: none of them may still hold back what the applicant now asks for. */
const clockSlackMs = 500;

/**
 * Writes a status and raises the version, so that whoever saw the old one is told. The applicant is told when it can no
 * longer be undone. The row must be locked.
 */
export async function writeDecision(
  tx: Tx,
  id: string,
  { status, reason, held }: Decision,
  by: { userId: string; at: Date },
): Promise<void> {
  // The decision before this one may be visible already without having been told: no worker ran at its moment.
  await tellWhatIsDue(tx, id, by.at);
  await tx
    .updateTable('visa_applications')
    .set({
      status,
      status_reason: reason,
      held_status: held?.status ?? null,
      held_reason: held?.reason ?? null,
      held_until: held?.until ?? null,
      decided_by: by.userId,
      decided_at: by.at,
      updated_at: by.at,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!held) return;
  const tellAt = new Date(held.until.getTime() + clockSlackMs);
  await enqueue(
    tx,
    'tell-decision',
    { application_id: id },
    { jobKey: `tell-decision:${id}`, runAt: tellAt },
  );
}
