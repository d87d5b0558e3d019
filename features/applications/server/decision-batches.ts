import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Operation, RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type * as batches from '../contract/application-batches.ts';
import type { BatchDecisionResult, BatchUndoResult } from '../contract/application-batches.ts';
import { type OfficeApplication, staleApplication } from '../contract/applications.ts';
import { decideInside, lockApplication, undoInside } from './decisions.ts';
import { findApplication, presentApplication } from './office-applications.ts';

/**
 * Decides several cases, each in a transaction of its own: one that somebody else has changed does not hold back the
 * others. Never throws for a case; the results say what became of each.
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
      const application = presentApplication(await findApplication(tx, id), context);
      return { id, outcome: already ? 'unchanged' : 'changed', application, changed_by: null };
    });
  } catch (error) {
    const refused = refusedItem(error);
    // Deciding never answers that it is too late.
    if (refused.outcome !== 'stale') return { id, ...refused, outcome: 'not_found' };
    const press = { action: 'application.decided', batch: client_key } as const;
    const mine = await context.transaction((tx) => wasMine(tx, item, press, context));
    return { id, ...refused, ...(mine && { outcome: 'changed', changed_by: null }) };
  }
}

/** Takes several decisions back, each in a transaction of its own; the results say what became of each. */
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
      const application = presentApplication(await findApplication(tx, id), context);
      return { id, outcome: 'undone', application, changed_by: null };
    });
  } catch (error) {
    const refused = refusedItem(error);
    if (refused.outcome !== 'stale') return { id, ...refused };
    const press = { action: 'application.decision_undone' } as const;
    const mine = await context.transaction((tx) => wasMine(tx, item, press, context));
    return { id, ...refused, ...(mine && { outcome: 'undone', changed_by: null }) };
  }
}

/** Why one case of a batch was refused. */
type RefusedItem =
  | { outcome: 'not_found' | 'too_late'; application: null; changed_by: null }
  | { outcome: 'stale'; application: OfficeApplication; changed_by: string | null };

/** Reads the refusal of a single case as the result of its item; anything else ends the batch and is thrown on. */
function refusedItem(error: unknown): RefusedItem {
  if (!(error instanceof AppError)) throw error;
  const nothing = { application: null, changed_by: null };
  if (error.code === 'not_found') return { outcome: 'not_found', ...nothing };
  if (error.code === 'conflict') return { outcome: 'too_late', ...nothing };
  if (error.code !== 'stale') throw error;
  const { application, changed_by } = staleApplication.parse(error.details);
  return { outcome: 'stale', application, changed_by };
}

/**
 * Whether what stands in the way is the caller's own earlier press of the same thing: the newest decision about the case
 * is theirs, of this kind, and made of the version they send again.
 */
async function wasMine(
  tx: Tx,
  item: { id: string; version: number },
  press: { action: 'application.decided'; batch: string } | { action: 'application.decision_undone' },
  context: RequestContext<'staff'>,
): Promise<boolean> {
  const last = await tx
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'details'])
    .where('subject_type', '=', 'application')
    .where('subject_id', '=', item.id)
    .where('action', 'like', 'application.deci%')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return false;
  const details = last.details as { version?: number; batch?: string };
  return (
    last.actor_id === context.person.userId &&
    last.action === press.action &&
    details.version === item.version + 1 &&
    (press.action !== 'application.decided' || details.batch === press.batch)
  );
}
