import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { aKey, aPlanCheckout, aSubscriber, payAtBilling, pressAtBilling } from '#tests/support/billing.ts';
import { breakOff } from '#tests/support/break-off.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();
const read = async (url: string) => {
  const answer = await fetch(url);
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
};

describe('the checkout page', () => {
  test('says what is bought and what it costs, and that no money moves', async () => {
    const { url } = await aPlanCheckout(server);
    const { status, html, headers } = await read(url);
    expect(status).toBe(200);
    expect(html).toContain(
      'Test mode: no money moves. This is the built-in test provider of this site. No payment company is behind it.',
    );
    expect(html).toContain('<h1>Start the Standard plan</h1>');
    expect(html).toContain('$99.00 per month');
    expect(html).toContain('maria@example.com');
    expect(html).not.toContain('<script');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${server.url};`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('somebody who goes away while they pay is no failure', async () => {
    const { url } = await aPlanCheckout(server);
    const before = server.lines.length;
    await breakOff(url);
    expect((await read(url)).status).toBe(200);
    expect(server.lines.slice(before).filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  test('pressed three times at once it is paid once', async () => {
    const { stripe, customer, session, url } = await aPlanCheckout(server, 'premium');
    const ends = await Promise.all([payAtBilling(url), payAtBilling(url), payAtBilling(url)]);
    const there = `${server.url}/subscription/return?session=${session.id}`;
    expect(ends.map(({ status, location }) => [status, location])).toEqual(Array(3).fill([303, there]));
    expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
    const invoices = await stripe.invoices.list({ customer });
    expect(invoices.data.map(({ status, amount_paid }) => [status, amount_paid])).toEqual([['paid', 14_900]]);
    const after = await stripe.checkout.sessions.retrieve(session.id);
    expect([after.status, after.payment_status]).toEqual(['complete', 'paid']);
    expect((await read(url)).html).toContain('This is already paid');
  });

  test('a declined card charges nothing, says so in place, and another one can be tried', async () => {
    const { stripe, customer, url } = await aPlanCheckout(server);
    const { status, html } = await payAtBilling(url, { card: 'declined' });
    expect(status).toBe(422);
    expect(html).toContain('<title>Error: Start the Standard plan</title>');
    expect(html).toContain('The card was declined. Nothing was charged.');
    expect((await stripe.charges.list({ customer })).data).toEqual([]);
    expect((await payAtBilling(url)).status).toBe(303);
  });

  test('asks a customer without an address for one, keeps what was typed, and notes it', async () => {
    const { stripe, prices } = server.platform.billing;
    const customer = await stripe.customers.create({}, aKey());
    const { url } = await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: customer.id,
        line_items: [{ price: prices.standard, quantity: 1 }],
        success_url: server.url,
      },
      aKey(),
    );
    const wrong = await payAtBilling(url ?? '', { email: '"ana"', card: 'works' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('value="&quot;ana&quot;"');
    expect(wrong.html).toContain('aria-invalid="true" aria-describedby="email-problem"');
    await payAtBilling(url ?? '', { email: 'ana@example.com' });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ email: 'ana@example.com' });
  });

  test('takes no form from another site, no long one, and serves under no other name', async () => {
    const { stripe, customer, url } = await aPlanCheckout(server);
    const send = (headers: HeadersInit, more = '') =>
      fetch(url, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ card: 'works', more }),
        redirect: 'manual',
      });
    expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({}, 'x'.repeat(70_000))).status).toBe(413);
    expect(await statusUnder('evil.example', url)).toBe(421);
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
    expect((await send({ origin: server.url })).status).toBe(303);
  });

  test('there is nothing under a guessed address', async () => {
    for (const path of [
      'checkout/cs_test_x',
      'portal/bps_x',
      'receipts/in_x',
      'portal/bps_x/cancel',
      'else',
    ]) {
      expect((await read(`${server.url}/billing/${path}`)).status).toBe(404);
      expect((await pressAtBilling(`${server.url}/billing/${path}`)).status).toBe(404);
    }
  });
});

describe('the portal', () => {
  test('shows the plan, what comes next and what was paid', async () => {
    const { portal } = await aSubscriber(server);
    const { html } = await read(portal);
    expect(html).toMatch(/<strong>Standard<\/strong>, \$99\.00 per month/);
    expect(html).toMatch(/Next charge: \$99\.00 on \w+ \d+, \d{4}\./);
    const receipt = /href="(\/billing\/receipts\/\w+)"/.exec(html)?.[1];
    const paper = await read(`${server.url}${receipt}`);
    expect(paper.html).toMatch(/<h1>Receipt<\/h1>[\s\S]*Standard plan, [\s\S]*\$99\.00/);
  });

  test('asks before a change of plan, and pressing twice changes once', async () => {
    const { portal, invoices, subscription } = await aSubscriber(server);
    const { prices } = server.platform.billing;
    const asked = await read(`${portal}/change?price=${prices.premium}`);
    expect(asked.html).toContain('Change to the Premium plan');
    const press = () => pressAtBilling(`${portal}/change`, { price: prices.premium });
    const ends = await Promise.all([press(), press()]);
    expect(ends.map(({ status }) => status)).toEqual([303, 303]);
    expect((await subscription()).items.data[0]?.price.id).toBe(prices.premium);
    expect(await invoices()).toHaveLength(2);
  });

  test('a visit for one change confirms that one and nothing else', async () => {
    const { stripe, customer, id, item, subscription } = await aSubscriber(server);
    const { prices } = server.platform.billing;
    const { url } = await stripe.billingPortal.sessions.create(
      {
        customer,
        return_url: `${server.url}/subscription`,
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: { subscription: id, items: [{ id: item, price: prices.premium }] },
          after_completion: { type: 'redirect', redirect: { return_url: `${server.url}/changed` } },
        },
      },
      aKey(),
    );
    expect((await read(url)).html).toContain('Confirm the change');
    expect((await pressAtBilling(`${url}/cancel`)).status).toBe(404);
    expect((await pressAtBilling(`${url}/change`, { price: prices.standard })).status).toBe(410);
    const press = () => pressAtBilling(`${url}/change`, { price: prices.premium });
    expect((await press()).location).toBe(`${server.url}/changed`);
    expect((await press()).location).toBe(`${server.url}/changed`);
    expect((await subscription()).items.data[0]?.price.id).toBe(prices.premium);
    expect((await read(url)).status).toBe(410);
  });

  test('a change that the card does not pay is refused in place', async () => {
    const { portal, subscription } = await aSubscriber(server);
    const { prices } = server.platform.billing;
    await pressAtBilling(`${portal}/fail`);
    const { status, html } = await pressAtBilling(`${portal}/change`, { price: prices.premium });
    expect(status).toBe(422);
    expect(html).toContain('The card was declined. Nothing was charged, and your plan is as it was.');
    expect((await subscription()).items.data[0]?.price.id).toBe(prices.standard);
  });

  test('is open for an hour', async () => {
    const { portal, subscription } = await aSubscriber(server);
    server.passTime(61 * 60 * 1000);
    expect((await read(portal)).html).toContain('This page has expired');
    expect((await pressAtBilling(`${portal}/cancel`)).status).toBe(410);
    expect((await subscription()).cancel_at_period_end).toBe(false);
  });
});

function statusUnder(host: string, url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(url), { headers: { host } });
    outgoing.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
