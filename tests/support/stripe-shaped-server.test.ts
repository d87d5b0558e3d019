import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { aKey, aPlanCheckout, payAtBilling } from './billing.ts';
import { aServer } from './server.ts';
import { aStripeShapedServer } from './stripe-shaped-server.ts';

const stripe = aStripeShapedServer();
const server = aServer({ env: stripe.env });

test('a server with Stripe’s settings speaks to it, has no pages of its own, and is told what happened', async () => {
  const taken: string[] = [];
  let refusals = 2;
  const hook = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const signature = String(request.headers['stripe-signature']);
    const event = Stripe.webhooks.constructEvent(body, signature, stripe.webhookSecret);
    if (refusals-- > 0) response.writeHead(500).end();
    else response.writeHead(200).end(taken.push(event.type).toString());
  });
  await new Promise<void>((listening) => hook.listen(0, '127.0.0.1', listening));
  stripe.sendTo(() => `http://127.0.0.1:${(hook.address() as AddressInfo).port}`);

  expect(server.platform.billing).toMatchObject({
    mode: 'stripe',
    prices: stripe.prices,
  });
  expect(server.platform.billing.builtIn).toBeUndefined();
  const { url, session } = await aPlanCheckout(server);
  expect(url).toBe(`${stripe.apiUrl}/billing/checkout/${session.id}`);
  expect((await fetch(`${server.url}/billing/checkout/${session.id}`)).status).toBe(404);
  expect((await payAtBilling(url)).location).toBe(`${server.url}/subscription/return?session=${session.id}`);
  await expect
    .poll(() => taken)
    .toEqual(['invoice.paid', 'customer.subscription.created', 'checkout.session.completed']);
  await expect.poll(() => stripe.waitingEvents()).toEqual([]);

  stripe.setDown(true);
  await expect(server.platform.billing.stripe.customers.create({}, aKey())).rejects.toMatchObject({
    statusCode: 503,
  });
  hook.close();
});
