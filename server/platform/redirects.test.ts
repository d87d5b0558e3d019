import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBilling } from './billing/create-billing.ts';
import { readEnv } from './env.ts';
import { s3Store } from './files/s3-store.ts';
import { openIdIdentity } from './identity/openid-identity.ts';
import { gemini } from './model/gemini.ts';
import { askPetService } from './pet-service.ts';

/** What a service that was taken over could do: lead us, with our keys, to an address inside our own network. */
let service: Server;
let inside: Server;
let asked = 0;
const reached: string[] = [];
let address = '';

beforeAll(async () => {
  inside = createServer((request, response) => {
    reached.push(request.url ?? '');
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(inside, 'listening');
  const { port } = inside.address() as AddressInfo;
  service = createServer((request, response) => {
    asked += 1;
    request.resume();
    response.writeHead(307, { location: `http://127.0.0.1:${port}/secrets` }).end();
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  address = `127.0.0.1:${(service.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = 0;
  reached.length = 0;
});
afterAll(() => {
  for (const server of [service, inside]) {
    server.close();
    server.closeAllConnections();
  }
});

const calls: [string, () => Promise<unknown>][] = [
  [
    'the sign-in provider',
    () =>
      openIdIdentity({
        mode: 'google',
        issuer: `http://${address}`,
        accountIssuer: 'https://accounts.google.com',
        clientId: 'id',
        clientSecret: 'secret',
        algorithm: 'RS256',
        prompt: 'select_account',
        insecure: true,
      }).probe(),
  ],
  [
    'the payment provider',
    () => {
      const env = readEnv({
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_PRICE_STANDARD: 'price_1',
        STRIPE_PRICE_PREMIUM: 'price_2',
        STRIPE_API_URL: `http://${address}`,
      });
      return createBilling({ env } as Parameters<typeof createBilling>[0]).stripe.prices.retrieve('price_1');
    },
  ],
  [
    'the model',
    async () => {
      const { write } = gemini({ apiKey: 'key', model: 'm', apiUrl: `http://${address}` });
      const request = {
        instructions: 'i',
        content: 'c',
        maxTokens: 10,
        signal: new AbortController().signal,
      };
      for await (const _ of write(request as Parameters<typeof write>[0]));
    },
  ],
  ['the file store', () => s3Store(`s3://key:secret@${address}/papers?tls=no`).probe()],
  [
    'the pet service',
    async () => {
      const answer = await askPetService(`http://${address}`, 'A dog?');
      if (answer.kind !== 'answered') throw new Error(answer.kind);
    },
  ],
];

test.each(calls)('%s cannot send us on to another address', async (_, call) => {
  await expect(call()).rejects.toThrow();
  expect(asked).toBeGreaterThan(0);
  expect(reached).toEqual([]);
});
