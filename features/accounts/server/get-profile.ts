import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { getProfile as contract } from '../contract/profiles.ts';
import { readProfile } from './read-profile.ts';

/** The caller's own profile, with the name their provider told us for a form that is still empty. */
export async function getProfile(
  _input: unknown,
  { person, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select(['email', 'display_name', 'language'])
      .where('id', '=', person.userId)
      .executeTakeFirstOrThrow();
    const plan = await tx
      .selectFrom('subscriptions')
      .select('subscription_plan')
      .where('user_id', '=', person.userId)
      .where('subscription_status', '=', 'active')
      .executeTakeFirst();
    const erasure = await tx
      .selectFrom('account_erasures')
      .select('due_at')
      .where('account_id', '=', person.userId)
      .executeTakeFirst();
    return {
      profile: await readProfile(tx, person.userId),
      active_plan: plan?.subscription_plan ?? null,
      suggested_name: account.display_name,
      email: account.email,
      language: account.language,
      erasure_due_at: erasure?.due_at.toISOString() ?? null,
    };
  });
}
