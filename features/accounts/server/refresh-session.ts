import { createHmac } from 'node:crypto';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { sessionLimits, sessionOver } from '#platform/shared/session-limits.ts';
import type { AuthSession } from '../contract/sign-in.ts';
import { type EndReason, endSessions } from './end-sessions.ts';
import { presentTokens, storeRefreshToken } from './issue-tokens.ts';
import { digestOf } from './random-secret.ts';

/**
 * Turns a refresh token into the next one, once. The successor is derived from the token and a key of ours, so that
 * whoever repeats the request within the grace (a lost answer, a second tab) gets the same successor although no
 * token is stored. A used token that comes back later was stolen or copied: the whole session ends.
 * Refreshing is no sign of life: a tab that is left open must not keep a member of staff signed in.
 * @throws AppError `not_authenticated`
 */
export async function refreshSession(
  platform: Platform,
  cookie: string | undefined,
  refreshToken: string,
): Promise<AuthSession> {
  const now = platform.clock();
  const successor = createHmac('sha256', platform.secrets.derive('refresh-successor'))
    .update(refreshToken)
    .digest('base64url');

  const result = await platform.database.asSystem('sign-in: refresh', async (tx) => {
    const session = cookie && (await lockSession(tx, cookie, refreshToken));
    if (!session) return { refused: 'unknown' as const };
    const over = reasonToEnd(session, now);
    if (over) {
      await endSessions(tx, { id: session.session_id }, over, now);
      return { refused: over, sessionId: session.session_id };
    }
    if (session.used_at === null) {
      await tx
        .updateTable('refresh_tokens')
        .set({ used_at: now })
        .where('token_hash', '=', digestOf(refreshToken))
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

/** Locks the session's row: of any number of refreshes at once, the first rotates and the others find it done. */
async function lockSession(tx: Tx, cookie: string, refreshToken: string) {
  const locked = await tx
    .selectFrom('sessions')
    .select('id')
    .where('cookie_hash', '=', digestOf(cookie))
    .where('ended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) return undefined;
  return tx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('accounts', 'accounts.id', 'sessions.user_id')
    .leftJoin('user_roles', 'user_roles.user_id', 'accounts.id')
    .where('refresh_tokens.token_hash', '=', digestOf(refreshToken))
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

type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

function reasonToEnd(session: LockedSession, now: Date): EndReason | undefined {
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
