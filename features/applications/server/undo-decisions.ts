import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { BatchUndoResult, undoDecisions as contract } from '../contract/application-batches.ts';
import { findApplication } from './find-application.ts';
import { presentApplication } from './present-application.ts';
import { refusedItem, wasMine } from './refused-item.ts';
import { undoInside } from './undo-decision.ts';

/** Takes several decisions back, each in a transaction of its own; the results say what became of each. */
export async function undoDecisions(
  { body }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  const results: BatchUndoResult[] = [];
  for (const item of body.items) results.push(await undoItem(item, context));
  return { results };
}

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
