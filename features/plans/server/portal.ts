import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { AppError, type Localized } from '#platform/server/app-error.ts';
import { languageOf } from '#platform/server/http/request.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import { inLanguage } from '#platform/shared/languages.ts';
import type { openPortal as contract } from '../contract.ts';
import type { PaidPlan } from '../rules/billing.ts';
import { billingMessage, planMessage, withBillingErrors } from './billing-errors.ts';
import type { SubscriptionSnapshot } from './billing-snapshot.ts';

/** Throws `conflict` for a person who is no customer. */
export async function openPortal(
  _input: unknown,
  context: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return withBillingErrors(
    planMessage((texts) => texts.portalFailed),
    async () => ({ url: await createPortal(context) }),
  );
}

/** Returns an address that is valid for an hour. Two do no harm, so each gets its own idempotency key. */
async function createPortal(
  { platform: { billing, database, env }, person, http }: RequestContext<'person'>,
  flow?: Stripe.BillingPortal.SessionCreateParams.FlowData,
): Promise<string> {
  const row = await database.asSystem('read the customer of a person', (tx) =>
    tx
      .selectFrom('billing_customers')
      .select('customer_id')
      .where('user_id', '=', person.userId)
      .where('provider', '=', billing.mode)
      .executeTakeFirst(),
  );
  if (!row?.customer_id)
    throw new AppError('conflict', { message: billingMessage((texts) => texts.nothingBought) });
  const language = languageOf(http);
  const { url } = await billing.stripe.billingPortal.sessions.create(
    {
      customer: row.customer_id,
      locale: language,
      return_url: env.publicUrl + inLanguage(language, '/subscription'),
      ...(flow && { flow_data: flow }),
    },
    { idempotencyKey: randomUUID() },
  );
  return url;
}

/**
 * Returns the provider's page that confirms a change of plan and its price today, or, after a failed payment, the page
 * where that is paid first. Throws `conflict` where a change makes no sense now.
 */
export async function openChange(
  context: RequestContext<'person'>,
  subscription: SubscriptionSnapshot,
  plan: PaidPlan,
): Promise<string> {
  const refuse = (message: Localized) => new AppError('conflict', { message });
  const { state, endsAt, pause, id, item } = subscription;
  if (state === 'past_due') return createPortal(context);
  if (subscription.plan === plan) throw refuse(billingMessage((texts) => texts.samePlan));
  if (endsAt) throw refuse(billingMessage((texts) => texts.endingFirst));
  if (pause) throw refuse(billingMessage((texts) => texts.pausedFirst));
  const { billing, env } = context.platform;
  const return_url = env.publicUrl + inLanguage(languageOf(context.http), '/subscription?plan=changed');
  return createPortal(context, {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      subscription: id,
      items: [{ id: item, price: billing.prices[plan], quantity: 1 }],
    },
    after_completion: { type: 'redirect', redirect: { return_url } },
  });
}
