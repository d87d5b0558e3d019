import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readEnv } from '#platform/server/env.ts';
import { readCookie, writeCookie } from './cookies.ts';

const online = readEnv({
  PUBLIC_URL: 'https://visa.example.com',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  DOCUMENT_KEY: Buffer.alloc(32).toString('base64'),
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PRICE_STANDARD: 'price_1',
  STRIPE_PRICE_PREMIUM: 'price_2',
});
const local = readEnv({ PORT: '3000' });

async function written(env: typeof online, secret: string | undefined): Promise<string | null> {
  const app = new Hono().get('/', (http) => {
    writeCookie(http, 'session', secret, env);
    return http.body(null, 204);
  });
  return (await app.request('/')).headers.get('set-cookie');
}

test('on https the cookie can be set by nobody else and travels encrypted', async () => {
  expect(await written(online, 'secret')).toBe(
    '__Host-rumo=secret; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
});

test('on this machine each port has its own', async () => {
  expect(await written(local, 'secret')).toBe(
    'rumo-3000=secret; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
  );
});

test('two processes behind one address read the same cookie, whatever ports they listen on', async () => {
  const [one, other] = ['3001', '3002'].map((PORT) =>
    readEnv({ PORT, PUBLIC_URL: 'http://127.0.0.1:8080', TRUSTED_PROXIES: 'loopback' }),
  );
  if (!one || !other) throw new Error('two processes');
  expect(await written(one, 'secret')).toMatch(/^rumo-8080=secret;/);
  expect(readCookie(new Headers({ cookie: 'rumo-8080=mine' }), 'session', other)).toBe('mine');
});

test('it is taken back under the name it was given', async () => {
  expect(await written(online, undefined)).toBe(
    '__Host-rumo=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
});

test.each([
  ['__Host-rumo=mine; other=1', 'mine'],
  ['other=1; __Host-rumo=mine', 'mine'],
  ['rumo-3000=mine', undefined],
  ['x__Host-rumo=mine', undefined],
  ['', undefined],
])('reads %j as %j', (cookie, expected) => {
  expect(readCookie(new Headers({ cookie }), 'session', online)).toBe(expected);
});
