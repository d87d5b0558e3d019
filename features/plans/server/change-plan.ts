import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Task } from '#platform/server/jobs.ts';
import { askedBy, type RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type {
  cancelPlan as cancelPlanContract,
  keepPlan as keepPlanContract,
  PlanState,
  pausePlan as pausePlanContract,
  resumePlan as resumePlanContract,
} from '../contract.ts';
import { pauseEnd, pauseRefusal } from '../rules/billing.ts';
import { askingProvider, sayBilling } from './billing-errors.ts';
import { isUnderReview, readPlan } from './plan.ts';
import type { PlanRow } from './subscription.ts';
import { syncCustomer } from './sync.ts';

/** Ends the plan when the paid time is over; until then nothing changes. */
export async function cancelPlan(
  _input: unknown,
  context: RequestContext<'person'>,
): Promise<Output<typeof cancelPlanContract>> {
  return changePlan(context, async (row) =>
    row.cancel_at_period_end ? null : { cancel_at_period_end: true },
  );
}

/** Takes the end of the plan back, as long as it has not come. */
export async function keepPlan(
  _input: unknown,
  context: RequestContext<'person'>,
): Promise<Output<typeof keepPlanContract>> {
  return changePlan(context, async (row) =>
    row.cancel_at_period_end ? { cancel_at_period_end: false } : null,
  );
}

/**
 * Charges nothing while an application is being decided; what the plan includes stays. The provider itself ends the
 * pause when its days are used up. Throws `conflict` with the reason where it cannot be.
 */
export async function pausePlan(
  _input: unknown,
  context: RequestContext<'person'>,
): Promise<Output<typeof pausePlanContract>> {
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

/** An empty value is how the provider is told that a pause is over. */
const over = { pause_collection: '', metadata: { paused_at: '' } } as const;

/** Ends a pause by hand. */
export async function resumePlan(
  _input: unknown,
  context: RequestContext<'person'>,
): Promise<Output<typeof resumePlanContract>> {
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

type LiveRow = Pick<
  PlanRow,
  'cancel_at_period_end' | 'paused_at' | 'paused_days' | 'grace_until' | 'is_live'
>;

/** What is to be changed at the provider, or nothing when it is so already. Throws what refuses it. */
type Decide = (row: LiveRow, tx: Tx, now: Date) => Promise<Stripe.SubscriptionUpdateParams | null>;

/**
 * Changes the caller's subscription at the provider and answers the plan again, as the provider says it is now. Each
 * change sets a state and bears being made twice, so a process that ends in between does no harm: the provider's event,
 * or the next look at it, brings the rows after. The key is a new one each time; with an old one the provider would
 * answer how it stood then. Throws `conflict` for somebody without a living plan.
 */
async function changePlan(
  { platform, person, transaction }: RequestContext<'person'>,
  decide: Decide,
): Promise<PlanState> {
  const { billing, clock, database } = platform;
  const change = await database.asSystem('look whether a plan may be changed', async (tx) => {
    const row = await tx
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', person.userId)
      .executeTakeFirst();
    const id = row?.provider === billing.mode && row.is_live ? row.provider_subscription_id : null;
    if (!row || !id) throw new AppError('conflict', { message: sayBilling((texts) => texts.noPlan) });
    const wanted = await decide(row, tx, clock());
    return wanted && { id, wanted };
  });
  if (change)
    await askingProvider(
      sayBilling((texts) => texts.changeFailed),
      async () => {
        await billing.stripe.subscriptions.update(change.id, change.wanted, { idempotencyKey: randomUUID() });
        await syncCustomer(platform, person.userId, { askedBy: askedBy(person) });
      },
    );
  return transaction((tx) => readPlan(tx, person.userId, { now: clock(), provider: billing.mode }));
}
