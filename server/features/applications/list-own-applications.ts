import type { listOwnApplications as contract } from '#domain/contracts/applications.ts';
import type { Output } from '#domain/contracts/contract.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { readAllowance } from '../plans/read-allowance.ts';
import { readApplicationFees } from '../plans/read-application-fees.ts';
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
