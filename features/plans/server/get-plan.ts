import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { getPlan as contract } from '../contract.ts';
import { readPlan } from './read-plan.ts';

/** The caller's plan as it stands with us; the provider is not asked. */
export async function getPlan(
  _input: unknown,
  { platform: { billing, clock }, person, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction((tx) => readPlan(tx, person.userId, { now: clock(), provider: billing.mode }));
}
