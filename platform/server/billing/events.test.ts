import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aKey, payAtBilling } from '#tests/support/billing.ts';
import { aServer } from '#tests/support/server.ts';
import { readEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { createSecrets } from '../secrets.ts';
import { createBilling } from './create-billing.ts';

const server = aServer();
/** What stands where the app would: takes an event or refuses it, and notes what came. */
const received: { body: string; signature: string }[] = [];
let answerWith = 200;
const hook = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  received.push({ body, signature: String(request.headers['stripe-signature']) });
  response.writeHead(answerWith).end();
});
const sold = { standard: { name: 'Standard', monthly: 99 }, premium: { name: 'Premium', monthly: 149 } };
let billing: ReturnType<typeof createBilling>;

beforeAll(async () => {
  await new Promise<void>((listening) => hook.listen(0, '127.0.0.1', listening));
  const { clock, database } = server.platform;
  billing = createBilling({
    // Its own address is where events go; its pages are the server's.
    env: {
      ...readEnv({ PORT: String((hook.address() as AddressInfo).port) }),
      publicUrl: server.url,
      origins: [server.url],
    },
    secrets: createSecrets(Buffer.alloc(32, 1)),
    sold,
    database,
    clock,
    log: createLog('silent'),
  });
});
afterAll(() => {
  hook.close();
});

const eventRows = () =>
  server.root
    .selectFrom('billing_provider_state')
    .select(['id', 'payload'])
    .where('kind', '=', 'event')
    .orderBy('position')
    .execute();

const queued = async () => {
  const { rows } = await server.root.executeQuery<{ key: string; max_attempts: number }>({
    sql: 'select key, max_attempts from graphile_worker.jobs where task_identifier = $1',
    parameters: ['deliver-billing-event'],
  } as never);
  return rows;
};

describe('events of the built-in billing', () => {
  test('are written and queued with what they tell of, and told until they are taken', async () => {
    const { stripe, prices, builtIn, webhookSecret = '' } = billing;
    const customer = await stripe.customers.create({ email: 'maria@example.com' }, aKey());
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: customer.id,
        line_items: [{ price: prices.standard, quantity: 1 }],
        success_url: server.url,
        metadata: { checkout_id: 'one' },
      },
      aKey(),
    );
    expect(await eventRows()).toEqual([]);
    expect((await payAtBilling(session.url ?? '')).status).toBe(303);

    const rows = await eventRows();
    expect(rows.map(({ payload }) => (payload as { type: string }).type)).toEqual([
      'invoice.paid',
      'customer.subscription.created',
      'checkout.session.completed',
    ]);
    const jobs = await queued();
    expect(jobs.map(({ key }) => key).sort()).toEqual(rows.map(({ id }) => id).sort());
    expect(jobs[0]?.max_attempts).toBe(25);

    const id = rows[2]?.id ?? '';
    answerWith = 503;
    await expect(builtIn?.deliverEvent(id)).rejects.toThrow('answered 503');
    await expect(builtIn?.deliverEvent(id)).rejects.toThrow('answered 503');
    answerWith = 200;
    await builtIn?.deliverEvent(id);
    await builtIn?.deliverEvent(id);
    expect(received).toHaveLength(3);

    const [first, , last] = received;
    expect(last?.body).toBe(first?.body);
    const event = Stripe.webhooks.constructEvent(last?.body ?? '', last?.signature ?? '', webhookSecret);
    expect(event).toMatchObject({
      id,
      object: 'event',
      api_version: Stripe.API_VERSION,
      type: 'checkout.session.completed',
      livemode: false,
      data: { object: { id: session.id, status: 'complete', metadata: { checkout_id: 'one' } } },
    });
    expect(() =>
      Stripe.webhooks.constructEvent(`${last?.body} `, last?.signature ?? '', webhookSecret),
    ).toThrow();
    expect(await stripe.events.retrieve(id)).toMatchObject({ id, type: 'checkout.session.completed' });
  });
});

describe('the door to billing', () => {
  test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://visa.example.com' }])(
    'does not open in test mode beyond this machine, even if the check at the start were missing: %j',
    (reach) => {
      const env = readEnv({ ...reach, ALLOW_LOCAL_PROVIDERS: 'yes' });
      const { clock, database } = server.platform;
      const secrets = createSecrets(Buffer.alloc(32));
      const deps = { secrets, sold, database, clock, log: createLog('silent') };
      expect(() => createBilling({ ...deps, env: { ...env, localProvidersBanner: false } })).toThrow();
      expect(createBilling({ ...deps, env }).mode).toBe('built-in');
    },
  );
});
