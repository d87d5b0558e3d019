import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { keepPlan as contract } from '../contract.ts';
import { changePlan } from './change-plan.ts';

/** Takes the end of the plan back, as long as it has not come. */
export async function keepPlan(
  _input: unknown,
  context: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return changePlan(context, async (row) =>
    row.cancel_at_period_end ? { cancel_at_period_end: false } : null,
  );
}
