import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportPolicy } from '#features/policy-reports/contract.ts';
import { collect } from '#features/traffic/contract/traffic.ts';
import { AppError } from '#platform/server/app-error.ts';
import { type Listening, listen } from '#platform/server/http/listen.ts';
import { createRateLimit } from '#platform/server/rate-limit.ts';
import { pitchRows } from '#tests/support/pitch-rows.ts';
import { aServer } from '#tests/support/server.ts';
import { createApp } from './app.ts';
import { fastPath } from './fast-path.ts';

const server = aServer({ env: { PUBLIC_URL: 'https://localhost' } });
const { aPage } = pitchRows(() => server.root);
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${server.platform.env.port}${path}`, init);

const post = (path: string, headers: Record<string, string> = {}, body = '{}') =>
  ask(path, { method: 'POST', headers: { 'content-type': 'text/plain', ...headers }, body });
const ours = { origin: 'https://localhost' };

/** Without what differs from one answer to the next. */
const headersOf = ({ headers }: Response) =>
  Object.fromEntries(
    [...headers].filter(([name]) => !/^(x-request-id|date|content-length|connection|keep-alive)$/.test(name)),
  );

test('a fast answer has the headers of any other, and no more', async () => {
  const view = JSON.stringify({ type: 'cta_click', id: crypto.randomUUID(), page: crypto.randomUUID() });
  const [fast, slow] = [await post(collect.path, ours, view), await post(reportPolicy.path)];
  expect([fast.status, slow.status]).toEqual([204, 204]);
  expect(headersOf(fast)).toEqual(headersOf(slow));
  expect(fast.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(fast.headers.get('strict-transport-security')).not.toBeNull();
});

test('a fast refusal is any other in headers, form and language', async () => {
  const portuguese = { 'accept-language': 'pt' };
  const [fast, slow] = [await post(collect.path, portuguese), await post('/api/assistant/ask', portuguese)];
  expect([fast.status, slow.status]).toEqual([403, 415]);
  expect(headersOf(fast)).toEqual(headersOf(slow));
  const [{ error }, other] = [await fast.json(), await slow.json()];
  expect(Object.keys(error)).toEqual(Object.keys(other.error));
  expect(error.request_id).toBe(fast.headers.get('x-request-id'));
  expect(error.message).toContain('autorização');
});

test('a landing page, new, known or asked for by HEAD, keeps the headers of every answer', async () => {
  await aPage('By the sea', { slug: 'sea' });
  server.passTime(1_500);
  const {
    'content-security-policy': _,
    'cache-control': __,
    ...always
  } = headersOf(await post(reportPolicy.path));
  const page = await ask('/pitches/sea');
  const etag = page.headers.get('etag') ?? '';
  const known = await ask('/pitches/sea', { headers: { 'if-none-match': etag } });
  const head = await ask('/pitches/sea', { method: 'HEAD' });
  expect([page.status, known.status, head.status]).toEqual([200, 304, 200]);
  for (const answer of [page, known, head]) {
    expect(headersOf(answer)).toMatchObject(always);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  }
});

test('a fast request is logged like any other, without its URL', async () => {
  server.lines.length = 0;
  await post(reportPolicy.path);
  await post(`${collect.path}?personal=1`);
  await ask('/pitches/sea?personal=1');
  const lines = server.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(lines.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['POST', reportPolicy.path, 204],
    ['POST', collect.path, 403],
    ['GET', '/pitches/{slug}', 200],
  ]);
  for (const line of lines) expect(Object.keys(line)).toEqual(Object.keys(lines[0]));
  expect(server.lines.join()).not.toContain('personal');
});

test('an address that leads nowhere is logged with its status, without the address', async () => {
  server.lines.length = 0;
  expect((await ask('/no-such-page?personal=1')).status).toBe(404);
  const lines = server.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(lines.map(({ method, status }) => [method, status])).toEqual([['GET', 404]]);
  expect(server.lines.join()).not.toMatch(/no-such-page|personal/);
});

test('a body above the limit is refused, also when its length is not told before', async () => {
  const long = 'x'.repeat(5_000);
  expect((await post(collect.path, ours, long)).status).toBe(413);
  const stream = new Blob([long]).stream();
  const untold = await ask(collect.path, {
    method: 'POST',
    headers: ours,
    body: stream,
    duplex: 'half',
  } as RequestInit);
  expect(untold.status).toBe(413);
});

test('another method and a longer path are left to the app', async () => {
  expect((await ask(collect.path)).status).toBe(405);
  expect((await post(`${collect.path}/more`)).status).toBe(404);
  expect((await post('/pitches/sea')).status).toBe(404);
});

let limited: Listening;
const counted: string[] = [];
beforeAll(async () => {
  const { platform } = server;
  const take = (key: string) => {
    counted.push(key);
    throw new AppError('too_many_requests');
  };
  const front = fastPath(platform, { ...createRateLimit(platform.clock), take });
  limited = await listen(createApp(platform), { host: '127.0.0.1', port: 0 }, front);
});
afterAll(() => limited.stop());

test('the limit of the route counts by address; a landing page has none', async () => {
  const at = `http://127.0.0.1:${limited.port}`;
  const refused = await fetch(at + collect.path, { method: 'POST', headers: ours, body: '{}' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await fetch(`${at}/pitches/sea`)).status).toBe(200);
  expect(counted).toEqual(['post /api/collect 127.0.0.1']);
});
