import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { pausePlan as contract } from '../contract.ts';
import { pauseEnd, pauseRefusal } from '../rules/billing.ts';
import { changePlan } from './change-plan.ts';
import { isUnderReview } from './is-under-review.ts';
import { sayBilling } from './say.ts';

/**
 * Charges nothing while an application is being decided; what the plan includes stays. The provider itself ends the
 * pause when its days are used up. Throws `conflict` with the reason where it cannot be.
 */
export async function pausePlan(
  _input: unknown,
  context: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return changePlan(context, async (row, tx, now) => {
    if (row.paused_at) return null;
    const refusal = pauseRefusal(row, await isUnderReview(tx, context.person.userId, now));
    if (refusal)
      throw new AppError('conflict', { message: sayBilling((texts) => texts.pauseRefused[refusal]) });
    const resumes_at = Math.floor(pauseEnd(now, row.paused_days).getTime() / 1000);
    return {
      pause_collection: { behavior: 'void', resumes_at },
      metadata: { paused_at: now.toISOString() },
    };
  });
}
