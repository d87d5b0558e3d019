import { expect, test } from 'vitest';
import { aBrowser } from '#tests/support/browser.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer({ env: { ALLOW_LOCAL_PROVIDERS: 'no' } });
const open = aServer();
const proxied = aServer({ env: { PUBLIC_URL: 'http://127.0.0.1:9' } });
const newBrowser = () => aBrowser(() => server.url);
const rightWord = () => server.platform.identity.signInWord ?? '';

async function answers(browser: ReturnType<typeof newBrowser>, page: URL, fields: Record<string, string>) {
  const answer = await browser.visit(page.href, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: answer.status, html: await answer.text() };
}

test('a new browser is asked for the word, once, and nothing typed is lost over a wrong one', async () => {
  const browser = newBrowser();
  const page = await browser.begin();
  expect(await (await browser.visit(page.href)).text()).toContain('<label for="word">Sign-in word</label>');
  const wrong = await answers(browser, page, { email: 'ana@example.com', name: 'Ana', word: 'abcd-2345' });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('This is not the sign-in word');
  expect(wrong.html).toContain('value="ana@example.com"');
  const spoken = rightWord().toUpperCase().replace('-', ' ');
  expect((await answers(browser, page, { email: 'ana@example.com', name: '', word: spoken })).status).toBe(
    303,
  );

  const again = await browser.begin();
  expect(await (await browser.visit(again.href)).text()).not.toContain('Sign-in word');
  expect((await browser.signIn('robert@example.com')).user.email).toBe('robert@example.com');
});

test('without the word nobody becomes anybody, and the people of the house are not named', async () => {
  const browser = newBrowser();
  const page = await browser.begin();
  expect((await answers(browser, page, { email: 'eve@example.com' })).status).toBe(422);
  const forged = { cookie: `${browser.cookieFor('/idp/interaction')}; rumo-idp-word-1=x` };
  const answer = await browser.visit(page.href, {
    method: 'POST',
    headers: forged,
    body: new URLSearchParams({ email: 'eve@example.com' }),
  });
  expect(answer.status).toBe(422);
  expect(await server.root.selectFrom('accounts').where('email', '=', 'eve@example.com').execute()).toEqual(
    [],
  );
});

test('the link that the terminal shows brings the word', async () => {
  const browser = newBrowser();
  const answer = await browser.visit(`/idp/word/${rightWord()}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/auth']);
  expect((await browser.signIn('link@example.com')).user.email).toBe('link@example.com');
});

test('ten wrong words in a minute, from whatever browsers, and no word is taken for the rest of it', async () => {
  server.passTime(60_000);
  for (let tries = 0; tries < 10; tries += 1) await newBrowser().visit('/idp/word/zzzz-zzzz');
  const browser = newBrowser();
  const page = await browser.begin();
  const late = await answers(browser, page, { email: 'late@example.com', word: rightWord() });
  expect(late.html).toContain('There were too many wrong words');
  server.passTime(60_000);
  expect((await answers(browser, page, { email: 'late@example.com', word: rightWord() })).status).toBe(303);
});

test.each([
  ['X-Forwarded-For', '203.0.113.9'],
  ['X-Forwarded-Proto', 'https'],
  ['Forwarded', 'for=203.0.113.9'],
  ['Via', '1.1 proxy'],
  ['X-Real-IP', '203.0.113.9'],
])('whoever a proxy passed on (%s) finds nobody here, also under the right Host', async (name, value) => {
  const browser = newBrowser();
  await browser.visit(`/idp/word/${rightWord()}`);
  const page = await browser.begin();
  const answer = await browser.visit(page.href, { headers: { [name]: value } });
  expect(answer.status).toBe(421);
  expect(await answer.text()).toContain('The built-in sign-in serves this machine alone');
});

test('ALLOW_LOCAL_PROVIDERS=yes asks for no word, and serves through proxies', async () => {
  expect(open.platform.identity.signInWord).toBeUndefined();
  const browser = aBrowser(() => open.url, { 'x-forwarded-for': '203.0.113.9' });
  expect((await browser.signIn('trial@example.com')).user.email).toBe('trial@example.com');
});

test('ALLOW_LOCAL_PROVIDERS=yes serves behind a proxy that writes the address it reaches us at into Host', async () => {
  const { port } = proxied.platform.env;
  const at = `http://127.0.0.1:${port}`;
  const browser = aBrowser(() => at);
  const begun = await fetch(
    `${at}/auth/v1/authorize?provider=google&code_challenge=${'c'.repeat(43)}&code_challenge_method=s256`,
    { redirect: 'manual' },
  );
  const { pathname, search } = new URL(begun.headers.get('location') ?? '');
  const page = await browser.visit(pathname + search);
  expect(page.status).toBe(303);
  expect(new URL(page.headers.get('location') ?? '', at).pathname).toContain('/idp/interaction/');
});
