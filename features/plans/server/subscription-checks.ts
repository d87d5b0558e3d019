import { sql } from 'kysely';
import { enqueue, type Task } from '#platform/server/jobs.ts';
import { auditActor, type RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { checkSubscription as contract } from '../contract.ts';
import { planMessage, withBillingErrors } from './billing-errors.ts';
import { knownUnderReview, readActivePlan } from './plan.ts';
import { syncCustomer } from './sync.ts';

/** The provider is asked at most once a minute per person. */
const everyMs = 60_000;

const tiers = { standard: 'Standard', premium: 'Premium', other: null } as const;

/** Returns the caller's paid plan as the provider said within the last minute. */
export async function checkSubscription(
  _input: unknown,
  { platform, person, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const asked = new Date(platform.clock().getTime() - everyMs);
  const due = await platform.database.asSystem('look when the billing provider was asked', (tx) =>
    tx
      .selectFrom('billing_customers')
      .select('user_id')
      .where('user_id', '=', person.userId)
      .where('provider', '=', platform.billing.mode)
      .where((eb) => eb.or([eb('checked_at', 'is', null), eb('checked_at', '<=', asked)]))
      .executeTakeFirst(),
  );
  if (due)
    await withBillingErrors(
      planMessage((texts) => texts.checkFailed),
      () => syncCustomer(platform, person.userId, { askedBy: auditActor(person) }),
    );
  const row = await transaction((tx) => readActivePlan(tx, person.userId));
  return {
    subscribed: row !== undefined,
    subscription_tier: row ? tiers[row.subscription_plan] : null,
    subscription_end: row?.subscription_end?.toISOString() ?? null,
  };
}

/** A job: asks the provider again, because a grace period ended or an event may have been missed. */
export const checkPlan: Task<'check-plan'> = async ({ user_id }, platform) => {
  await syncCustomer(platform, user_id);
};

/** As many as are done before the next run. */
const batchSize = 500;

/** Younger events may be in work right now. */
const leftMinutes = 5;

const eventDays = 90;

/**
 * A job: queues what is due: plans whose time, grace period or pause is over or that were not checked for a day, open
 * checkouts, unhandled events, customers to erase. So the rows catch up after any lost event or crash.
 */
export const checkSubscriptions: Task<'check-subscriptions'> = async (_payload, platform) => {
  const { database, billing, clock } = platform;
  const now = clock();
  const provider = billing.mode;
  await database.asSystem('job check-subscriptions', async (tx) => {
    const { rows: people } = await sql<{ user_id: string }>`
      select customer.user_id from billing_customers as customer
      left join subscriptions as plan on plan.user_id = customer.user_id
      where customer.provider = ${provider} and customer.customer_id is not null
        and coalesce(customer.checked_at, customer.created_at) < ${now}::timestamptz - interval '10 minutes'
        and (
          plan.is_live and (
            customer.checked_at < ${now}::timestamptz - interval '1 day'
            or plan.subscription_end < ${now}::timestamptz
            or plan.grace_until < ${now}::timestamptz and plan.subscription_status = 'active'
            or plan.pause_ends_at < ${now}::timestamptz)
          or exists (
            select from checkouts where checkouts.user_id = customer.user_id and status = 'open'
              and session_id is not null))
      order by customer.checked_at nulls first limit ${batchSize}`.execute(tx);
    for (const { user_id } of people)
      await enqueue(tx, 'check-plan', { user_id }, { jobKey: `plan:${user_id}` });

    const { rows: paused } = await sql<{ user_id: string }>`
      select user_id from subscriptions where provider = ${provider} and is_live and paused_at is not null
        and (pause_ends_at < ${now}::timestamptz or not exists (
          select from visa_applications as application where application.user_id = subscriptions.user_id
            and ${knownUnderReview(now)}))
      limit ${batchSize}`.execute(tx);
    for (const { user_id } of paused)
      await enqueue(tx, 'resume-plan', { user_id }, { jobKey: `resume-plan:${user_id}` });

    const { rows: left } = await sql<{ id: string }>`
      select id from billing_events where handled_at is null and provider = ${provider}
        and received_at < now() - make_interval(mins => ${leftMinutes})
      order by received_at limit ${batchSize}`.execute(tx);
    for (const { id } of left)
      await enqueue(tx, 'handle-billing-event', { event_id: id }, { jobKey: `event:${id}` });

    // Stripe's customers wait while no key for Stripe is set.
    const { rows: toErase } = await sql<{ customer_id: string }>`
      select customer_id from billing_erasures where provider in (${provider}, 'built-in')
        and requested_at < ${now}::timestamptz - interval '10 minutes'
      order by requested_at limit ${batchSize}`.execute(tx);
    for (const { customer_id } of toErase)
      await enqueue(tx, 'erase-customer', { customer_id }, { jobKey: `erase:${customer_id}` });

    // Rows without a session were left by a crash.
    await sql`update checkouts set status = 'expired' where status = 'open' and session_id is null
      and created_at < ${now}::timestamptz - interval '1 day'`.execute(tx);
    // Plans of a provider that is not in use any more are not paid for.
    await sql`update subscriptions set subscription_status = 'inactive', is_live = false, updated_at = ${now}
      where provider in ('stripe', 'built-in') and provider <> ${provider} and provider_subscription_id is not null
        and (is_live or subscription_status = 'active')`.execute(tx);
    await sql`delete from billing_events where received_at < now() - make_interval(days => ${eventDays})`.execute(
      tx,
    );
  });
};
