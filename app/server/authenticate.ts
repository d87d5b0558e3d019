import { readCookie } from '#features/accounts/server/cookies.ts';
import { findSession } from '#features/accounts/server/find-session.ts';
import type { Person } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';

/**
 * Returns the user of a request, who needs the bearer token **and** the cookie of its session: a token copied out of local
 * storage is worth nothing without the cookie, and the cookie alone, which a forged request also carries, can do nothing.
 * The token's signature may be cached; the session is read for every request.
 */
export async function authenticate(headers: Headers, platform: Platform): Promise<Person | undefined> {
  const token = /^Bearer ([\w.-]+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const cookie = readCookie(headers, 'session', platform.env);
  if (!token || !cookie) return undefined;
  const claims = await platform.tokens.verify(token);
  return claims && findSession(platform, claims, cookie);
}
