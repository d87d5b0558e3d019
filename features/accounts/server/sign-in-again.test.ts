import { afterAll, describe, expect, test } from 'vitest';
import { openIdIdentity } from '#platform/server/identity/openid-identity.ts';
import { sessionLimits } from '#platform/shared/session-limits.ts';
import { aBrowser } from '#tests/support/browser.ts';
import { clientId, clientSecret, fakeIssuer } from '#tests/support/fake-issuer.ts';
import { aServer } from '#tests/support/server.ts';

const again = { max_age: '0' };

describe('signing in again with the built-in sign-in', () => {
  const server = aServer();
  const makeOld = () =>
    server.root
      .updateTable('sessions')
      .set({ signed_in_at: new Date(Date.now() - sessionLimits.recentSignIn) })
      .execute();
  const sessionsOf = (userId: string) =>
    server.root
      .selectFrom('sessions')
      .select(['id', 'ended_at', 'signed_in_at'])
      .where('user_id', '=', userId)
      .execute();

  test('opens what was closed, in the same session, and a copy of the old cookie is worth nothing', async () => {
    const maria = aBrowser(() => server.url);
    const session = await maria.signIn('maria@example.com');
    const copied = maria.cookieFor('/');
    await makeOld();
    const erase = (init = {}) =>
      maria.call('/api/account/erasure', session, { method: 'PUT', body: '{}', ...init });
    const refused = await erase();
    expect([refused.status, (await refused.json()).error.code]).toEqual([403, 'sign_in_again']);

    const end = await maria.choose(await maria.begin(undefined, again), 'maria@example.com');
    const code = end.searchParams.get('code') ?? '';
    expect((await maria.redeem(code)).status).toBe(200);
    // The tab that waited goes on with the token that it had.
    expect((await erase()).status).toBe(200);
    expect(await sessionsOf(session.user.id)).toMatchObject([{ ended_at: null }]);
    const headers = { authorization: `Bearer ${session.access_token}`, cookie: copied };
    expect((await fetch(`${server.url}/api/account`, { headers })).status).toBe(401);
  });

  test('with another account changes nothing', async () => {
    const nora = aBrowser(() => server.url);
    const session = await nora.signIn('nora@example.com');
    await makeOld();
    const before = await sessionsOf(session.user.id);
    const end = await nora.choose(await nora.begin(undefined, again), 'robert@example.com');
    expect(end.searchParams.get('error_code')).toBe('other_account');
    expect(await sessionsOf(session.user.id)).toEqual(before);
    expect((await nora.call('/api/account', session)).status).toBe(200);
  });

  test('by who is not signed in is signing in', async () => {
    const paul = aBrowser(() => server.url);
    const end = await paul.choose(await paul.begin(undefined, again), 'paul@example.com');
    expect((await paul.redeem(end.searchParams.get('code') ?? '')).status).toBe(200);
  });
});

describe('a provider beside Google’s rules', async () => {
  const issuer = await fakeIssuer();
  afterAll(() => issuer.close());
  const server = aServer({
    env: { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x', GOOGLE_HOSTED_DOMAIN: 'Firm.example' },
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

  /** Signs in with these claims beside the honest ones; answers what the provider was asked and where it ended. */
  async function signIn(claims: object, more: object = {}) {
    const browser = aBrowser(() => server.url);
    const asked = (await browser.begin(undefined, more)).searchParams;
    const id_token = await issuer.goodToken({ ...issuer.claims(asked.get('nonce') ?? ''), ...claims });
    const body = { access_token: 'a', token_type: 'Bearer', expires_in: 300, id_token };
    issuer.answerWith({ status: 200, body });
    const query = new URLSearchParams({ code: 'c', state: asked.get('state') ?? '', iss: issuer.url });
    const end = await browser.follow(await browser.visit(`/auth/v1/callback?${query}`));
    return { browser, asked, end: end.searchParams };
  }
  const seconds = (date: number) => Math.floor(date / 1000);
  const momentOf = async (sub: string) =>
    (
      await server.root
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.user_id')
        .select('signed_in_at')
        .where('subject', '=', sub)
        .executeTakeFirstOrThrow()
    ).signed_in_at.getTime();

  test('is asked for a new proof, in a way that resists phishing where it has one', async () => {
    expect((await signIn({ sub: 'asked' })).asked.has('max_age')).toBe(false);
    const { asked } = await signIn({ sub: 'asked' }, again);
    expect([asked.get('max_age'), asked.get('acr_values')]).toEqual(['0', 'phr']);
  });

  test('is believed when it says that the proof is old, and not when it says that it is to come', async () => {
    const old = Date.now() - sessionLimits.recentSignIn - 60_000;
    expect((await signIn({ sub: 'old', auth_time: seconds(old) }, again)).end.get('error_code')).toBe(
      'not_again',
    );
    expect((await signIn({ sub: 'old', auth_time: seconds(old) })).end.has('code')).toBe(true);
    expect(await momentOf('old')).toBe(seconds(old) * 1000);
    await signIn({ sub: 'to-come', auth_time: seconds(Date.now() + 3_600_000) });
    expect(await momentOf('to-come')).toBeLessThanOrEqual(Date.now());
    expect((await signIn({ sub: 'odd', auth_time: 'today' })).end.get('error_code')).toBe('provider_refused');
  });

  test.each([
    ['the firm’s own account', { hd: 'firm.example' }, 200],
    ['an account of nobody’s organisation', {}, 403],
    ['an account of another organisation', { hd: 'firm.example.evil.example' }, 403],
  ])('%s in the office of the firm', async (name, claims, status) => {
    const sub = `office ${name}`;
    const { browser, end } = await signIn({ ...claims, sub, email: 'ana@firm.example' });
    const session = await (await browser.redeem(end.get('code') ?? '')).json();
    const role = { user_id: session.user.id, role: 'admin' as const };
    await server.root.insertInto('user_roles').values(role).execute();
    expect((await browser.call('/api/office/settings', session)).status).toBe(status);
    expect(await (await browser.call('/api/account', session)).json()).toMatchObject({
      role: status === 200 ? 'admin' : 'user',
      abilities: { enter_office: status === 200 },
    });
  });
});
