import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Operation, RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type * as batches from '../contract/application-batches.ts';
import type { BatchDecisionResult, BatchUndoResult } from '../contract/application-batches.ts';
import { type OfficeApplication, staleApplication } from '../contract/applications.ts';
import { decideInside, lastDecision, lockApplication, undoInside } from './decisions.ts';
import { officeApplication } from './office-applications.ts';

/**
 * Decides several cases, each in a transaction of its own, so that a stale one does not block the others. Never throws for a
 * case: each has a result.
 */
export const decideApplications: Operation<typeof batches.decideApplications, 'staff'> = async (
  { body },
  context,
) => {
  const results: BatchDecisionResult[] = [];
  for (const item of body.items) results.push(await decideItem(item, body, context));
  return { results };
};

async function decideItem(
  item: { id: string; version: number },
  { status, reason, client_key }: Parsed<typeof batches.decideApplications>['body'],
  context: RequestContext<'staff'>,
): Promise<BatchDecisionResult> {
  const { id, version } = item;
  try {
    return await context.transaction(async (tx) => {
      const present = await lockApplication(tx, id);
      const already = present.version === version && present.decision.status === status && !reason;
      if (!already) await decideInside(tx, id, { status, version, reason, batch: client_key }, context);
      const application = await officeApplication(tx, id, context);
      return { id, outcome: already ? 'unchanged' : 'changed', application, changed_by: null };
    });
  } catch (error) {
    const refused = refusedItem(error);
    // Deciding is never `too_late`.
    if (refused.outcome !== 'stale') return { id, ...refused, outcome: 'not_found' };
    const request = { action: 'application.decided', batch: client_key } as const;
    const repeated = await context.transaction((tx) => isRepeated(tx, item, request, context));
    return { id, ...refused, ...(repeated && { outcome: 'changed', changed_by: null }) };
  }
}

/** Takes several decisions back, each in a transaction of its own with a result of its own. */
export const undoDecisions: Operation<typeof batches.undoDecisions, 'staff'> = async ({ body }, context) => {
  const results: BatchUndoResult[] = [];
  for (const item of body.items) results.push(await undoItem(item, context));
  return { results };
};

async function undoItem(
  item: { id: string; version: number },
  context: RequestContext<'staff'>,
): Promise<BatchUndoResult> {
  const { id, version } = item;
  try {
    return await context.transaction(async (tx) => {
      await undoInside(tx, id, version, context);
      const application = await officeApplication(tx, id, context);
      return { id, outcome: 'undone', application, changed_by: null };
    });
  } catch (error) {
    const refused = refusedItem(error);
    if (refused.outcome !== 'stale') return { id, ...refused };
    const request = { action: 'application.decision_undone' } as const;
    const repeated = await context.transaction((tx) => isRepeated(tx, item, request, context));
    return { id, ...refused, ...(repeated && { outcome: 'undone', changed_by: null }) };
  }
}

/** Why one case of a batch was refused. */
type RefusedItem =
  | { outcome: 'not_found' | 'too_late'; application: null; changed_by: null }
  | { outcome: 'stale'; application: OfficeApplication; changed_by: string | null };

/** Turns the refusal of a single case into its result; rethrows anything else, which ends the batch. */
function refusedItem(error: unknown): RefusedItem {
  if (!(error instanceof AppError)) throw error;
  const none = { application: null, changed_by: null };
  if (error.code === 'not_found') return { outcome: 'not_found', ...none };
  if (error.code === 'conflict') return { outcome: 'too_late', ...none };
  if (error.code !== 'stale') throw error;
  const { application, changed_by } = staleApplication.parse(error.details);
  return { outcome: 'stale', application, changed_by };
}

/**
 * Whether a stale item is a repetition of the caller's own request: the last decision about the case is theirs, of this
 * action, and followed the version that they send again.
 */
async function isRepeated(
  tx: Tx,
  item: { id: string; version: number },
  request: { action: 'application.decided'; batch: string } | { action: 'application.decision_undone' },
  context: RequestContext<'staff'>,
): Promise<boolean> {
  const last = await lastDecision(tx, item.id)
    .select(['entry.action', 'entry.actor_id', 'entry.details'])
    .executeTakeFirst();
  if (!last) return false;
  const details = last.details as { version?: number; batch?: string };
  return (
    last.actor_id === context.person.userId &&
    last.action === request.action &&
    details.version === item.version + 1 &&
    (request.action !== 'application.decided' || details.batch === request.batch)
  );
}
