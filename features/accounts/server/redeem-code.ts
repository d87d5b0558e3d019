import { createHash } from 'node:crypto';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { AuthSession } from '../contract/sign-in.ts';
import { presentTokens, storeRefreshToken } from './issue-tokens.ts';
import { digestOf, randomSecret } from './random-secret.ts';

/**
 * Exchanges the code of a finished sign-in for the session's first tokens. It takes the browser that holds the
 * session's cookie and the verifier, and it works once: one statement takes the code.
 * @throws AppError `not_authenticated` for everything else, without saying which.
 */
export async function redeemCode(
  platform: Platform,
  cookie: string | undefined,
  input: { code: string; verifier: string },
): Promise<AuthSession> {
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
    .where('sign_in_flows.code_hash', '=', digestOf(code))
    .where('sign_in_flows.client_challenge', '=', challengeOf(verifier))
    .where('sign_in_flows.used_at', 'is', null)
    .where('sign_in_flows.expires_at', '>', now)
    .where('sessions.cookie_hash', '=', digestOf(cookie))
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
function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
