import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { AuthSession, exchangeToken as contract } from '../contract/sign-in.ts';
import { readCookie } from './cookies.ts';
import { redeemCode } from './redeem-code.ts';
import { refreshSession } from './refresh-session.ts';
import { withinTokenLimits } from './token-limits.ts';

/** Both ways to tokens. Neither works without the session's cookie. */
export async function exchangeToken(
  { query, body }: Parsed<typeof contract>,
  context: RequestContext,
): Promise<AuthSession> {
  const { platform, http } = context;
  const cookie = readCookie(http.req.raw.headers, 'session', platform.env);
  const { auth_code, code_verifier, refresh_token } = body;
  if (query.grant_type === 'pkce' && auth_code && code_verifier) {
    return withinTokenLimits(context, { cookie, code: auth_code }, () =>
      redeemCode(platform, cookie, { code: auth_code, verifier: code_verifier }),
    );
  }
  if (query.grant_type === 'refresh_token' && refresh_token) {
    return withinTokenLimits(context, { cookie }, () => refreshSession(platform, cookie, refresh_token));
  }
  throw new AppError('invalid_input');
}
