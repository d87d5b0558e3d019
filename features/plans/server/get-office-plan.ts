import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { getOfficePlan as contract } from '../contract.ts';
import { readPlan } from './read-plan.ts';

/** For admins: how somebody's plan goes on and what they paid, as they see it themselves. */
export async function getOfficePlan(
  { params: { id } }: Parsed<typeof contract>,
  { platform, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const person = await tx.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst();
    if (!person) throw new AppError('not_found');
    return readPlan(tx, id, { now: platform.clock(), provider: platform.billing.mode });
  });
}
