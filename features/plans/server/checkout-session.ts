import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import Stripe from 'stripe';
import type { Checkouts } from '#db/generated/types.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Billing } from '#platform/server/billing/billing.ts';
import type { Tx } from '#platform/server/database.ts';
import { enqueue } from '#platform/server/jobs.ts';
import type { Person } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inLanguage, type Language } from '#platform/shared/languages.ts';
import type { PaidPlan } from '../rules/billing.ts';
import { billingMessage } from './billing-errors.ts';
import { syncCustomer } from './sync.ts';

export type CheckoutRow = Pick<
  Selectable<Checkouts>,
  'id' | 'kind' | 'plan' | 'application_id' | 'session_id' | 'url' | 'amount' | 'currency' | 'language'
>;

type Buyer = Pick<Person, 'userId' | 'email'>;

/** Opens the provider's page for a checkout, stores its address and returns it. */
export async function openSession(
  { billing, database, env }: Pick<Platform, 'billing' | 'database' | 'env'>,
  { checkout, customerId, person }: { checkout: CheckoutRow; customerId: string | null; person: Buyer },
): Promise<string> {
  const { userId } = person;
  const customer = customerId ?? (await addCustomer({ billing, database }, person));
  const session = await billing.stripe.checkout.sessions.create(
    { ...lineItems(billing, checkout, userId), ...returnPages(env.publicUrl, checkout), customer },
    { idempotencyKey: `checkout-${checkout.id}` },
  );
  const { url } = session;
  if (!url) throw new Error('the provider answered a checkout without an address');
  await database.asSystem('note the page of a checkout', (tx) =>
    tx
      .updateTable('checkouts')
      .set({ session_id: session.id, url })
      .where('id', '=', checkout.id)
      .where('session_id', 'is', null)
      .execute(),
  );
  return url;
}

/**
 * One customer for each person, by idempotency key. Its id is stored before anything can be paid, so that every event
 * finds its person. The e-mail spares the person typing it; nobody is looked up by it. Throws `not_authenticated` when the
 * account was erased meanwhile; then the new customer is erased, too.
 */
async function addCustomer(
  { billing, database }: Pick<Platform, 'billing' | 'database'>,
  { userId, email }: Buyer,
): Promise<string> {
  const address = createHash('sha256').update(email).digest('base64url').slice(0, 16);
  const { id } = await billing.stripe.customers.create(
    { email, metadata: { user_id: userId } },
    { idempotencyKey: `customer-${userId}-${address}` },
  );
  const noted = await database.asSystem('note the customer of a person', async (tx) => {
    const row = await tx
      .updateTable('billing_customers')
      .set((eb) => ({ customer_id: eb.fn.coalesce('customer_id', eb.val(id)) }))
      .where('user_id', '=', userId)
      .where('provider', '=', billing.mode)
      .returning('customer_id')
      .executeTakeFirst();
    if (row) return row.customer_id ?? id;
    await queueErasure(tx, id, billing.mode);
    return null;
  });
  if (noted === null) throw new AppError('not_authenticated');
  return noted;
}

async function queueErasure(tx: Tx, customer_id: string, provider: Billing['mode']): Promise<void> {
  await tx
    .insertInto('billing_erasures')
    .values({ customer_id, provider })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await enqueue(tx, 'erase-customer', { customer_id }, { jobKey: `erase:${customer_id}` });
}

/** The price comes from the server, never from a browser. */
function lineItems(
  { prices }: Billing,
  { id, kind, plan, application_id, amount, currency, language }: CheckoutRow,
  userId: string,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { user_id: userId, checkout_id: id, ...(application_id && { application_id }) };
  const named = { client_reference_id: userId, metadata };
  if (kind === 'plan' && plan)
    return {
      ...named,
      mode: 'subscription',
      line_items: [{ price: prices[plan], quantity: 1 }],
      subscription_data: { metadata },
    };
  return {
    ...named,
    mode: 'payment',
    line_items: [
      {
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: billingMessage((texts) => texts.feeName)[language] },
        },
        quantity: 1,
      },
    ],
    payment_intent_data: { metadata },
  };
}

/** Language of the provider's page, and where it leads back to. */
const returnPages = (publicUrl: string, { id, language }: CheckoutRow) => ({
  locale: language,
  success_url: publicUrl + inLanguage(language, `/subscription/return?checkout=${id}`),
  cancel_url: publicUrl + inLanguage(language, '/subscription?checkout=cancelled'),
});

type Wish = { plan: PaidPlan } | { applicationId: string };

/**
 * Expires open checkouts beside the wished one, at the provider first, because two that can both be paid would be paid
 * twice: those of another plan, or of the same thing in another language. Throws `conflict` when a plan has just been paid.
 */
export async function expireOthers(
  platform: Pick<Platform, 'billing' | 'database' | 'clock'>,
  userId: string,
  wish: Wish & { language: Language },
): Promise<void> {
  const { billing, database } = platform;
  const open = await database.asSystem('look for checkouts beside a new one', (tx) =>
    tx
      .selectFrom('checkouts')
      .select(['id', 'session_id'])
      .where('user_id', '=', userId)
      .where((eb) =>
        'plan' in wish
          ? eb.and([
              eb('kind', '=', 'plan'),
              eb.or([eb('plan', '<>', wish.plan), eb('language', '<>', wish.language)]),
            ])
          : eb.and([eb('application_id', '=', wish.applicationId), eb('language', '<>', wish.language)]),
      )
      .where('status', '=', 'open')
      .where('provider', '=', billing.mode)
      .execute(),
  );
  for (const { id, session_id } of open) {
    if (session_id && !(await expire(billing.stripe, session_id))) {
      const snapshot = await syncCustomer(platform, userId);
      if ('plan' in wish && snapshot && snapshot.live > 0)
        throw new AppError('conflict', { message: billingMessage((texts) => texts.justBought) });
    }
    await database.asSystem('close a checkout', (tx) =>
      tx
        .updateTable('checkouts')
        .set({ status: 'expired' })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .execute(),
    );
  }
}

/** False when it was not open any more. */
async function expire(stripe: Stripe, session: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(session, {}, { idempotencyKey: `expire-${session}` });
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
    throw error;
  }
}
