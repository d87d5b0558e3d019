import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { BatchDecisionResult, decideApplications as contract } from '../contract/application-batches.ts';
import { decideInside } from './decide-application.ts';
import { findApplication } from './find-application.ts';
import { lockApplication } from './lock-application.ts';
import { presentApplication } from './present-application.ts';
import { refusedItem, wasMine } from './refused-item.ts';

/**
 * Decides several cases, each in a transaction of its own: one that somebody else has changed does not hold back the
 * others. Never throws for a case; the results say what became of each.
 */
export async function decideApplications(
  { body }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  const results: BatchDecisionResult[] = [];
  for (const item of body.items) results.push(await decideItem(item, body, context));
  return { results };
}

async function decideItem(
  item: { id: string; version: number },
  { status, reason, client_key }: Parsed<typeof contract>['body'],
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
