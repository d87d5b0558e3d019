import type { Task } from '#platform/server/jobs.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { resumePlan as contract } from '../contract.ts';
import { changePlan } from './change-plan.ts';
import { isUnderReview } from './is-under-review.ts';
import { syncCustomer } from './sync-customer.ts';

/** An empty value is how the provider is told that a pause is over. */
const over = { pause_collection: '', metadata: { paused_at: '' } } as const;

/** Ends a pause by hand. */
export async function resumePlan(
  _input: unknown,
  context: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return changePlan(context, async (row) => (row.paused_at ? over : null));
}

/**
 * A job: ends a pause whose reason is gone, because no application of the person is being decided any more. The key is
 * made of the pause, so that a repeated job does it once.
 */
export const resumeAfterDecision: Task<'resume-plan'> = async ({ user_id }, platform) => {
  const { database, billing, clock } = platform;
  const paused = await database.asSystem('look whether a pause is over', async (tx) => {
    const row = await tx
      .selectFrom('subscriptions')
      .select(['provider_subscription_id as id', 'paused_at', 'pause_ends_at'])
      .where('user_id', '=', user_id)
      .where('provider', '=', billing.mode)
      .where('is_live', '=', true)
      .where('paused_at', 'is not', null)
      .executeTakeFirst();
    if (!row) return undefined;
    const mayGoOn = row.pause_ends_at === null || row.pause_ends_at > clock();
    return mayGoOn && (await isUnderReview(tx, user_id, clock())) ? undefined : row;
  });
  if (!paused?.id) return;
  await billing.stripe.subscriptions.update(paused.id, over, {
    idempotencyKey: `resume-${paused.id}-${paused.paused_at?.getTime()}`,
  });
  await syncCustomer(platform, user_id);
};
