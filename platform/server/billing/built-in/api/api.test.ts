import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { aKey, aPlanCheckout, aSubscriber, payAtBilling } from '#tests/support/billing.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();

/** Asks with parameters that the types would not let through, and answers the refusal. */
async function refusalOf(call: (stripe: Stripe) => Promise<unknown>) {
  const error = await call(server.platform.billing.stripe).then(
    () => expect.unreachable('it was not refused'),
    (caught: unknown) => caught,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  return [error.statusCode, error.code ?? error.type, error.param];
}

const anything = (params: object) => params as never;

describe('the API of the built-in billing', () => {
  test('knows a parameter or refuses it', async () => {
    const { session, customer, stripe } = await aPlanCheckout(server);
    const [line] = (await stripe.checkout.sessions.listLineItems(session.id)).data;
    const { prices } = server.platform.billing;
    const whole = {
      mode: 'subscription',
      customer,
      line_items: [{ price: prices.standard, quantity: 1 }],
      success_url: server.url,
    };
    const begin = (params: object) => (s: Stripe) =>
      s.checkout.sessions.create(anything({ ...whole, ...params }), aKey());
    expect(line?.amount_total).toBe(9_900);
    expect(await refusalOf(begin({ plan: 'x' }))).toEqual([400, 'parameter_unknown', 'plan']);
    expect(
      await refusalOf(begin({ line_items: [{ price: prices.standard, quantity: 1, amount: 5 }] })),
    ).toEqual([400, 'parameter_unknown', 'line_items[0][amount]']);
    expect(await refusalOf(begin({ customer: undefined }))).toEqual([400, 'parameter_missing', 'customer']);
    expect(await refusalOf(begin({ customer: 'cus_nobody' }))).toEqual([400, 'resource_missing', 'customer']);
    expect(await refusalOf(begin({ line_items: [{ price: 'price_x', quantity: 1 }] }))).toEqual([
      400,
      'resource_missing',
      'line_items[0][price]',
    ]);
    expect(await refusalOf(begin({ line_items: [{ price: prices.standard, quantity: 2 }] }))).toEqual([
      400,
      'StripeInvalidRequestError',
      'line_items[0][quantity]',
    ]);
    expect(await refusalOf(begin({ success_url: 'javascript:alert(1)' }))).toEqual([
      400,
      'StripeInvalidRequestError',
      'success_url',
    ]);
    expect(await refusalOf(begin({ payment_intent_data: { description: 'x' } }))).toEqual([
      400,
      'StripeInvalidRequestError',
      'payment_intent_data',
    ]);
  });

  test('does not know what is not there', async () => {
    for (const ask of [
      (s: Stripe) => s.customers.retrieve('cus_x'),
      (s: Stripe) => s.subscriptions.retrieve('sub_x'),
      (s: Stripe) => s.subscriptions.cancel('sub_x'),
      (s: Stripe) => s.checkout.sessions.retrieve('cs_x'),
      (s: Stripe) => s.invoices.retrieve('in_x'),
      (s: Stripe) => s.prices.retrieve('price_x'),
      (s: Stripe) => s.events.retrieve('evt_x'),
    ]) {
      expect(await refusalOf(ask)).toEqual([404, 'resource_missing', 'id']);
    }
    expect(await refusalOf((s) => s.coupons.list())).toEqual([404, 'StripeInvalidRequestError', undefined]);
  });

  test('is not reached from outside, and takes no other key inside', async () => {
    const outside = await fetch(`${server.url}/v1/customers`, { method: 'POST' });
    const below = await fetch(`${server.url}/billing/v1/customers`, { method: 'POST' });
    expect([outside.status, below.status]).toEqual([404, 404]);
    const stolen = await server.platform.billing.stripe.customers
      .create({}, { ...aKey(), apiKey: 'sk_test_other' })
      .catch((error: Stripe.errors.StripeError) => error.statusCode);
    expect(stolen).toBe(401);
  });

  test('answers a repeated call as the first time, and refuses the same key for another', async () => {
    const { stripe } = server.platform.billing;
    const key = { idempotencyKey: randomUUID() };
    const answers = await Promise.all(
      ['a', 'a', 'a'].map((name) =>
        stripe.customers.create({ name, metadata: { key: key.idempotencyKey } }, key),
      ),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await refusalOf((s) => s.customers.create({ name: 'b' }, key))).toEqual([
      400,
      'StripeIdempotencyError',
      undefined,
    ]);
  });

  test('a call that was refused does not use up its key', async () => {
    const { stripe } = server.platform.billing;
    const { customer, session } = await aPlanCheckout(server);
    const key = aKey();
    const ask = (charge: string) => stripe.refunds.create({ charge }, key).catch(() => undefined);
    expect(await ask('ch_none')).toBeUndefined();
    await payAtBilling(session.url ?? '');
    const [charge] = (await stripe.charges.list({ customer })).data;
    expect(await ask(charge?.id ?? '')).toMatchObject({ amount: 9_900, status: 'succeeded' });
  });

  test('lists in pages, the newest first, and puts in what is asked for', async () => {
    const { stripe, customer } = await aSubscriber(server);
    for (const cents of [500, 600, 700]) {
      const { url } = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          customer,
          line_items: [
            {
              price_data: { currency: 'usd', unit_amount: cents, product_data: { name: 'Fee' } },
              quantity: 1,
            },
          ],
          success_url: server.url,
        },
        aKey(),
      );
      await payAtBilling(url ?? '');
    }
    const seen: number[] = [];
    for await (const { amount } of stripe.charges.list({ customer, limit: 2 })) seen.push(amount);
    expect(seen).toEqual([700, 600, 500, 9_900]);

    const { data } = await stripe.invoices.list({ customer, expand: ['data.payments', 'data.customer'] });
    const [payment] = data[0]?.payments?.data ?? [];
    expect(data[0]?.customer).toMatchObject({ id: customer, email: 'maria@example.com' });
    const intent = await stripe.paymentIntents.retrieve(String(payment?.payment.payment_intent), {
      expand: ['latest_charge'],
    });
    expect(intent.latest_charge).toMatchObject({ amount: 9_900, paid: true });
    expect(await refusalOf((s) => s.customers.retrieve(customer, { expand: ['email'] }))).toEqual([
      400,
      'StripeInvalidRequestError',
      'expand',
    ]);
  });

  test('gives back no more than was paid', async () => {
    const { stripe, customer } = await aSubscriber(server);
    const [charge] = (await stripe.charges.list({ customer })).data;
    const give = (amount?: number) => (s: Stripe) =>
      s.refunds.create({ charge: charge?.id ?? '', amount }, aKey());
    await give(4_000)(stripe);
    expect(await refusalOf(give(6_000))).toEqual([400, 'StripeInvalidRequestError', 'amount']);
    expect((await give()(stripe)).amount).toBe(5_900);
    expect(await refusalOf(give())).toEqual([400, 'charge_already_refunded', undefined]);
    const [after] = (await stripe.charges.list({ customer })).data;
    expect([after?.amount_refunded, after?.refunded]).toEqual([9_900, true]);
    const refunds = await stripe.refunds.list({ charge: charge?.id });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([5_900, 4_000]);
  });

  test('a customer who is deleted is forgotten, with their subscription', async () => {
    const { stripe, customer, subscription } = await aSubscriber(server);
    await stripe.customers.del(customer);
    expect(await stripe.customers.retrieve(customer)).toEqual(expect.objectContaining({ deleted: true }));
    expect((await subscription()).status).toBe('canceled');
    const rows = await server.root
      .selectFrom('billing_provider_state')
      .select('payload')
      .where('customer', '=', customer)
      .execute();
    expect(JSON.stringify(rows)).not.toContain('maria@example.com');
  });
});
