import { describe, expect, test } from 'vitest';
import { aKey, aPlanCheckout, aSubscriber, pressAtBilling } from '#tests/support/billing.ts';
import { aServer } from '#tests/support/server.ts';
import { monthAfter } from './catalogue.ts';

const server = aServer();
const day = 24 * 60 * 60 * 1000;
const passTime = () => server.platform.billing.builtIn?.passTime();
const endOf = ({ items }: { items: { data: { current_period_end: number }[] } }) =>
  items.data[0]?.current_period_end ?? 0;

describe('a subscription at the built-in billing', () => {
  test('renews on the same day of each month, and on the last where a month is shorter', () => {
    const from = (text: string) => Date.parse(`${text}T10:30:00Z`) / 1000;
    const read = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16);
    expect(read(monthAfter(from('2026-11-22'), 22))).toBe('2026-12-22T10:30');
    expect(read(monthAfter(from('2027-01-31'), 31))).toBe('2027-02-28T10:30');
    expect(read(monthAfter(from('2027-02-28'), 31))).toBe('2027-03-31T10:30');
    expect(read(monthAfter(from('2027-12-31'), 31))).toBe('2028-01-31T10:30');
  });

  test('is charged again by itself when its month is over, once', async () => {
    const { subscription, invoices } = await aSubscriber(server);
    const before = endOf(await subscription());
    await passTime();
    expect(await invoices()).toEqual([['paid', 9_900]]);
    server.passTime(32 * day);
    await Promise.all([passTime(), passTime()]);
    expect(await invoices()).toEqual([
      ['paid', 9_900],
      ['paid', 9_900],
    ]);
    expect(endOf(await subscription())).toBe(monthAfter(before, new Date(before * 1000).getUTCDate()));
  });

  test('lives on without its payment, and is sound again when all of it is paid', async () => {
    const { subscription, invoices, portal } = await aSubscriber(server);
    await pressAtBilling(`${portal}/fail`);
    await pressAtBilling(`${portal}/month`);
    expect((await subscription()).status).toBe('past_due');
    await pressAtBilling(`${portal}/month`);
    expect((await invoices()).map(([status]) => status)).toEqual(['open', 'open', 'paid']);
    await pressAtBilling(`${portal}/work`);
    expect((await subscription()).status).toBe('active');
    expect((await invoices()).map(([status]) => status)).toEqual(['paid', 'paid', 'paid']);
  });

  test('ends when its payment is given up', async () => {
    const { subscription, invoices, portal } = await aSubscriber(server);
    expect((await pressAtBilling(`${portal}/end`)).location).not.toContain('done');
    expect((await subscription()).status).toBe('active');
    await pressAtBilling(`${portal}/fail`);
    await pressAtBilling(`${portal}/month`);
    await pressAtBilling(`${portal}/end`);
    const ended = await subscription();
    expect([ended.status, ended.cancellation_details?.reason]).toEqual(['canceled', 'payment_failed']);
    expect((await invoices()).map(([status]) => status)).toEqual(['uncollectible', 'paid']);
  });

  test('ends at the end of its month where that was asked for, and can be kept until then', async () => {
    const { stripe, id, subscription, invoices, portal } = await aSubscriber(server);
    const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true }, aKey());
    expect([ending.status, ending.cancel_at]).toEqual(['active', endOf(ending)]);
    await pressAtBilling(`${portal}/keep`);
    expect((await subscription()).cancel_at_period_end).toBe(false);
    await pressAtBilling(`${portal}/cancel`);
    await pressAtBilling(`${portal}/month`);
    expect((await subscription()).status).toBe('canceled');
    expect(await invoices()).toHaveLength(1);
    const refused = stripe.subscriptions.update(id, { cancel_at_period_end: false }, aKey());
    await expect(refused).rejects.toThrow('A canceled subscription');
  });

  test('costs nothing while its charges are paused', async () => {
    const { stripe, id, invoices, portal, subscription } = await aSubscriber(server);
    await stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } }, aKey());
    await pressAtBilling(`${portal}/month`);
    expect((await subscription()).status).toBe('active');
    expect((await invoices())[0]?.[0]).toBe('void');
    await stripe.subscriptions.update(id, { pause_collection: '' }, aKey());
    await pressAtBilling(`${portal}/month`);
    expect((await invoices()).map(([status]) => status)).toEqual(['paid', 'void', 'paid']);
  });

  test('a dearer plan costs the difference for the rest of the month, a cheaper one is taken off later', async () => {
    const { stripe, id, item, invoices, portal, customer } = await aSubscriber(server);
    const { prices } = server.platform.billing;
    const move = (price: string) =>
      stripe.subscriptions.update(
        id,
        { items: [{ id: item, price }], proration_behavior: 'always_invoice' },
        aKey(),
      );
    await move(prices.premium);
    const [paid] = await invoices();
    expect(paid?.[0]).toBe('paid');
    // Seconds may have passed since the month began.
    expect(paid?.[1]).toBeGreaterThan(4_990);
    expect(paid?.[1]).toBeLessThanOrEqual(5_000);
    await move(prices.standard);
    const held = await stripe.customers.retrieve(customer);
    const credit = 'balance' in held ? held.balance : 0;
    expect(credit).toBeLessThan(-4_900);
    await pressAtBilling(`${portal}/month`);
    expect((await invoices())[0]).toEqual(['paid', 9_900 + credit]);
  });

  test('a change that cannot be paid changes nothing where that was asked for', async () => {
    const { stripe, id, item, portal, subscription } = await aSubscriber(server);
    const { prices } = server.platform.billing;
    await pressAtBilling(`${portal}/fail`);
    const change = stripe.subscriptions.update(
      id,
      {
        items: [{ id: item, price: prices.premium }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      },
      aKey(),
    );
    await expect(change).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
    expect((await subscription()).items.data[0]?.price.id).toBe(prices.standard);
  });

  test('a checkout that waited a day has ended', async () => {
    const { stripe, session, url } = await aPlanCheckout(server);
    server.passTime(day);
    await passTime();
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
    const answer = await fetch(url);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('Nothing was charged.');
  });
});
