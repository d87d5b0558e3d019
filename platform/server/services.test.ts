import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import tlsOptions from 'smtp-server/lib/tls-options.js';
import { expect, onTestFinished, test } from 'vitest';
import { createBilling } from './billing/create-billing.ts';
import { readEnv } from './env.ts';
import { s3Store } from './files/s3-store.ts';
import { openIdIdentity } from './identity/openid-identity.ts';
import { smtpMail } from './mail.ts';
import { gemini } from './model.ts';
import { askPetService } from './pet-service.ts';

/** How we ask each service, at a host and by a scheme. */
const calls: [string, (scheme: 'http' | 'https', host: string) => Promise<unknown>][] = [
  [
    'the sign-in provider',
    (scheme, host) =>
      openIdIdentity({
        mode: 'google',
        issuer: `${scheme}://${host}`,
        accountIssuer: 'https://accounts.google.com',
        clientId: 'id',
        clientSecret: 'secret',
        algorithm: 'RS256',
        prompt: 'select_account',
        insecure: scheme === 'http',
      }).probe(),
  ],
  [
    'the payment provider',
    (scheme, host) => {
      const env = readEnv({
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_PRICE_STANDARD: 'price_1',
        STRIPE_PRICE_PREMIUM: 'price_2',
        STRIPE_API_URL: `${scheme}://${host}`,
      });
      return createBilling({ env } as Parameters<typeof createBilling>[0]).stripe.prices.retrieve('price_1');
    },
  ],
  [
    'the model',
    async (scheme, host) => {
      const { write } = gemini({ apiKey: 'key', model: 'm', apiUrl: `${scheme}://${host}` });
      const request = {
        instructions: 'i',
        content: 'c',
        maxTokens: 10,
        signal: new AbortController().signal,
      };
      for await (const _ of write(request as Parameters<typeof write>[0]));
    },
  ],
  [
    'the file store',
    (scheme, host) =>
      s3Store(`s3://key:secret@${host}/papers?tls=${scheme === 'http' ? 'no' : 'yes'}`).probe(),
  ],
  [
    'the pet service',
    async (scheme, host) => {
      const answer = await askPetService(`${scheme}://${host}`, 'A dog?');
      if (answer.kind !== 'answered') throw new Error(answer.kind);
    },
  ],
];

async function listening(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

// A service that was taken over could lead us, with our keys, to an address inside our own network.
test.each(calls)('%s cannot send us on to another address', async (_, call) => {
  let asked = 0;
  const reached: string[] = [];
  const inside = await listening(
    createServer((request, response) => {
      reached.push(request.url ?? '');
      response.end('{}');
    }),
  );
  const port = await listening(
    createServer((request, response) => {
      asked += 1;
      request.resume();
      response.writeHead(307, { location: `http://127.0.0.1:${inside}/secrets` }).end();
    }),
  );
  await expect(call('http', `127.0.0.1:${port}`)).rejects.toThrow();
  expect(asked).toBeGreaterThan(0);
  expect(reached).toEqual([]);
});

test.each(calls)('%s is told nothing while nobody vouches for its certificate', async (_, call) => {
  let connections = 0;
  const asked: string[] = [];
  const server = createSecureServer(tlsOptions(), (request, response) => {
    asked.push(request.url ?? '');
    response.end('{}');
  });
  server.on('connection', () => {
    connections += 1;
  });
  const port = await listening(server);
  await expect(call('https', `localhost:${port}`)).rejects.toThrow();
  expect(connections).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});

test('the mail server is told nothing while nobody vouches for its certificate', async () => {
  const said: string[] = [];
  const port = await listening(
    createTlsServer(tlsOptions(), (socket) => {
      socket.on('data', (bytes) => said.push(String(bytes))).on('error', () => {});
      socket.write('220 here\r\n');
    }),
  );
  const mail = smtpMail(
    { url: `smtps://me:secret@localhost:${port}`, from: 'a@example.com' },
    'https://v.example',
  );
  await expect(mail.probe()).rejects.toThrow(/certificate/);
  mail.close();
  expect(said).toEqual([]);
});

test('whatever we fetch from a server says what it does about being sent on', () => {
  const folder = new URL('../../', import.meta.url);
  const fetching = globSync('{app,platform,features/*}/server/**/*.ts', { cwd: folder }).filter((name) => {
    const source = readFileSync(new URL(name, folder), 'utf8');
    return (
      !name.endsWith('.test.ts') &&
      /(?<![\w.])fetch\(/.test(source) &&
      !/redirect: '(?:error|manual)'/.test(source)
    );
  });
  expect(fetching).toEqual([]);
});
