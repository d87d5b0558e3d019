import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen } from '#platform/server/http/listen.ts';
import { aServer, asAnotherProcess } from '#tests/support/server.ts';
import { createApp } from './app.ts';

const token = 'a-token-of-this-test-alone';
const server = aServer();
const guarded = aServer({ env: { METRICS_TOKEN: token } });
const places: Listening[] = [];
let publicSite: string;

beforeAll(async () => {
  const env = { ...server.platform.env, publicUrl: 'https://visa.example.com' };
  const listening = await listen(createApp(asAnotherProcess(server.platform, { env })), {
    host: '127.0.0.1',
    port: 0,
  });
  places.push(listening);
  publicSite = `http://127.0.0.1:${listening.port}`;
});
afterAll(async () => {
  for (const place of places) await place.stop();
});

const askedFrom = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const asking = request(`${url}/metrics`, { headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({ status: answer.statusCode, body: Buffer.concat(chunks).toString() });
    });
    asking.on('error', reject).end();
  });

const nothing = { status: 404, body: '' };

test('a program on this machine reads the figures of an installation for this machine', async () => {
  await fetch(`${server.url}/api/live`);
  const { status, body } = await askedFrom(server.url);
  expect(status).toBe(200);
  expect(body).toContain('rumo_http_requests_total{method="GET",route="/api/live",status="200"} 1\n');
  expect(body).toMatch(/^rumo_database_pool_size\{pool="applicant"\} \d+$/m);
  expect(body).toMatch(/^rumo_jobs_waiting \d+$/m);
  expect(body).toMatch(/^rumo_outage\{service="database"\} 0$/m);
});

test.each([
  ['a proxy passes on', { 'x-forwarded-for': '203.0.113.7' }],
  ['a proxy passes on by the newer header', { forwarded: 'for=203.0.113.7' }],
  ['a page reaches whose name points at this machine', { host: 'rebound.example.com' }],
  [
    'brings a token where none is set',
    { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' },
  ],
])('nothing is there for one whom %s', async (_who, headers) => {
  expect(await askedFrom(server.url, headers)).toEqual(nothing);
});

test('a public site shows nothing without a token, though a proxy that says nothing looks like this machine', async () => {
  expect(await askedFrom(publicSite)).toEqual(nothing);
});

test.each([
  ['nothing', {}],
  ['another token', { authorization: `Bearer ${'b'.repeat(token.length)}` }],
  ['the beginning of it', { authorization: `Bearer ${token.slice(0, -1)}` }],
  ['it as a user name', { authorization: `Basic ${Buffer.from(token).toString('base64')}` }],
  ['a session', { authorization: 'Bearer eyJhbGciOiJFUzI1NiJ9.e30.x', cookie: 'rumo=1' }],
])('with METRICS_TOKEN set, nothing is there for whom brings %s', async (_what, headers) => {
  expect(await askedFrom(guarded.url, headers)).toEqual(nothing);
});

test('with METRICS_TOKEN set, who brings it reads from anywhere, and no admin does without', async () => {
  const bearer = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' };
  expect((await askedFrom(guarded.url, bearer)).status).toBe(200);
  const admin = await guarded.signedIn(await guarded.aPerson({ role: 'admin' }));
  expect(await askedFrom(guarded.url, { ...admin })).toEqual(nothing);
});

test('paths, ids and search texts make no series of their own', async () => {
  for (const path of ['/nowhere-1', '/api/nowhere-2', '/api/applications/8b1f/guide', '/api/live?q=maria'])
    await fetch(server.url + path);
  const { body } = await askedFrom(server.url);
  expect(body).not.toMatch(/nowhere|8b1f|maria/);
  expect(body).toContain('route="unknown",status="404"} ');
});
