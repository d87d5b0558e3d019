import { readAllowance } from '#features/plans/server/read-allowance.ts';
import { readApplicationFees } from '#features/plans/server/read-application-fees.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { listOwnApplications as contract } from '../contract/applications.ts';
import { readOwnApplications } from './read-own-applications.ts';

/** The caller's applications with their stages, and how many they may have. */
export async function listOwnApplications(
  _input: unknown,
  { person, platform, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => ({
    applications: await readOwnApplications(tx, person.userId, platform.clock()),
    allowance: await readAllowance(tx, person.userId),
    fees: await readApplicationFees(tx, person.userId),
  }));
}
