import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Operation } from '#platform/server/operation.ts';
import type * as batches from '../contract/application-batches.ts';
import type { BatchAssignmentResult } from '../contract/application-batches.ts';
import type * as contract from '../contract/applications.ts';
import { officeApplicationTexts } from '../texts/office-applications.ts';
import { officeApplication } from './office-applications.ts';

/**
 * Assigns a case to a member of staff or to nobody. Without a version: of two at once the later wins, and both are in the
 * history. Throws `not_found`, or `conflict` when the assignee is not staff.
 */
export const assignApplication: Operation<typeof contract.assignApplication, 'staff'> = (
  { params, body },
  context,
) =>
  context.transaction(async (tx) => {
    await assign(tx, params.id, body.assignee, context.requestId);
    return officeApplication(tx, params.id, context);
  });

/** The same in the caller's transaction; returns whether anything changed. */
async function assign(tx: Tx, id: string, assignee: string | null, requestId: string): Promise<boolean> {
  const { rows } = await sql<{
    outcome: 'assigned' | 'unchanged' | 'not_staff';
    previous: string | null;
    owner: string;
  }>`select * from app.assign_application(${id}, ${assignee})`.execute(tx);
  const [done] = rows;
  if (!done) throw new AppError('not_found');
  if (done.outcome === 'not_staff')
    throw new AppError('conflict', { message: officeApplicationTexts.assignment.notStaff });
  if (done.outcome === 'unchanged') return false;
  // Without an owner: the assignee is internal and not part of the applicant's activity.
  await recordAudit(tx, {
    action: 'application.assigned',
    subject: { type: 'application', id },
    requestId,
    details: { from: done.previous, to: assignee },
  });
  return true;
}

/**
 * Assigns several cases in one transaction, in the order of their ids so that two batches cannot deadlock. A case that is
 * gone has the outcome `not_found`. Throws `conflict` when the assignee is not staff.
 */
export const assignApplications: Operation<typeof batches.assignApplications, 'staff'> = (
  { body },
  context,
) =>
  context.transaction(async (tx) => {
    const results: BatchAssignmentResult[] = [];
    for (const id of [...new Set(body.ids)].sort()) {
      const changed = await assign(tx, id, body.assignee, context.requestId).catch(notFound);
      const application = changed === undefined ? null : await officeApplication(tx, id, context);
      const outcome = changed === undefined ? 'not_found' : changed ? 'changed' : 'unchanged';
      results.push({ id, outcome, application, changed_by: null });
    }
    return { results };
  });

function notFound(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
}
