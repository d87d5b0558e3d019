import { createHash, createHmac } from 'node:crypto';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import { hashSecret, randomSecret } from '#platform/server/secrets.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import { sessionLimits, sessionOver } from '#platform/shared/session-limits.ts';
import type * as contracts from '../contract/sign-in.ts';
import { presentUser, type UserRow } from './account.ts';
import { readCookie } from './cookies.ts';
import { type EndReason, endSessions, lockSession } from './sessions.ts';
import { withinTokenLimits } from './token-limits.ts';

/** Redeems a code or a refresh token; both need the session's cookie. */
export async function exchangeToken(
  { query, body }: Parsed<typeof contracts.exchangeToken>,
  context: RequestContext,
): Promise<contracts.AuthSession> {
  const { platform, http } = context;
  const cookie = readCookie(http.req.raw.headers, 'session', platform.env);
  const { auth_code, code_verifier, refresh_token } = body;
  if (query.grant_type === 'pkce' && auth_code && code_verifier) {
    return withinTokenLimits(context, { cookie, code: auth_code }, () =>
      redeemCode(platform, cookie, { code: auth_code, verifier: code_verifier }),
    );
  }
  if (query.grant_type === 'refresh_token' && refresh_token) {
    return withinTokenLimits(context, { cookie }, () => refreshSession(context, cookie, refresh_token));
  }
  throw new AppError('invalid_input');
}

/**
 * Exchanges the code of a finished sign-in for the session's first tokens, once, in the browser that holds the session's
 * cookie and the verifier. Throws `not_authenticated` for everything else, without saying which.
 */
async function redeemCode(
  platform: Platform,
  cookie: string | undefined,
  input: { code: string; verifier: string },
): Promise<contracts.AuthSession> {
  const now = platform.clock();
  const refreshToken = randomSecret();
  const session = await platform.database.asSystem('sign-in: redeem a code', async (tx) => {
    const session = cookie && (await takeCode(tx, cookie, input, now));
    if (!session) throw new AppError('not_authenticated');
    await storeRefreshToken(tx, session.session_id, refreshToken, now);
    return session;
  });
  return presentTokens(platform, { id: session.session_id, user: session }, refreshToken);
}

async function takeCode(
  tx: Tx,
  cookie: string,
  { code, verifier }: { code: string; verifier: string },
  now: Date,
) {
  return tx
    .updateTable('sign_in_flows')
    .from('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.user_id')
    .set({ used_at: now })
    .whereRef('sign_in_flows.session_id', '=', 'sessions.id')
    .where('sign_in_flows.code_hash', '=', hashSecret(code))
    .where('sign_in_flows.client_challenge', '=', challengeOf(verifier))
    .where('sign_in_flows.used_at', 'is', null)
    .where('sign_in_flows.expires_at', '>', now)
    .where('sessions.cookie_hash', '=', hashSecret(cookie))
    .where('sessions.ended_at', 'is', null)
    .where('accounts.deactivated_at', 'is', null)
    .returning([
      'sessions.id as session_id',
      'accounts.id',
      'accounts.email',
      'accounts.display_name',
      'accounts.created_at',
    ])
    .executeTakeFirst();
}

/** PKCE, method S256. */
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/**
 * Turns a refresh token into the next one, once. The successor is derived from the token and a key of ours, so that a
 * repeated request within the grace period (a lost answer, a second tab) gets the same one although no token is stored. A
 * used token that comes back later was stolen or copied: the session ends. Refreshing does not count as use: an open tab
 * must not keep staff signed in. Throws `not_authenticated`.
 */
async function refreshSession(
  { platform, requestId }: RequestContext,
  cookie: string | undefined,
  refreshToken: string,
): Promise<contracts.AuthSession> {
  const now = platform.clock();
  const successor = createHmac('sha256', platform.secrets.derive('refresh-successor'))
    .update(refreshToken)
    .digest('base64url');

  const result = await platform.database.asSystem('sign-in: refresh', async (tx) => {
    const session = cookie && (await lockRefresh(tx, cookie, refreshToken));
    if (!session) return { refused: 'unknown' as const };
    const over = reasonToEnd(session, now);
    if (over) {
      await endSessions(tx, { id: session.session_id }, over, now);
      if (over === 'replayed_token')
        await recordAudit(tx, {
          action: 'account.replay_detected',
          subject: { type: 'session', id: session.session_id },
          ownerId: session.id,
          requestId,
        });
      return { refused: over, sessionId: session.session_id };
    }
    if (session.used_at === null) {
      await tx
        .updateTable('refresh_tokens')
        .set({ used_at: now })
        .where('token_hash', '=', hashSecret(refreshToken))
        .execute();
      await storeRefreshToken(tx, session.session_id, successor, now);
    }
    return { session };
  });

  if (result.session) {
    const { session } = result;
    return presentTokens(platform, { id: session.session_id, user: session }, successor);
  }
  if (result.refused === 'replayed_token') {
    platform.log.warn({ sessionId: result.sessionId }, 'a used refresh token came back: the session ends');
  }
  throw new AppError('not_authenticated');
}

/** Of parallel refreshes, the first rotates the token and the others find it done. */
async function lockRefresh(tx: Tx, cookie: string, refreshToken: string) {
  const locked = await lockSession(tx, cookie);
  if (!locked) return undefined;
  return tx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('accounts', 'accounts.id', 'sessions.user_id')
    .leftJoin('user_roles', 'user_roles.user_id', 'accounts.id')
    .where('refresh_tokens.token_hash', '=', hashSecret(refreshToken))
    .where('refresh_tokens.session_id', '=', locked.id)
    .select((where) => [
      'refresh_tokens.used_at',
      'sessions.id as session_id',
      'sessions.created_at as session_created_at',
      'sessions.last_seen_at',
      'accounts.id',
      'accounts.email',
      'accounts.display_name',
      'accounts.created_at',
      'accounts.deactivated_at',
      where.fn.coalesce('user_roles.role', where.val('user' as const)).as('role'),
    ])
    .executeTakeFirst();
}

function reasonToEnd(
  session: NonNullable<Awaited<ReturnType<typeof lockRefresh>>>,
  now: Date,
): EndReason | undefined {
  if (session.deactivated_at) return 'account_deactivated';
  const times = {
    role: session.role,
    createdAt: session.session_created_at,
    lastSeenAt: session.last_seen_at,
  };
  const over = sessionOver(times, now);
  if (over) return over;
  const usedFor = session.used_at === null ? 0 : now.getTime() - session.used_at.getTime();
  return usedFor > sessionLimits.refreshGrace ? 'replayed_token' : undefined;
}

async function storeRefreshToken(tx: Tx, sessionId: string, token: string, now: Date): Promise<void> {
  await tx
    .insertInto('refresh_tokens')
    .values({ token_hash: hashSecret(token), session_id: sessionId, created_at: now })
    .execute();
}

/** What the browser keeps in local storage. */
async function presentTokens(
  platform: Platform,
  session: { id: string; user: UserRow },
  refreshToken: string,
): Promise<contracts.AuthSession> {
  const { token, expiresAt } = await platform.tokens.sign({
    sessionId: session.id,
    userId: session.user.id,
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: sessionLimits.accessToken / 1000,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: presentUser(session.user, platform.identity.mode),
  };
}

/** The public keys of our access tokens, including retired ones that are still valid. */
export async function getSigningKeys(
  _input: unknown,
  { platform }: RequestContext,
): Promise<Output<typeof contracts.getSigningKeys>> {
  const { keys } = await platform.tokens.publicJwks();
  return { keys: keys.map((key) => ({ ...key, kid: key.kid ?? '' })) };
}
