import { createHash } from 'node:crypto';
import { decodeProtectedHeader, type JWK, jwtVerify, SignJWT } from 'jose';
import { sessionLimits } from '#platform/shared/session-limits.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';
import type { Secrets } from '../secrets.ts';
import { type SigningKeys, signingKeys } from './signing-keys.ts';

const audience = 'authenticated';
/** Verified signatures kept per process; each is forgotten when its token has expired. */
const maxRemembered = 10_000;

/** What a token says. It never says what its bearer may do: that is read from the session's rows at each request. */
export interface TokenClaims {
  userId: string;
  sessionId: string;
}

export interface AccessTokens {
  /** `expiresAt` in seconds since 1970, as the token says it. */
  sign(claims: TokenClaims): Promise<{ token: string; expiresAt: number }>;
  /** Undefined for anything but a token of ours that is still valid. */
  verify(token: string): Promise<TokenClaims | undefined>;
  publicJwks(): Promise<{ keys: JWK[] }>;
}

/** Tokens of ten minutes, ES256, with keys that all processes on one database share. */
export function accessTokens(deps: {
  database: Database;
  secrets: Secrets;
  publicUrl: string;
  clock: Clock;
}): AccessTokens {
  const { clock } = deps;
  const keys = signingKeys(deps.database, deps.secrets.derive('signing-keys'), clock);
  const issuer = `${deps.publicUrl}/auth/v1`;
  const remembered = new Map<string, { claims: TokenClaims; expiresAt: number }>();

  return {
    publicJwks: () => keys.publicJwks(),

    async sign({ userId, sessionId }) {
      const { kid, key } = await keys.current();
      const issuedAt = Math.floor(clock().getTime() / 1000);
      const expiresAt = issuedAt + sessionLimits.accessToken / 1000;
      const token = await new SignJWT({ session_id: sessionId, role: 'authenticated' })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt };
    },

    async verify(token) {
      const id = createHash('sha256').update(token).digest('base64');
      const known = remembered.get(id);
      if (known && clock().getTime() < known.expiresAt * 1000) return known.claims;
      remembered.delete(id);

      const verified = await verify(token, keys, issuer, clock);
      if (verified) {
        remembered.set(id, verified);
        const [oldest] = remembered.keys();
        if (remembered.size > maxRemembered && oldest) remembered.delete(oldest);
      }
      return verified?.claims;
    },
  };
}

async function verify(token: string, keys: SigningKeys, issuer: string, clock: Clock) {
  const kid = kidOf(token);
  const key = kid && (await keys.publicKey(kid));
  if (!key) return undefined;
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['ES256'],
      issuer,
      audience,
      currentDate: clock(),
      requiredClaims: ['sub', 'exp', 'session_id'],
    });
    const claims = { userId: String(payload.sub), sessionId: String(payload.session_id) };
    return { claims, expiresAt: payload.exp ?? 0 };
  } catch {
    // Whatever is wrong with it, it proves nothing.
    return undefined;
  }
}

function kidOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
}
