import { afterAll, describe, expect, test } from 'vitest';
import { openIdIdentity } from '#platform/server/identity/openid-identity.ts';
import { badIdTokens } from '#tests/support/bad-id-tokens.ts';
import { aBrowser } from '#tests/support/browser.ts';
import { clientId, clientSecret, fakeIssuer } from '#tests/support/fake-issuer.ts';
import { aServer } from '#tests/support/server.ts';

const issuer = await fakeIssuer();
const bad = badIdTokens(issuer);
const server = aServer({
  identity: () =>
    openIdIdentity({
      mode: 'google',
      issuer: issuer.url,
      accountIssuer: issuer.url,
      clientId,
      clientSecret,
      algorithm: 'RS256',
      prompt: 'select_account',
      insecure: true,
    }),
});
afterAll(() => issuer.close());

/** Goes as far as the provider; answers what it was asked and the way back. */
async function atTheProvider() {
  const browser = aBrowser(() => server.url);
  const asked = (await browser.begin()).searchParams;
  const back = (extra: Record<string, string> = {}) =>
    browser.visit(
      `/auth/v1/callback?${new URLSearchParams({ code: 'c', state: asked.get('state') ?? '', iss: issuer.url, ...extra })}`,
    );
  return { browser, back, honest: issuer.claims(asked.get('nonce') ?? '') };
}

const tokens = (id_token: unknown) => ({
  status: 200,
  body: { access_token: 'a', token_type: 'Bearer', expires_in: 300, id_token },
});

async function counts() {
  const sessions = await server.root.selectFrom('sessions').select('id').execute();
  const accounts = await server.root.selectFrom('accounts').select(['id', 'email', 'subject']).execute();
  return { sessions: sessions.length, accounts };
}

describe('a token that lies', () => {
  test('there are more than 40 of them', () => {
    expect(Object.keys(bad).length).toBeGreaterThan(40);
  });

  test.each(Object.keys(bad))('opens nothing: %s', async (name) => {
    const { browser, back, honest } = await atTheProvider();
    issuer.answerWith(tokens(await bad[name]?.(honest)));
    const answer = await back();

    expect(answer.status).toBe(303);
    const place = new URL(answer.headers.get('location') ?? '', server.url);
    expect(place.origin + place.pathname).toBe(`${server.url}/auth/callback`);
    expect(place.searchParams.get('error_code')).toMatch(/^(provider_refused|email_not_verified)$/);
    expect(browser.hasCookie(`rumo-${server.platform.env.port}`)).toBe(false);
    expect(await counts()).toEqual({ sessions: 0, accounts: [] });
  });

  test.each([
    ['an error', { status: 400, body: { error: 'invalid_grant' } }],
    ['a failure', { status: 500, body: 'oh no' }],
    ['a page', { status: 200, body: '<html>' }],
    ['nothing of use', { status: 200, body: {} }],
  ])('nor does %s instead of tokens', async (_what, body) => {
    const { back } = await atTheProvider();
    issuer.answerWith(body);
    expect((await back()).headers.get('location')).toContain('error_code=provider_refused');
    expect((await counts()).sessions).toBe(0);
  });

  test.each([
    ['the answer of another provider', { iss: 'https://evil.example' }],
    ['a refusal', { error: 'server_error' }],
  ])('nor does %s', async (_what, extra) => {
    const { back, honest } = await atTheProvider();
    issuer.answerWith(tokens(await issuer.goodToken(honest)));
    expect((await back(extra)).headers.get('location')).toContain('error_code=provider_refused');
    expect((await counts()).sessions).toBe(0);
  });
});

describe('an honest token', () => {
  test('opens a session, so the refusals above mean something', async () => {
    const { back, honest } = await atTheProvider();
    issuer.answerWith(tokens(await issuer.goodToken(honest)));
    expect((await back()).headers.get('location')).toContain('code=');
    expect(await counts()).toMatchObject({ sessions: 1, accounts: [{ email: 'maria@example.com' }] });
  });

  test('with a changed address stays the same person', async () => {
    const { back, honest } = await atTheProvider();
    issuer.answerWith(tokens(await issuer.goodToken({ ...honest, email: 'maria.lopez@example.com' })));
    await back();
    expect((await counts()).accounts).toMatchObject([
      { subject: 'subject-1', email: 'maria.lopez@example.com' },
    ]);
  });

  test("with somebody else's address is not that person", async () => {
    const { back, honest } = await atTheProvider();
    const other = { ...honest, sub: 'subject-2', email: 'maria.lopez@example.com' };
    issuer.answerWith(tokens(await issuer.goodToken(other)));
    await back();
    expect((await counts()).accounts.map(({ subject }) => subject).toSorted()).toEqual([
      'subject-1',
      'subject-2',
    ]);
  });
});

test('the log says why, and never who', () => {
  const log = server.lines.join('\n');
  expect(log).toContain('a sign-in was refused');
  expect(log).toContain('email_not_verified');
  expect(log).not.toMatch(/maria|@example\.com|subject-1/i);
});
