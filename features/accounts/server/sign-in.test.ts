import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { sessionLimits } from '#platform/shared/session-limits.ts';
import { aBrowser } from '#tests/support/browser.ts';
import { openRedirects } from '#tests/support/open-redirects.ts';
import { aServer } from '#tests/support/server.ts';

const server = aServer();
const browser = () => aBrowser(() => server.url);
const sessionCookie = () => `rumo-${server.platform.env.port}`;

const sessionsOf = (email: string) =>
  server.root
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.user_id')
    .where('accounts.email', '=', email)
    .select(['sessions.id', 'sessions.ended_at', 'sessions.end_reason', 'accounts.id as account_id'])
    .execute();

/** Goes through the provider up to, not into, our callback. */
async function atTheCallback(person: ReturnType<typeof browser>, email: string): Promise<URL> {
  const back = await person.choose(await person.begin(), email, '', '/auth/v1/callback');
  expect(back.pathname).toBe('/auth/v1/callback');
  return back;
}

describe('signing in', () => {
  test('lets a person in, and the next time finds the same account', async () => {
    const maria = browser();
    const session = await maria.signIn('maria@example.com', 'Maria Lopez');
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 600 });
    expect(session.user).toMatchObject({
      email: 'maria@example.com',
      user_metadata: { full_name: 'Maria Lopez' },
    });
    const account = await maria.call('/api/account', session);
    expect(await account.json()).toMatchObject({
      email: 'maria@example.com',
      display_name: 'Maria Lopez',
      role: 'user',
      abilities: { enter_office: false, manage_settings: false, decide_applications: false },
    });

    const elsewhere = await browser().signIn('Maria@Example.com', 'Maria L.');
    expect(elsewhere.user.id).toBe(session.user.id);
    const created = await server.root
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'account.created')
      .where('owner_id', '=', session.user.id)
      .execute();
    expect(created).toHaveLength(1);
  });

  test('ends the session that the same browser had before', async () => {
    const shared = browser();
    await shared.signIn('first@example.com');
    await shared.signIn('second@example.com');
    expect(await sessionsOf('first@example.com')).toMatchObject([{ end_reason: 'signed_out' }]);
    expect(await sessionsOf('second@example.com')).toMatchObject([{ ended_at: null }]);
  });

  test('works in two tabs of one browser at the same time', async () => {
    const tabs = browser();
    const [first, second] = [await tabs.begin(), await tabs.begin()];
    expect((await tabs.choose(first, 'tab1@example.com')).searchParams.get('code')).toBeTruthy();
    expect((await tabs.choose(second, 'tab2@example.com')).searchParams.get('code')).toBeTruthy();
  });

  test('says so when the person cancels', async () => {
    const person = browser();
    const page = await person.begin();
    const end = await person.follow(await person.visit(`${page.href}/cancel`, { method: 'POST' }));
    expect(end.pathname).toBe('/auth/callback');
    expect(end.searchParams.get('error_code')).toBe('access_denied');
    expect(end.searchParams.get('next')).toBe('/dashboard');
  });

  test.each([
    ['no challenge', {}],
    ['a plain challenge', { code_challenge: 'c'.repeat(43), code_challenge_method: 'plain' }],
    [
      'another provider',
      { code_challenge: 'c'.repeat(43), code_challenge_method: 's256', provider: 'github' },
    ],
  ])('does not start with %s', async (_what, query) => {
    const answer = await browser().visit(
      `/auth/v1/authorize?${new URLSearchParams({ provider: 'google', ...query })}`,
    );
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/auth\/callback\?error=/);
  });
});

describe('a sign-in that somebody else started', () => {
  test('signs nobody in when its answer is opened in another browser (login CSRF)', async () => {
    const attacker = browser();
    const trap = await atTheCallback(attacker, 'attacker@example.com');

    const victim = browser();
    await victim.begin();
    const answer = await victim.visit(trap.href);
    expect(answer.headers.get('location')).toBe('/auth/callback?error=server_error&error_code=flow_expired');
    expect(victim.hasCookie(sessionCookie())).toBe(false);
    expect(await sessionsOf('attacker@example.com')).toEqual([]);
  });

  test('gives no tokens when its code is opened in another browser', async () => {
    const attacker = browser();
    const end = await attacker.choose(await attacker.begin(), 'attacker2@example.com');
    const code = end.searchParams.get('code') ?? '';

    const victim = browser();
    expect((await victim.redeem(code)).status).toBe(401);
    await victim.signIn('victim@example.com');
    expect((await victim.redeem(code)).status).toBe(401);
    expect((await attacker.redeem(code)).status).toBe(200);
  });
});

test('a code is worth nothing without the cookie of its session, even with its verifier', async () => {
  const person = browser();
  const end = await person.choose(await person.begin(), 'copied-code@example.com');
  const code = end.searchParams.get('code') ?? '';
  const thief = browser();
  await thief.signIn('thief@example.com');
  expect((await thief.redeem(code, person.verifier)).status).toBe(401);
  expect((await browser().redeem(code, person.verifier)).status).toBe(401);
  expect((await person.redeem(code)).status).toBe(200);
});

describe('each step works once', () => {
  test('of ten callbacks at once, one opens a session', async () => {
    const person = browser();
    const back = await atTheCallback(person, 'ten@example.com');
    const cookie = person.cookieFor('/');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => fetch(back, { redirect: 'manual', headers: { cookie } })),
    );
    const opened = answers.filter((answer) => answer.headers.get('location')?.includes('&code='));
    expect(opened).toHaveLength(1);
    expect(await sessionsOf('ten@example.com')).toHaveLength(1);
  });

  test('of ten redemptions of a code at once, one gets tokens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = browser();
      const end = await person.choose(await person.begin(), `code${round}@example.com`);
      const code = end.searchParams.get('code') ?? '';
      const answers = await Promise.all(Array.from({ length: 10 }, () => person.redeem(code)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(401)]);
    }
  });

  test('a code is not redeemed with another verifier, nor after ten minutes', async () => {
    const person = browser();
    const end = await person.choose(await person.begin(), 'late@example.com');
    const code = end.searchParams.get('code') ?? '';
    const wrong = await person.visit('/auth/v1/token?grant_type=pkce', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ auth_code: code, code_verifier: 'v'.repeat(64) }),
    });
    expect(wrong.status).toBe(401);
    server.passTime(sessionLimits.signIn);
    expect((await person.redeem(code)).status).toBe(401);
  });

  test('an answer that comes back after ten minutes is too late', async () => {
    const person = browser();
    const back = await atTheCallback(person, 'slow@example.com');
    server.passTime(sessionLimits.signIn);
    expect((await person.visit(back.href)).headers.get('location')).toContain('error_code=flow_expired');
    expect(await sessionsOf('slow@example.com')).toEqual([]);
  });
});

describe('who may come in', () => {
  test('while registrations are closed: people with an account, nobody else', async () => {
    await browser().signIn('known@example.com');
    await server.root
      .insertInto('system_settings')
      .values({ setting_key: 'allow_registrations', setting_value: 'false' })
      .execute();

    await expect(browser().signIn('known@example.com')).resolves.toBeDefined();
    const stranger = browser();
    const end = await stranger.choose(await stranger.begin(), 'new@example.com');
    expect(end.searchParams.get('error_code')).toBe('registrations_closed');
    expect(stranger.hasCookie(sessionCookie())).toBe(false);
    const accounts = server.root.selectFrom('accounts').where('email', '=', 'new@example.com');
    expect(await accounts.selectAll().execute()).toEqual([]);
    await server.root.deleteFrom('system_settings').execute();
  });

  test('not: people whose account was closed', async () => {
    const { user } = await browser().signIn('closed@example.com');
    await server.root
      .updateTable('accounts')
      .set({ deactivated_at: new Date() })
      .where('id', '=', user.id)
      .execute();
    const person = browser();
    const end = await person.choose(await person.begin(), 'closed@example.com');
    expect(end.searchParams.get('error_code')).toBe('account_deactivated');
  });
});

describe('addresses', () => {
  test('no link of a stranger leads away from us after signing in', async () => {
    for (const redirect_to of openRedirects) {
      const query = new URLSearchParams({
        provider: 'google',
        redirect_to,
        code_challenge: 'c'.repeat(43),
        code_challenge_method: 's256',
      });
      await browser().visit(`/auth/v1/authorize?${query}`);
    }
    const flows = await server.root.selectFrom('sign_in_flows').select('return_to').execute();
    const foreign = flows.filter(({ return_to }) => new URL(return_to).origin !== server.url);
    expect(flows.length).toBeGreaterThanOrEqual(openRedirects.length);
    expect(foreign).toEqual([]);
  });

  test.each<Record<string, string>>([
    { host: 'evil.example' },
    { host: 'evil.example:443' },
    { host: '127.0.0.1.evil.example' },
    { host: '' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-host': 'evil.example, 127.0.0.1' },
    { 'x-forwarded-server': 'evil.example' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-port': '444' },
    { 'x-forwarded-prefix': '//evil.example' },
    { 'x-original-host': 'evil.example' },
    { 'x-original-url': '//evil.example/' },
    { 'x-rewrite-url': '//evil.example/' },
    { 'x-host': 'evil.example' },
    { 'x-http-host-override': 'evil.example' },
    { forwarded: 'for=1.2.3.4;host=evil.example;proto=https' },
    { origin: 'https://evil.example' },
    { referer: 'https://evil.example/' },
  ])('are made from PUBLIC_URL whatever the request claims: %j', async (headers) => {
    const place = await locationOf(`/auth/v1/authorize?${challenge}`, headers);
    expect(new URL(place).origin).toBe(server.url);
    expect(new URL(place).searchParams.get('redirect_uri')).toBe(`${server.url}/auth/v1/callback`);
    const failed = await locationOf('/auth/v1/callback?state=x', headers);
    expect(failed).toBe('/auth/callback?error=server_error&error_code=flow_expired');
  });

  test.each(['evil.example#127.0.0.1', 'user@evil.example'])(
    'a host that is none is refused: %s',
    async (host) => {
      expect(await locationOf(`/auth/v1/authorize?${challenge}`, { host })).toBe('no redirect: 400');
    },
  );
});

const challenge = new URLSearchParams({
  provider: 'google',
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 's256',
});

/** `fetch` does not let anybody write a Host header. */
function locationOf(path: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(path, server.url), { headers, setHost: !('host' in headers) });
    outgoing.on('response', (answer) => {
      answer.resume();
      resolve(answer.headers.location ?? `no redirect: ${answer.statusCode}`);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
