import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Task } from '#platform/server/jobs.ts';
import { auditActor, type RequestContext } from '#platform/server/operation.ts';
import type * as contracts from '../contract.ts';
import { pauseEnd, pauseRefusal } from '../rules/billing.ts';
import { billingMessage, withBillingErrors } from './billing-errors.ts';
import { changeSubscription, type Decide, type Wish } from './change-subscription.ts';
import { isUnderReview, readPlan } from './plan.ts';
import type { PlanRow } from './subscription.ts';

/** Ends the plan when the paid time is over. */
export const cancelPlan = setCancelAtPeriodEnd(true);
export const keepPlan = setCancelAtPeriodEnd(false);

function setCancelAtPeriodEnd(value: boolean) {
  return (_input: unknown, context: RequestContext<'person'>): Promise<contracts.PlanState> =>
    changePlan(context, value ? 'end' : 'keep', async (row) =>
      row.cancel_at_period_end === value ? null : { cancel_at_period_end: value },
    );
}

/**
 * Charges nothing while an application is under review; what the plan includes stays. The provider ends the pause when its
 * days are used up. Throws `conflict` with the reason where a pause is not possible.
 */
export async function pausePlan(
  _input: unknown,
  context: RequestContext<'person'>,
): Promise<contracts.PlanState> {
  return changePlan(context, 'pause', async (row, tx, now) => {
    if (row.paused_at) return null;
    const refusal = pauseRefusal(row, await isUnderReview(tx, context.person.userId, now));
    if (refusal)
      throw new AppError('conflict', { message: billingMessage((texts) => texts.pauseRefused[refusal]) });
    const resumes_at = Math.floor(pauseEnd(now, row.paused_days).getTime() / 1000);
    return {
      pause_collection: { behavior: 'void', resumes_at },
      metadata: { paused_at: now.toISOString() },
    };
  });
}

/** Empty values end a pause at the provider. */
const pauseOver = { pause_collection: '', metadata: { paused_at: '' } } as const;

export async function resumePlan(
  _input: unknown,
  context: RequestContext<'person'>,
): Promise<contracts.PlanState> {
  return changePlan(context, 'resume', async (row) => (row.paused_at ? pauseOver : null));
}

/**
 * A job: ends a pause when no application of the person is under review any more. The idempotency key is made of the
 * pause, so a repeated job ends it once.
 */
export const resumeAfterDecision: Task<'resume-plan'> = async ({ user_id }, platform) => {
  await changeSubscription(platform, user_id, {
    wish: 'resume',
    decide: async (row, tx, now) => {
      if (!row?.paused_at) return null;
      const mayContinue = row.pause_ends_at === null || row.pause_ends_at > now;
      return mayContinue && (await isUnderReview(tx, user_id, now)) ? null : pauseOver;
    },
    keyOf: (row) => `resume-${row.provider_subscription_id}-${row.paused_at?.getTime()}`,
  });
};

/**
 * Changes the caller's subscription at the provider and returns the plan as the provider then says it is. After a crash the
 * provider's event or the next check updates the rows. Throws `conflict` for a person without a live plan.
 */
async function changePlan(
  { platform, person, transaction }: RequestContext<'person'>,
  wish: Wish,
  decide: (row: PlanRow, tx: Tx, now: Date) => ReturnType<Decide>,
): Promise<contracts.PlanState> {
  await withBillingErrors(
    billingMessage((texts) => texts.changeFailed),
    () =>
      changeSubscription(platform, person.userId, {
        wish,
        decide: (row, tx, now) => {
          if (!row) throw new AppError('conflict', { message: billingMessage((texts) => texts.noPlan) });
          return decide(row, tx, now);
        },
        askedBy: auditActor(person),
      }),
  );
  return transaction((tx) => readPlan(tx, person.userId, platform));
}
