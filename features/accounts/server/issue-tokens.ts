import type { Tx } from '#platform/server/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { sessionLimits } from '#platform/shared/session-limits.ts';
import type { AuthSession } from '../contract/sign-in.ts';
import { presentUser, type UserRow } from './present-user.ts';
import { digestOf } from './random-secret.ts';

/** Stores the next refresh token of a session. */
export async function storeRefreshToken(tx: Tx, sessionId: string, token: string, now: Date): Promise<void> {
  await tx
    .insertInto('refresh_tokens')
    .values({ token_hash: digestOf(token), session_id: sessionId, created_at: now })
    .execute();
}

/** What the browser keeps in local storage: a new access token with the refresh token that follows. */
export async function presentTokens(
  platform: Platform,
  session: { id: string; user: UserRow },
  refreshToken: string,
): Promise<AuthSession> {
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
