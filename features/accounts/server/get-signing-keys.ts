import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { getSigningKeys as contract } from '../contract/sign-in.ts';

/** The public halves of the keys our access tokens are signed with, retired ones included while they still prove. */
export async function getSigningKeys(
  _input: unknown,
  { platform }: RequestContext,
): Promise<Output<typeof contract>> {
  const { keys } = await platform.tokens.publicJwks();
  return { keys: keys.map((key) => ({ ...key, kid: key.kid ?? '' })) };
}
