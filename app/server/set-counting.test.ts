import { expect, test } from 'vitest';
import { pitchRows } from '#tests/support/pitch-rows.ts';
import { aPitchServer } from '#tests/support/pitch-server.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();
const pitches = aPitchServer(server);
const { aPage } = pitchRows(() => server.root);

const press = (count: string, headers: Record<string, string> = {}) => ({
  headers: { origin: server.url, referer: `${server.url}/pitches/sea?utm_source=mail`, ...headers },
  init: { method: 'POST', body: new URLSearchParams({ count }) },
});

test('somebody who does not want to be counted is not, until they want to again', async () => {
  await aPage('By the sea', { slug: 'sea' });
  const browser = pitches.aBrowser();
  expect(await (await browser.ask('/pitches/sea')).text()).toContain('Do not count my visits');
  expect(browser.cookies.has('rumo_visitor')).toBe(true);

  const no = press('no');
  const pressed = await browser.ask('/privacy/counting', no.headers, no.init);
  expect([pressed.status, pressed.headers.get('location')]).toEqual([
    303,
    '/pitches/sea?utm_source=mail#counting',
  ]);
  expect(pressed.headers.getSetCookie()).toEqual([
    'rumo_no_count=1; Max-Age=34560000; Path=/; SameSite=Lax',
    'rumo_visitor=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ]);
  const html = await (await browser.ask('/pitches/sea')).text();
  expect(html).toContain('Your visits are not counted.');
  expect(html).toContain('Count my visits again');
  expect(browser.cookies.has('rumo_visitor')).toBe(false);

  const yes = press('yes');
  await browser.ask('/privacy/counting', yes.headers, yes.init);
  expect(await (await browser.ask('/pitches/sea')).text()).toContain('Do not count my visits');
  expect([...browser.cookies.keys()]).toEqual(['rumo_visitor']);
});

test('from anywhere else it leads to the privacy page, and never off our site', async () => {
  for (const referer of [
    `${server.url}/privacy`,
    'https://evil.example/pitches/x',
    '',
    'javascript:alert(1)',
  ]) {
    const { headers, init } = press('no', { referer });
    const answer = await pitches.ask('/privacy/counting', headers, init);
    expect(answer.headers.get('location'), referer).toBe('/privacy?counting=off#counting');
  }
});

test('other sites cannot press it, and nothing else is understood', async () => {
  for (const origin of ['https://evil.example', 'null']) {
    const { headers, init } = press('no', { origin });
    const answer = await pitches.ask('/privacy/counting', headers, init);
    expect([answer.status, answer.headers.get('set-cookie')], origin).toEqual([403, null]);
  }
  for (const [count, status] of [
    ['maybe', 400],
    ['n'.repeat(200), 413],
  ] as const) {
    const { headers, init } = press(count);
    const answer = await pitches.ask('/privacy/counting', headers, init);
    expect([answer.status, answer.headers.get('set-cookie')], count).toEqual([status, null]);
  }
});
