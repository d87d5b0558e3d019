import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assistantClient } from '#tests/support/assistant-client.ts';
import { payAtBilling } from '#tests/support/billing.ts';
import { aBrowser } from '#tests/support/browser.ts';
import { documentsClient } from '#tests/support/documents-client.ts';
import { fetchFrom } from '#tests/support/fetch-from.ts';
import { followLive } from '#tests/support/live-client.ts';
import { missingProxies, startProxy } from '#tests/support/proxies.ts';
import { layReadyCluster } from '#tests/support/ready-cluster.ts';
import { findFreePort, type RunningApp, startApp } from '#tests/support/running-app.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { aProfile } from '../support/request-bodies.ts';

if (missingProxies) process.stdout.write(`SKIPPED, behind proxies: ${missingProxies}\n`);

const dataDir = mkdtempSync(join(tmpdir(), 'rumo-proxies-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const proxies = [
  ['nginx', 'default'],
  ['nginx', 'documented'],
  ['haproxy', 'default'],
  ['haproxy', 'documented'],
] as const;

describe.skipIf(missingProxies)('the program behind a proxy', () => {
  let port = 0;
  let app: RunningApp;
  beforeAll(async () => {
    await layReadyCluster(dataDir);
    port = await findFreePort();
    app = await startApp(dataDir, {
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TRUSTED_PROXIES: '127.0.0.1',
    });
  });
  afterAll(() => app.stop());

  test.each(proxies)('%s, %s settings', async (kind, settings) => {
    const proxy = await startProxy(kind, settings, { port, upstream: app.url });
    try {
      const person = { email: `${kind}.${settings}@example.com`, name: 'Margaret Ellison' };
      const browser = aBrowser(() => proxy.url);
      const session = await browser.signIn(person.email, person.name);
      expect(browser.hasCookie(`rumo-${port}`), 'cookies bear the public port').toBe(true);
      expect((await browser.refresh(session.refresh_token)).status).toBe(200);
      const headers = {
        authorization: `Bearer ${session.access_token}`,
        cookie: browser.cookieFor('/api'),
      };
      const post = (path: string, body: object, method = 'POST') =>
        browser.call(path, session, { method, body: JSON.stringify(body) });

      await pagesCome(proxy.url);
      const profile = aProfile({ full_name: person.name });
      expect((await post('/api/profile', profile, 'PUT')).status).toBe(200);
      const live = await followLive(proxy.url, headers);
      const { application } = await (await post('/api/applications', {})).json();
      await live.change('applications');
      await live.beat();
      await live.leave();

      await uploads(proxy.url, headers, application.id, kind === 'nginx' && settings === 'default');
      await answersCome(proxy.url, headers);

      const checkout = await (await post('/api/billing/create-checkout', { plan: 'standard' })).json();
      const bill = await fetch(checkout.url);
      expect([new URL(checkout.url).port, bill.status]).toEqual([String(port), 200]);
      const paid = await payAtBilling(checkout.url);
      expect([paid.status, new URL(paid.location ?? '').port]).toEqual([303, String(port)]);

      expect(await isTold(proxy.url)).toBe(settings === 'documented' ? 'apart' : 'together');
    } finally {
      await proxy.stop();
    }
  });
});

/** Pages, files of the build, landing pages' 404 and an address of nobody, each with the status it has without a proxy. */
async function pagesCome(url: string): Promise<void> {
  const statuses = [
    '/',
    '/pt',
    '/money',
    '/dashboard',
    '/api/openapi.json',
    '/api/ready',
    '/no/such/page',
  ].map(async (path) => (await fetch(url + path)).status);
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 200, 200, 404]);
}

/** A small file, and one that is larger than nginx takes by default: then nobody waits, and the browser gets nginx's 413. */
async function uploads(
  url: string,
  headers: { authorization: string; cookie: string },
  application_id: string,
  isRefusedAbove1MB: boolean,
): Promise<void> {
  const client = documentsClient(url, headers);
  for (const [size, isLarge] of [
    [2_000, false],
    [3_000_000, true],
  ] as const) {
    const pdf = aPdf(1, size);
    const file = { application_id, file_name: `of ${size}.pdf`, file_size: pdf.length };
    const row = await (await client.announce(file)).json();
    const sent = await client.send(row.id, new Uint8Array(pdf));
    expect(sent.status, `${size} bytes`).toBe(isLarge && isRefusedAbove1MB ? 413 : 200);
    if (!sent.ok) continue;
    const back = await client.content(row.id);
    expect(Buffer.from(await back.arrayBuffer()).equals(pdf)).toBe(true);
  }
}

async function answersCome(url: string, headers: { authorization: string; cookie: string }): Promise<void> {
  const anonymous = await assistantClient(url).ask('How much money does one person need?');
  expect(anonymous.status).toBe(200);
  const streamed = await assistantClient(url, headers).follow('How much money do two people need?');
  expect(await streamed.text()).toContain('event: reply');
}

/**
 * Whether the limits of one address leave those of another alone. 20 files a minute may be attached by a visitor without an
 * account; what is no PDF counts as well.
 */
async function isTold(url: string): Promise<'apart' | 'together'> {
  const attach = async (from: string) => {
    const answer = await fetchFrom(from)(`${url}/api/assistant/attachments`, {
      method: 'POST',
      headers: { 'content-type': 'application/pdf' },
      body: 'no PDF',
    });
    return answer.status;
  };
  const statuses: number[] = [];
  for (let time = 0; time < 25; time += 1) statuses.push(await attach('127.0.3.1'));
  expect(statuses.at(-1)).toBe(429);
  return (await attach('127.0.3.2')) === 429 ? 'together' : 'apart';
}

test.skipIf(missingProxies)(
  'the built-in sign-in stays on this machine, whatever a proxy rewrites',
  async () => {
    const app = await startApp(dataDir, { ALLOW_LOCAL_PROVIDERS: 'no' });
    const port = await findFreePort();
    const found: Record<string, unknown> = {};
    try {
      for (const [kind, settings] of proxies) {
        const proxy = await startProxy(kind, settings, { port, upstream: app.url });
        try {
          found[`${kind}, ${settings}`] = await triesToEnter(proxy.url);
        } finally {
          await proxy.stop();
        }
      }
    } finally {
      await app.stop();
    }
    expect(found).toEqual({
      // Nothing shows that somebody is not at this machine: the word keeps them out.
      'nginx, default': [422, 'Sign-in word'],
      'nginx, documented': [421, 'serves this machine alone'],
      'haproxy, default': [421, 'serves this machine alone'],
      'haproxy, documented': [421, 'serves this machine alone'],
    });
  },
);

/** Begins to sign in as somebody who only reaches the proxy, and says they are Eve, without a word. */
async function triesToEnter(url: string): Promise<[number, string]> {
  const browser = aBrowser(() => url);
  const query = 'provider=google&code_challenge_method=s256';
  const begun = await browser.visit(`/auth/v1/authorize?${query}&code_challenge=${'c'.repeat(43)}`);
  const asked = new URL(begun.headers.get('location') ?? '');
  const page = await browser.visit(asked.pathname + asked.search);
  const visit = new URL(page.headers.get('location') ?? asked.href, url);
  const answer = await browser.visit(visit.pathname, {
    method: 'POST',
    body: new URLSearchParams({ email: 'eve@example.com', name: 'Eve' }),
  });
  const html = await answer.text();
  return [
    answer.status,
    ['Sign-in word', 'serves this machine alone'].find((text) => html.includes(text)) ?? html,
  ];
}
