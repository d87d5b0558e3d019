import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sessionLimits } from '#platform/shared/session-limits.ts';
import { aBrowser } from '#tests/support/browser.ts';
import { aServer } from '#tests/support/server.ts';
import type { AuthSession } from '../contract/sign-in.ts';

const server = aServer();
const rounds = 50;
const callers = 20;

const tokensOf = (userId: string) =>
  server.root
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .where('sessions.user_id', '=', userId)
    .select(['refresh_tokens.used_at'])
    .execute();

const sessionOf = (userId: string) =>
  server.root
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .select(['id', 'ended_at', 'end_reason'])
    .executeTakeFirstOrThrow();

async function signedIn(email: string) {
  const browser = aBrowser(() => server.url);
  const session = await browser.signIn(email);
  return { browser, session, userId: session.user.id };
}

const next = async (answer: Response): Promise<AuthSession> => {
  expect(answer.status).toBe(200);
  return answer.json();
};

describe('refreshing', () => {
  test(`${callers} at once, ${rounds} times over: one rotation each time, and nobody is signed out`, async () => {
    const { browser, session, userId } = await signedIn('tabs@example.com');
    let current = session.refresh_token;
    for (let round = 1; round <= rounds; round += 1) {
      const answers = await Promise.all(Array.from({ length: callers }, () => browser.refresh(current)));
      const sessions = await Promise.all(answers.map(next));
      const successors = new Set(sessions.map(({ refresh_token }) => refresh_token));
      expect(successors.size).toBe(1);
      expect(await tokensOf(userId)).toHaveLength(round + 1);
      current = sessions[0]?.refresh_token ?? '';
      expect(current).not.toBe(session.refresh_token);
      // Twenty callers are one address to the limit per minute.
      server.passTime(5_000);
    }
    expect(await sessionOf(userId)).toMatchObject({ ended_at: null });
    expect((await browser.call('/api/account', await next(await browser.refresh(current)))).status).toBe(200);
  });

  test('again within the grace gives the same successor, because the answer may have been lost', async () => {
    const { browser, session } = await signedIn('train@example.com');
    const first = await next(await browser.refresh(session.refresh_token));
    server.passTime(sessionLimits.refreshGrace / 2);
    const again = await next(await browser.refresh(session.refresh_token));
    expect(again.refresh_token).toBe(first.refresh_token);
  });

  test('with a used token after the grace ends the session and everything made from it', async () => {
    const { browser, session, userId } = await signedIn('stolen@example.com');
    const thief = session.refresh_token;
    const second = await next(await browser.refresh(thief));
    const third = await next(await browser.refresh(second.refresh_token));
    server.passTime(sessionLimits.refreshGrace + 1);

    expect((await browser.refresh(thief)).status).toBe(401);
    expect(await sessionOf(userId)).toMatchObject({ end_reason: 'replayed_token' });
    expect((await browser.refresh(thief)).status).toBe(401);
    expect((await browser.refresh(third.refresh_token)).status).toBe(401);
    const { id } = await sessionOf(userId);
    const recorded = server.root
      .selectFrom('audit_log')
      .select(['subject_id', 'owner_id'])
      .where('action', '=', 'account.replay_detected');
    expect(await recorded.execute()).toEqual([{ subject_id: id, owner_id: userId }]);
    expect((await browser.call('/api/account', third)).status).toBe(401);
    expect(server.lines.some((line) => line.includes('a used refresh token came back'))).toBe(true);
  });

  test("without the session's cookie, or with another one's, is refused and ends nothing", async () => {
    const { session, userId } = await signedIn('copied@example.com');
    const stranger = await signedIn('stranger@example.com');
    expect((await aBrowser(() => server.url).refresh(session.refresh_token)).status).toBe(401);
    expect((await stranger.browser.refresh(session.refresh_token)).status).toBe(401);
    server.passTime(sessionLimits.refreshGrace + 1);
    expect((await stranger.browser.refresh(session.refresh_token)).status).toBe(401);
    expect(await sessionOf(userId)).toMatchObject({ ended_at: null });
    expect(await tokensOf(userId)).toHaveLength(1);
  });

  test.each([
    ['made-up', 'x'.repeat(43)],
    ['shortened', undefined],
  ])('with a %s token is refused and ends nothing', async (kind, madeUp) => {
    const { browser, session, userId } = await signedIn(`${kind}@example.com`);
    const answer = await browser.refresh(madeUp ?? session.refresh_token.slice(0, -1));
    expect(answer.status).toBe(401);
    expect(await sessionOf(userId)).toMatchObject({ ended_at: null });
  });

  test('stores no token, only digests', async () => {
    const { session } = await signedIn('digest@example.com');
    const rows = await server.root.selectFrom('refresh_tokens').select('token_hash').execute();
    expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
    expect(rows.some(({ token_hash }) => token_hash.toString('base64url') === session.refresh_token)).toBe(
      false,
    );
  });
});

describe('a flood of made-up tokens from the address that everybody shares', () => {
  const junk = () =>
    fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `rumo-${new URL(server.url).port}=${randomUUID()}`,
      },
      body: JSON.stringify({ refresh_token: randomUUID() }),
    });

  test('signs nobody out: who has refreshed before goes on, others are asked to come again, never with 429', async () => {
    server.passTime(60_000);
    const known = await signedIn('known@example.com');
    const session = await next(await known.browser.refresh(known.session.refresh_token));
    const statuses = new Set<number>();
    for (let round = 0; round < 35; round += 1)
      for (const { status } of await Promise.all(Array.from({ length: 20 }, junk))) statuses.add(status);
    expect([...statuses]).toEqual([401, 503]);
    const refused = await junk();
    expect(refused.headers.get('retry-after')).toBe('60');
    await next(await known.browser.refresh(session.refresh_token));
    server.passTime(60_000);
    expect((await junk()).status).toBe(401);
  });

  test('one session that refreshes without end is asked to come again, and keeps its tokens', async () => {
    const { browser, session } = await signedIn('endless@example.com');
    let last = await browser.refresh(session.refresh_token);
    for (let round = 0; round < 31 && last.status === 200; round += 1)
      for (const answer of await Promise.all(
        Array.from({ length: 20 }, () => browser.refresh(session.refresh_token)),
      ))
        last = answer;
    expect(last.status).toBe(503);
    expect(last.headers.get('retry-after')).toBe('60');
    server.passTime(60_000);
    expect((await browser.call('/api/account', session)).status).toBe(200);
  });
});

describe('the life of a session', () => {
  test('an applicant is signed out after 30 days, however often they came', async () => {
    const { browser, session, userId } = await signedIn('thirty@example.com');
    let current = session;
    for (let day = 0; day < 29; day += 1) {
      server.passTime(24 * 60 * 60 * 1000);
      current = await next(await browser.refresh(current.refresh_token));
      expect((await browser.call('/api/account', current)).status).toBe(200);
    }
    server.passTime(24 * 60 * 60 * 1000 + 1_000);
    expect((await browser.refresh(current.refresh_token)).status).toBe(401);
    expect(await sessionOf(userId)).toMatchObject({ end_reason: 'expired' });
  });

  test('a member of staff is signed out after an idle hour: an open tab that refreshes is idle', async () => {
    const { browser, session, userId } = await signedIn('idle@example.com');
    await server.root.insertInto('user_roles').values({ user_id: userId, role: 'moderator' }).execute();
    let current = session;
    server.passTime(59 * 60 * 1000);
    current = await next(await browser.refresh(current.refresh_token));
    expect((await browser.call('/api/account', current)).status).toBe(200);
    for (let minute = 0; minute < 54; minute += 9) {
      server.passTime(9 * 60 * 1000);
      current = await next(await browser.refresh(current.refresh_token));
    }
    server.passTime(6 * 60 * 1000);
    expect((await browser.call('/api/account', current)).status).toBe(401);
    expect((await browser.refresh(current.refresh_token)).status).toBe(401);
    expect(await sessionOf(userId)).toMatchObject({ end_reason: 'idle' });
  });

  test('a busy member of staff is signed out after 24 hours', async () => {
    const { browser, session, userId } = await signedIn('busy@example.com');
    await server.root.insertInto('user_roles').values({ user_id: userId, role: 'admin' }).execute();
    let current = session;
    for (let half = 0; half < 47; half += 1) {
      server.passTime(30 * 60 * 1000);
      current = await next(await browser.refresh(current.refresh_token));
      expect((await browser.call('/api/account', current)).status).toBe(200);
    }
    server.passTime(30 * 60 * 1000);
    expect((await browser.refresh(current.refresh_token)).status).toBe(401);
    expect(await sessionOf(userId)).toMatchObject({ end_reason: 'expired' });
  });
});
