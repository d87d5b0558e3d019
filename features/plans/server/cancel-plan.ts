import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { cancelPlan as contract } from '../contract.ts';
import { changePlan } from './change-plan.ts';

/** Ends the plan when the paid time is over; until then nothing changes. */
export async function cancelPlan(
  _input: unknown,
  context: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return changePlan(context, async (row) =>
    row.cancel_at_period_end ? null : { cancel_at_period_end: true },
  );
}
