import { expect, test } from 'vitest';
import { aServer } from '#tests/support/server.ts';
import { reportPolicy } from '../contract.ts';

const server = aServer();
const send = (body: unknown, type = 'application/csp-report') =>
  fetch(server.url + reportPolicy.path, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const older = (more: object = {}) => ({
  'csp-report': { 'document-uri': `${server.url}/dashboard`, 'violated-directive': 'script-src', ...more },
});
const logged = () =>
  server.lines
    .filter((line) => line.includes('has stopped something'))
    .map((line) => JSON.parse(line))
    .map(({ directive, blocked, page, source }) => ({ directive, blocked, page, source }));
/** Each test counts its own minute and hour. */
const later = () => {
  server.passTime(61 * 60_000);
  server.lines.length = 0;
};

test('both forms are written down, without anything about a person', async () => {
  later();
  const id = crypto.randomUUID();
  const secret = 'maria@example.com';
  const documentURL = `${server.url}/admin/cases/${id}/Maria%20Lopez?q=${secret}#${secret}`;
  const answer = await send(
    [
      {
        type: 'csp-violation',
        body: {
          documentURL,
          effectiveDirective: 'connect-src',
          blockedURL: `https://evil.example/${secret}?${secret}`,
          sourceFile: `${server.url}/assets/root-AbC1.js?${secret}`,
        },
      },
      { type: 'deprecation', body: {} },
    ],
    'application/reports+json',
  );
  expect(answer.status).toBe(204);
  await send(older({ 'document-uri': documentURL, 'blocked-uri': 'inline', 'source-file': documentURL }));
  expect(logged()).toEqual([
    {
      directive: 'connect-src',
      blocked: 'https://evil.example',
      page: '/admin/cases/*/*',
      source: '/assets/root-AbC1.js',
    },
    { directive: 'script-src', blocked: 'inline', page: '/admin/cases/*/*', source: 'own' },
  ]);
  expect(server.lines.join()).not.toMatch(/maria/i);
});

test('the same thing stands in the log once in an hour, and all things together are few', async () => {
  later();
  for (let n = 0; n < 3; n += 1) await send(older());
  expect(logged()).toHaveLength(1);
  const made = Array.from({ length: 20 }, (_, n) => older({ 'blocked-uri': `https://x${n}.example/` }));
  const more = Array.from({ length: 20 }, (_, n) => older({ 'blocked-uri': `https://y${n}.example/` }));
  const most = Array.from({ length: 25 }, (_, n) => older({ 'blocked-uri': `https://z${n}.example/` }));
  for (const list of [made, more, most]) await send(list);
  expect(logged()).toHaveLength(50);
});

test.each([
  ['no JSON', () => '{'],
  ['nothing that a report has', () => '[null, 1, {"csp-report":{}}]'],
  ['a page of somebody else', () => older({ 'document-uri': 'https://evil.example/' })],
  ['a directive that is none', () => older({ 'violated-directive': 'Ana was here' })],
])('%s is answered and leaves no line', async (_what, body) => {
  later();
  expect((await send(body())).status).toBe(204);
  expect(logged()).toEqual([]);
});

test('what is too long is refused, and so is an address that never stops', async () => {
  later();
  expect((await send('x'.repeat(16 * 1024 + 1))).status).toBe(413);
  const statuses: number[] = [];
  for (let n = 0; n < 30; n += 1) statuses.push((await send('{}')).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(29);
  expect(statuses.at(-1)).toBe(429);
});

test('everybody together are bounded too', async () => {
  later();
  const headers = await Promise.all(
    Array.from({ length: 11 }, async () => server.signedIn(await server.aPerson())),
  );
  const statuses: number[] = [];
  for (const of of headers)
    for (let n = 0; n < 29; n += 1) {
      const init = { method: 'POST', headers: { ...of }, body: '{}' };
      statuses.push((await fetch(server.url + reportPolicy.path, init)).status);
    }
  expect(statuses.filter((status) => status === 204)).toHaveLength(300);
});
