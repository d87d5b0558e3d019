import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { getUser as contract } from '../contract/sign-in.ts';
import { presentUser } from './present-user.ts';
import { readAccount } from './read-account.ts';

/** The signed-in person as auth-js asks for them. */
export async function getUser(
  _input: unknown,
  { person, platform, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const account = await transaction((tx) => readAccount(tx, person.userId));
  return presentUser(account, platform.identity.mode);
}
