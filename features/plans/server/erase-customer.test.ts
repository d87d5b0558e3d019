import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { payAtBilling } from '#tests/support/billing.ts';
import { billingClient, buyPlan, payAndReturn } from '#tests/support/buy-plan.ts';
import { runTask } from '#tests/support/run-task.ts';
import { aServer } from '#tests/support/server.ts';
import { aStripeShapedServer } from '#tests/support/stripe-shaped-server.ts';
import { openSession } from './checkout-session.ts';

/** Accounts are erased with Stripe's settings, and with the built-in billing in this very process. */
const shaped = aStripeShapedServer();
const withStripe = aServer({ env: shaped.env });
shaped.sendTo(() => withStripe.url);
const inTestMode = aServer();

const erase = (server: typeof withStripe, id: string) =>
  server.root.deleteFrom('accounts').where('id', '=', id).execute();

const waiting = (server: typeof withStripe) =>
  server.root.selectFrom('billing_erasures').select(['customer_id', 'owed']).execute();

/** Jobs that wait, by name and by what they are told. */
async function queued(server: typeof withStripe): Promise<{ customer_id?: string }[]> {
  const { rows } = await server.root.executeQuery<{ payload: { customer_id?: string } }>({
    sql: `select payload from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = $1`,
    parameters: ['erase-customer'],
  } as never);
  return rows.map(({ payload }) => payload);
}

/** Events that still tell of a customer. One that came at the moment when the account went is left to the sweep's job. */
async function leftOf(customer: string): Promise<string[]> {
  const { root, platform } = withStripe;
  const events = root.selectFrom('billing_events').select('id');
  for (const { id } of await events.where('handled_at', 'is', null).execute())
    await runTask(platform, 'handle-billing-event', { event_id: id });
  const left = await events.where(sql<boolean>`strpos(payload::text, ${customer}) > 0`).execute();
  return left.map(({ id }) => id);
}

async function aBuyer(server: typeof withStripe, plan: 'standard' | 'premium' = 'standard') {
  const person = await server.aPerson();
  const headers = await server.signedIn(person);
  await buyPlan(server, headers, plan);
  // What was bought has been told of: an event that is on its way is a matter of its own.
  await expect.poll(() => shaped.waitingEvents()).toEqual([]);
  const { customer_id } = await server.root
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow();
  return { person, headers, customer: customer_id ?? '', ...billingClient(server, headers) };
}

test('Stripe is down while an account is erased: the account goes, the customer follows, and only once', async () => {
  const maria = await aBuyer(withStripe);
  const { stripe } = withStripe.platform.billing;
  shaped.setDown(true);
  await erase(withStripe, maria.person.id);
  expect(await queued(withStripe)).toContainEqual({ customer_id: maria.customer });
  const job = () => runTask(withStripe.platform, 'erase-customer', { customer_id: maria.customer });
  await expect(job()).rejects.toMatchObject({ statusCode: 503 });
  expect(await waiting(withStripe)).toHaveLength(1);
  shaped.setDown(false);

  for (let run = 0; run < 3; run++) await job();
  expect(await waiting(withStripe)).toEqual([]);
  expect(await stripe.customers.retrieve(maria.customer)).toMatchObject({ deleted: true });
  const plans = await stripe.subscriptions.list({ customer: maria.customer, status: 'all' });
  expect(plans.data.map(({ status }) => status)).toEqual(['canceled']);
  // What the law wants kept is kept there: what was paid, when, and for what.
  const charges = await stripe.charges.list({ customer: maria.customer });
  expect(charges.data.map(({ amount, receipt_email }) => [amount, receipt_email])).toEqual([[9_900, null]]);
  expect((await stripe.invoices.list({ customer: maria.customer })).data).toHaveLength(1);
  const audit = await withStripe.root
    .selectFrom('audit_log')
    .select(['subject_id', 'owner_id'])
    .where('action', '=', 'customer.erased')
    .execute();
  expect(audit).toEqual([{ subject_id: maria.customer, owner_id: null }]);

  // Its events come to a program that knows nobody of that name.
  await expect.poll(() => shaped.waitingEvents()).toEqual([]);
  await expect.poll(() => leftOf(maria.customer)).toEqual([]);
});

test('one whom Stripe does not know any more counts as deleted', async () => {
  const maria = await aBuyer(withStripe);
  await withStripe.platform.billing.stripe.customers.del(maria.customer);
  await erase(withStripe, maria.person.id);
  await runTask(withStripe.platform, 'erase-customer', { customer_id: maria.customer });
  expect(await waiting(withStripe)).toEqual([]);
});

test('what an admin had promised to give back goes back first', async () => {
  const maria = await aBuyer(withStripe);
  const admin = billingClient(
    withStripe,
    await withStripe.signedIn(await withStripe.aPerson({ role: 'admin' })),
  );
  const [payment] = (await maria.plan()).payments;
  const asked = await maria.refund(payment.id);
  const path = `/api/office/refund-requests/${asked.body.id}/decide`;
  expect((await admin.ask('POST', path, { approve: true, note: 'Of course.' })).status).toBe(200);
  await erase(withStripe, maria.person.id);
  expect((await waiting(withStripe))[0]?.owed).toHaveLength(1);
  await runTask(withStripe.platform, 'make-refund', { refund_request_id: asked.body.id });
  await runTask(withStripe.platform, 'erase-customer', { customer_id: maria.customer });
  const { stripe } = withStripe.platform.billing;
  const [charge] = (await stripe.charges.list({ customer: maria.customer })).data;
  expect(charge).toMatchObject({ amount: 9_900, amount_refunded: 9_900 });
  expect(await stripe.customers.retrieve(maria.customer)).toMatchObject({ deleted: true });
});

test('the sweep finds one that the job gave up on', async () => {
  await withStripe.root
    .insertInto('billing_erasures')
    .values(
      (['stripe', 'built-in'] as const).map((provider) => ({
        customer_id: `cus_left_${provider}`,
        provider,
        requested_at: new Date(Date.now() - 3_600_000),
      })),
    )
    .execute();
  await runTask(withStripe.platform, 'check-subscriptions', {});
  const found = (await queued(withStripe)).map(({ customer_id }) => customer_id);
  expect(found).toEqual(expect.arrayContaining(['cus_left_stripe', 'cus_left_built-in']));
  // Without a key nobody can delete anybody at Stripe: it waits for one.
  await inTestMode.root
    .insertInto('billing_erasures')
    .values({ customer_id: 'cus_of_stripe', provider: 'stripe', requested_at: new Date(0) })
    .execute();
  await runTask(inTestMode.platform, 'check-subscriptions', {});
  expect(await queued(inTestMode)).toEqual([]);
  await runTask(inTestMode.platform, 'erase-customer', { customer_id: 'cus_of_stripe' });
  expect(await waiting(inTestMode)).toHaveLength(1);
});

test('in test mode nothing is left that names the person, and an open checkout cannot be paid', async () => {
  const maria = await aBuyer(inTestMode);
  await inTestMode.root
    .insertInto('system_settings')
    .values({ setting_key: 'application_fee', setting_value: '25' })
    .execute();
  const application = await inTestMode.anApplication({ owner: maria.person });
  const fee = await maria.post('application-fee', { application_id: application.id });
  await erase(inTestMode, maria.person.id);
  await runTask(inTestMode.platform, 'erase-customer', { customer_id: maria.customer });
  expect((await payAtBilling(fee.body.url)).status).toBe(404);
  const books = await inTestMode.root.selectFrom('billing_provider_state').select('payload').execute();
  expect(JSON.stringify(books)).not.toContain(maria.person.email);
  expect(books.length).toBeGreaterThan(0);
});

test('whoever was a customer in test mode and then at Stripe is forgotten at both', async () => {
  const maria = await withStripe.aPerson();
  await withStripe.root
    .insertInto('billing_customers')
    .values({ user_id: maria.id, provider: 'built-in', customer_id: 'cus_of_test_mode' })
    .execute();
  const rest = { payload: JSON.stringify({ email: maria.email, answer: { id: 'cus_of_test_mode' } }) };
  await withStripe.root
    .insertInto('billing_provider_state')
    .values([
      { kind: 'customer', id: 'cus_of_test_mode', customer: 'cus_of_test_mode', ...rest },
      { kind: 'request', id: 'key', customer: null, ...rest },
    ])
    .execute();
  const { checkout, ask } = billingClient(withStripe, await withStripe.signedIn(maria));
  await payAndReturn((await checkout('premium')).body.url, ask);
  const customers = await withStripe.root
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', maria.id)
    .execute();
  expect(customers).toHaveLength(2);
  await erase(withStripe, maria.id);
  for (const { customer_id } of customers)
    await runTask(withStripe.platform, 'erase-customer', { customer_id: customer_id ?? '' });
  const left = await withStripe.root
    .selectFrom('billing_provider_state')
    .select('id')
    .where('id', 'in', ['cus_of_test_mode', 'key'])
    .execute();
  expect(left).toEqual([]);
});

test('the account went while the provider was being asked for a customer: that customer goes, too', async () => {
  const { platform } = inTestMode;
  const known = new Set((await platform.billing.stripe.customers.list()).data.map(({ id }) => id));
  const checkout = { id: randomUUID(), kind: 'plan', plan: 'standard', application_id: null } as const;
  const amounts = { session_id: null, url: null, amount: 9_900, currency: 'USD', language: 'en' } as const;
  const person = { userId: randomUUID(), email: 'gone@example.com' };
  await expect(
    openSession(platform, { checkout: { ...checkout, ...amounts }, customerId: null, person }),
  ).rejects.toMatchObject({ code: 'not_authenticated' });
  const [made] = (await platform.billing.stripe.customers.list()).data.filter(({ id }) => !known.has(id));
  expect(await queued(inTestMode)).toContainEqual({ customer_id: made?.id });
  await runTask(platform, 'erase-customer', { customer_id: made?.id ?? '' });
  expect(await platform.billing.stripe.customers.retrieve(made?.id ?? '')).toMatchObject({ deleted: true });
});

test('an erasure and what the provider says of the same person do not wait for each other for ever', async () => {
  const maria = await aBuyer(withStripe);
  const held = Promise.withResolvers<void>();
  const deleted = Promise.withResolvers<void>();
  const erasing = withStripe.root.transaction().execute(async (tx) => {
    // The row is held as a deletion holds it, before the rows that hang on it follow.
    await tx.selectFrom('accounts').select('id').where('id', '=', maria.person.id).forUpdate().execute();
    held.resolve();
    await deleted.promise;
    await tx.deleteFrom('accounts').where('id', '=', maria.person.id).execute();
  });
  await held.promise;
  const looking = runTask(withStripe.platform, 'check-plan', { user_id: maria.person.id });
  await expect
    .poll(async () => {
      const { rows } = await withStripe.root.executeQuery<{ waiting: number }>({
        sql: `select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
        parameters: [],
      } as never);
      return rows[0]?.waiting;
    })
    .toBe(1);
  deleted.resolve();
  await Promise.all([erasing, looking]);
  expect(await waiting(withStripe)).toContainEqual({ customer_id: maria.customer, owed: [] });
});
