import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Task } from '#platform/server/jobs.ts';
import { auditActor, type RequestContext } from '#platform/server/operation.ts';
import type * as contracts from '../contract.ts';
import { pauseEnd, pauseRefusal } from '../rules/billing.ts';
import { billingMessage, withBillingErrors } from './billing-errors.ts';
import { isUnderReview, readPlan } from './plan.ts';
import type { PlanRow } from './subscription.ts';
import { syncCustomer } from './sync.ts';

/** Ends the plan when the paid time is over. */
export const cancelPlan = setCancelAtPeriodEnd(true);
export const keepPlan = setCancelAtPeriodEnd(false);

function setCancelAtPeriodEnd(value: boolean) {
  return (_input: unknown, context: RequestContext<'person'>): Promise<contracts.PlanState> =>
    changePlan(context, async (row) =>
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
  return changePlan(context, async (row, tx, now) => {
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
  return changePlan(context, async (row) => (row.paused_at ? pauseOver : null));
}

/**
 * A job: ends a pause when no application of the person is under review any more. The idempotency key is made of the
 * pause, so a repeated job ends it once.
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
    const mayContinue = row.pause_ends_at === null || row.pause_ends_at > clock();
    return mayContinue && (await isUnderReview(tx, user_id, clock())) ? undefined : row;
  });
  if (!paused?.id) return;
  await billing.stripe.subscriptions.update(paused.id, pauseOver, {
    idempotencyKey: `resume-${paused.id}-${paused.paused_at?.getTime()}`,
  });
  await syncCustomer(platform, user_id);
};

/** Returns the change to make at the provider, or null for none; throws the refusal. */
type Decide = (row: PlanRow, tx: Tx, now: Date) => Promise<Stripe.SubscriptionUpdateParams | null>;

/**
 * Changes the caller's subscription at the provider and returns the plan as the provider then says it is. Each change sets
 * a state, so repeating it is harmless, and after a crash the provider's event or the next check updates the rows. The
 * idempotency key is new each time: with an old one the provider would repeat its old answer. Throws `conflict` for a
 * person without a live plan.
 */
async function changePlan(
  { platform, person, transaction }: RequestContext<'person'>,
  decide: Decide,
): Promise<contracts.PlanState> {
  const { billing, clock, database } = platform;
  const change = await database.asSystem('look whether a plan may be changed', async (tx) => {
    const row = await tx
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', person.userId)
      .executeTakeFirst();
    const id = row?.provider === billing.mode && row.is_live ? row.provider_subscription_id : null;
    if (!row || !id) throw new AppError('conflict', { message: billingMessage((texts) => texts.noPlan) });
    const wanted = await decide(row, tx, clock());
    return wanted && { id, wanted };
  });
  if (change)
    await withBillingErrors(
      billingMessage((texts) => texts.changeFailed),
      async () => {
        await billing.stripe.subscriptions.update(change.id, change.wanted, { idempotencyKey: randomUUID() });
        await syncCustomer(platform, person.userId, { askedBy: auditActor(person) });
      },
    );
  return transaction((tx) => readPlan(tx, person.userId, platform));
}
