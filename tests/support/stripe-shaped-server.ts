import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { plansOnSale } from '#features/plans/server/plans-on-sale.ts';
import { createBuiltInProvider } from '#platform/server/billing/built-in/provider.ts';
import { createLog } from '#platform/server/log.ts';
import { aDatabase } from './database.ts';
import { findFreePort } from './running-app.ts';

/** Between two tries to hand over an event. */
const pauseMs = 100;

/**
 * Somebody else's Stripe: the protocol of the built-in billing on a port of its own, with a key, prices, a webhook secret
 * and books of its own, so that an app runs the way it runs with Stripe. Its events go over HTTP to the app, each until it
 * is taken, the next one not before. Starts before the file's tests; call it before what it is for:
 *
 *     const stripe = aStripeShapedServer();
 *     const journey = aJourney(stripe.env);
 *
 * or, for a server of the tests' own: `const server = aServer({ env: stripe.env }); stripe.sendTo(() => server.url);`
 */
export function aStripeShapedServer() {
  const { database, root } = aDatabase();
  const secretKey = `sk_test_${randomBytes(24).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const prices = { standard: 'price_ShapedStandard', premium: 'price_ShapedPremium' };
  const setUp = { apiUrl: '', port: '' };
  let appAddress = () => `http://127.0.0.1:${setUp.port}`;
  let isDown = false;
  let isOver = false;
  let delivering = Promise.resolve();

  const start = async () => {
    let handle: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
    const server = createServer((request, response) => handle?.(request, response));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    setUp.apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    setUp.port = String(await findFreePort());
    const provider = createBuiltInProvider({
      database,
      clock: () => new Date(),
      log: createLog('silent'),
      publicUrl: setUp.apiUrl,
      origins: [setUp.apiUrl],
      hosts: new Set([new URL(setUp.apiUrl).host]),
      prices,
      sold: plansOnSale,
      secretKey,
      webhookSecret,
      webhookUrl: () => `${appAddress()}/api/billing/webhook`,
      announce: async () => {},
    });

    const deliver = async () => {
      for (;;) {
        const [id] = await waitingEvents();
        if (id === undefined || isOver) return;
        await provider.deliverEvent(id).catch(() => delay(pauseMs));
      }
    };
    handle = (request, response) => {
      if (isDown) {
        response.writeHead(503, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
        response.end(JSON.stringify({ error: { type: 'api_error', message: 'We are down.' } }));
        return;
      }
      // What was written by this request is told afterwards, in the order in which it happened.
      response.on('finish', () => {
        delivering = delivering.then(deliver);
      });
      if (request.url?.startsWith('/v1/')) provider.api(request, response);
      else provider.pages(request, response);
    };
    return server;
  };

  async function waitingEvents(): Promise<string[]> {
    const rows = await root
      .selectFrom('billing_provider_state')
      .select(['id', 'payload'])
      .where('kind', '=', 'event')
      .orderBy('position')
      .execute();
    return rows
      .filter(({ payload }) => (payload as { deliveredAt: number | null }).deliveredAt === null)
      .map(({ id }) => id);
  }

  let server: Awaited<ReturnType<typeof start>> | undefined;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(async () => {
    isOver = true;
    server?.closeAllConnections();
    await new Promise((closed) => server?.close(closed));
    await delivering;
  });

  return {
    secretKey,
    webhookSecret,
    prices,
    get apiUrl(): string {
      return setUp.apiUrl;
    },
    /** What an operator would set; `PORT` is where events are sent, unless `sendTo` says otherwise. */
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_STANDARD: prices.standard,
      STRIPE_PRICE_PREMIUM: prices.premium,
      get STRIPE_API_URL() {
        return setUp.apiUrl;
      },
      get PORT() {
        return setUp.port;
      },
    },
    sendTo(address: () => string): void {
      appAddress = address;
    },
    /** While it is down, every call and page is refused. */
    setDown(down: boolean): void {
      isDown = down;
    },
    /** Ids of the events that the app has not taken yet, the oldest first. */
    waitingEvents,
  };
}
