import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { Checkouts } from '#db/generated/types.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { languageOf } from '#platform/server/http/request.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { auditActor, type RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contracts from '../contract.ts';
import type { PaidPlan } from '../rules/billing.ts';
import { planPrices } from '../rules/conversion-values.ts';
import { billingMessage, planMessage, withBillingErrors } from './billing-errors.ts';
import { type CheckoutRow, expireOthers, openSession } from './checkout-session.ts';
import { openChange } from './portal.ts';
import { syncCustomer } from './sync.ts';

/**
 * Returns the page where a plan is bought, or, with a plan already, the page that changes it: there is never a second
 * subscription. The provider is asked first, because the event of a recent purchase may still be on its way.
 */
export async function createCheckout(
  { body: { plan } }: Parsed<typeof contracts.createCheckout>,
  context: RequestContext<'person'>,
): Promise<Output<typeof contracts.createCheckout>> {
  const { platform, person } = context;
  return withBillingErrors(
    planMessage((texts) => texts.checkoutFailed),
    async () => {
      const snapshot = await syncCustomer(platform, person.userId, { askedBy: auditActor(person) });
      const { subscription } = snapshot ?? {};
      if (subscription && subscription.state !== 'ended')
        return { url: await openChange(context, subscription, plan) };
      await expireOthers(platform, person.userId, { plan, language: languageOf(context.http) });
      const price = { amount: planPrices[plan] * 100, currency: 'USD' };
      const check = (tx: Tx) => requireNoPlan(tx, person.userId);
      return { url: await beginCheckout(context, { kind: 'plan', plan, ...price, check }) };
    },
  );
}

/** An event may have brought a plan after the provider was asked. */
async function requireNoPlan(tx: Tx, userId: string): Promise<void> {
  const row = await tx
    .selectFrom('subscriptions')
    .select('is_live')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row?.is_live) throw new AppError('conflict', { message: billingMessage((texts) => texts.justBought) });
}

type Wish = Pick<Insertable<Checkouts>, 'kind' | 'amount' | 'currency'> & {
  plan?: PaidPlan;
  applicationId?: string;
  /** Checks again, under the lock, whether it may be bought; throws the refusal. */
  check?(tx: Tx): Promise<void>;
};

/** The provider's session lasts 24 hours; the last hour is left for typing a card number. */
const reuseHours = 23;

/**
 * Returns the provider's payment page. An open one for the same thing is reused, so pressing twice, in two tabs or after
 * a crash, buys once.
 *
 * The row is committed first, then the provider is asked with an idempotency key made of the row's id, then its answer is
 * stored. After a crash in between, the next request finds the row without an address and asks with the same key. So no
 * transaction waits for the provider, and there is never a second session for one row.
 */
export async function beginCheckout(context: RequestContext<'person'>, wish: Wish): Promise<string> {
  const { platform, person } = context;
  const { checkout, customerId } = await platform.database.asSystem(
    'begin a checkout',
    async (tx) => {
      await lockPurchases(tx, person.userId);
      await wish.check?.(tx);
      const customerId = await findOrAddCustomer(tx, context);
      return {
        checkout: (await findOpen(tx, context, wish)) ?? (await addCheckout(tx, context, wish)),
        customerId,
      };
    },
    auditActor(person),
  );
  return checkout.url ?? openSession(platform, { checkout, customerId, person });
}

/**
 * The row comes before the provider's customer, as the place for the id. Where the provider refuses, the row stays without
 * one; only rows with an id count as customers (decision 0047).
 */
async function findOrAddCustomer(
  tx: Tx,
  { platform: { billing }, person }: RequestContext<'person'>,
): Promise<string | null> {
  const key = { user_id: person.userId, provider: billing.mode };
  await tx
    .insertInto('billing_customers')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { customer_id } = await tx
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', key.user_id)
    .where('provider', '=', key.provider)
    .executeTakeFirstOrThrow();
  return customer_id;
}

/** Expires an open checkout that is too old or whose price has changed. */
async function findOpen(
  tx: Tx,
  { platform, person }: RequestContext<'person'>,
  { kind, plan, applicationId, amount, currency }: Wish,
): Promise<CheckoutRow | undefined> {
  const { mode } = platform.billing;
  const row = await tx
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', person.userId)
    .where('kind', '=', kind)
    .where('plan', 'is not distinct from', plan ?? null)
    .where('application_id', 'is not distinct from', applicationId ?? null)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const freshSince = new Date(platform.clock().getTime() - reuseHours * 3_600_000);
  const isUnchanged = row.amount === amount && row.currency === currency && row.provider === mode;
  if (isUnchanged && row.created_at > freshSince) return row;
  await tx.updateTable('checkouts').set({ status: 'expired' }).where('id', '=', row.id).execute();
  return undefined;
}

async function addCheckout(
  tx: Tx,
  { platform, person, requestId, countedVisitor, http }: RequestContext<'person'>,
  { kind, plan, applicationId, amount, currency }: Wish,
): Promise<CheckoutRow> {
  const visitor_id = countedVisitor();
  const row = await tx
    .insertInto('checkouts')
    .values({
      id: randomUUID(),
      user_id: person.userId,
      kind,
      plan: plan ?? null,
      application_id: applicationId ?? null,
      provider: platform.billing.mode,
      amount,
      currency,
      language: languageOf(http),
      visitor_id: visitor_id ?? null,
      created_at: platform.clock(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordAudit(tx, {
    action: 'checkout.begun',
    subject: { type: 'checkout', id: row.id },
    ownerId: person.userId,
    requestId,
    details: { kind, plan: plan ?? null, application_id: applicationId ?? null },
  });
  if (visitor_id && plan)
    await enqueue(tx, 'record-conversion', {
      type: 'checkout_started',
      user_id: person.userId,
      visitor_id,
      plan,
    });
  return row;
}

/** Until the end of the transaction, no other may begin or change a purchase of this person. */
export async function lockPurchases(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('billing:' || ${userId}, 0))`.execute(tx);
}

/**
 * Returns the state of the caller's checkout. People come back before the provider's event does, so while it is open the
 * provider is asked; if that fails, the known state is returned.
 */
export async function getCheckout(
  { params: { id } }: Parsed<typeof contracts.getCheckout>,
  { platform, person, transaction, requestId }: RequestContext<'person'>,
): Promise<Output<typeof contracts.getCheckout>> {
  const read = () => transaction((tx) => readCheckout(tx, person.userId, id));
  const known = await read();
  if (known.status !== 'open') return known;
  try {
    await syncCustomer(platform, person.userId, { askedBy: auditActor(person) });
  } catch (err) {
    platform.log.warn({ err, requestId }, 'the billing provider could not be asked about a checkout');
    return known;
  }
  return read();
}

/** Throws `not_found`, also for another person's checkout. */
async function readCheckout(
  tx: Tx,
  userId: string,
  id: string,
): Promise<Output<typeof contracts.getCheckout>> {
  const row = await tx
    .selectFrom('checkouts')
    .select(['status', 'kind', 'plan', 'amount', 'currency', 'payment_intent'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  const { payment_intent, ...checkout } = row;
  const current = row.plan && row.status === 'complete' ? await readCurrent(tx, userId, row.plan) : undefined;
  const payment = payment_intent
    ? await tx
        .selectFrom('payments')
        .select('receipt_url')
        .where('user_id', '=', userId)
        .where('payment_intent', '=', payment_intent)
        .executeTakeFirst()
    : undefined;
  return {
    ...checkout,
    is_current: current !== undefined,
    next_charge_at: current?.next_charge_at?.toISOString() ?? null,
    receipt_url: payment?.receipt_url ?? null,
  };
}

/** The page of a purchase may be opened after the plan has changed or ended. */
async function readCurrent(tx: Tx, userId: string, bought: PaidPlan) {
  const row = await tx
    .selectFrom('subscriptions')
    .select(['subscription_end', 'is_live', 'cancel_at_period_end', 'paused_at', 'grace_until'])
    .where('user_id', '=', userId)
    .where('subscription_plan', '=', bought)
    .where('subscription_status', '=', 'active')
    .executeTakeFirst();
  if (!row) return undefined;
  const charges = row.is_live && !row.cancel_at_period_end && !row.paused_at && !row.grace_until;
  return { next_charge_at: charges ? row.subscription_end : null };
}
