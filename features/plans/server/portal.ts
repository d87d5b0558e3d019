import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { AppError, type InBoth } from '#platform/server/app-error.ts';
import { languageOf } from '#platform/server/http/request.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import { inLanguage } from '#platform/shared/languages.ts';
import type { openPortal as contract } from '../contract.ts';
import type { PaidPlan } from '../rules/billing.ts';
import { askingProvider, sayBilling, sayPlan } from './billing-errors.ts';
import type { SubscriptionWord } from './billing-snapshot.ts';

/** The provider's page for cards, invoices and the plan. Throws `conflict` for somebody who is no customer. */
export async function openPortal(
  _input: unknown,
  context: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return askingProvider(
    sayPlan((texts) => texts.portalFailed),
    async () => ({ url: await createPortal(context) }),
  );
}

/** Its address, for an hour, in the language of the screen that asked, and back to there. Two of them do no harm, so each gets a key of its own. */
async function createPortal(
  { platform: { billing, database, env }, person, http }: RequestContext<'person'>,
  flow?: Stripe.BillingPortal.SessionCreateParams.FlowData,
): Promise<string> {
  const row = await database.asSystem('look whose customer somebody is', (tx) =>
    tx
      .selectFrom('billing_customers')
      .select('customer_id')
      .where('user_id', '=', person.userId)
      .where('provider', '=', billing.mode)
      .executeTakeFirst(),
  );
  if (!row?.customer_id)
    throw new AppError('conflict', { message: sayBilling((texts) => texts.nothingBought) });
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
 * The provider's page that confirms a change of plan, with what it costs today. Whose payment failed gets the page where
 * that is made up for first. Throws `conflict` where a change makes no sense now.
 */
export async function openChange(
  context: RequestContext<'person'>,
  subscription: SubscriptionWord,
  plan: PaidPlan,
): Promise<string> {
  const refuse = (message: InBoth) => new AppError('conflict', { message });
  const { state, endsAt, pause, id, item } = subscription;
  if (state === 'late') return createPortal(context);
  if (subscription.plan === plan) throw refuse(sayBilling((texts) => texts.samePlan));
  if (endsAt) throw refuse(sayBilling((texts) => texts.endingFirst));
  if (pause) throw refuse(sayBilling((texts) => texts.pausedFirst));
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
