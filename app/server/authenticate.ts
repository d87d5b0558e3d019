import { readCookie } from '#features/accounts/server/cookies.ts';
import { findSession } from '#features/accounts/server/find-session.ts';
import type { Person } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import { hashSecret } from '#platform/server/secrets.ts';
import type { SessionProof } from '#platform/server/session-proof.ts';

/**
 * Returns the user of a request, who needs the bearer token **and** the cookie of its session: a token copied out of local
 * storage is worth nothing without the cookie, and the cookie alone, which a forged request also carries, can do nothing.
 * The token's signature may be cached; the session is read for every request.
 */
export async function authenticate(headers: Headers, platform: Platform): Promise<Person | undefined> {
  const proof = await proofOf(headers, platform);
  return proof && findSession(platform, proof);
}

/** What a request brings to show whose it is; undefined without a token of ours or without a cookie. */
export async function proofOf(headers: Headers, platform: Platform): Promise<SessionProof | undefined> {
  const token = /^Bearer ([\w.-]+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const cookie = readCookie(headers, 'session', platform.env);
  if (!token || !cookie) return undefined;
  const claims = await platform.tokens.verify(token);
  return claims && { ...claims, cookieHash: hashSecret(cookie) };
}
