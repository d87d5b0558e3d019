import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { calculateJwkThumbprint, decodeProtectedHeader, type JWK, jwtVerify, SignJWT } from 'jose';
import { sessionLimits } from '#platform/shared/session-limits.ts';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../database.ts';
import type { Secrets } from '../secrets.ts';

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

const day = 24 * 60 * 60 * 1000;

/** A key signs for this long; then a new one takes over. */
const signsFor = 30 * day;

/** A retired key still proves tokens for this long: six times the life of a token. */
const provesFor = 60 * 60 * 1000;

/** Every process looks for keys of the others this often. */
const reloadAfter = 60 * 1000;

export interface SigningKeys {
  current(): Promise<{ kid: string; key: KeyObject }>;
  /** Looks again when the key is not known yet: another process may just have made it. */
  publicKey(kid: string): Promise<KeyObject | undefined>;
  publicJwks(): Promise<{ keys: JWK[] }>;
}

interface LoadedKeys {
  current: { kid: string; key: KeyObject };
  all: Map<string, { jwk: JWK; key: KeyObject }>;
}

/** ES256 keys in the database, the private halves sealed with `wrappingKey` (32 bytes). */
export function signingKeys(database: Database, wrappingKey: Buffer, clock: Clock): SigningKeys {
  let loading: Promise<LoadedKeys> | undefined;
  let loadedAt = 0;

  function load(): Promise<LoadedKeys> {
    loading = database
      .asSystem('sign-in: signing keys', (tx) => loadKeys(tx, wrappingKey, clock()))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    loadedAt = clock().getTime();
    return loading;
  }

  function keys(maxAge = reloadAfter): Promise<LoadedKeys> {
    const age = Math.abs(clock().getTime() - loadedAt);
    return loading && age < maxAge ? loading : load();
  }

  return {
    current: async () => (await keys()).current,
    async publicKey(kid) {
      const known = (await keys()).all.get(kid) ?? (await keys(1_000)).all.get(kid);
      return known?.key;
    },
    publicJwks: async () => ({ keys: [...(await keys()).all.values()].map(({ jwk }) => jwk) }),
  };
}

async function loadKeys(tx: Tx, wrappingKey: Buffer, now: Date): Promise<LoadedKeys> {
  const rows = await tx
    .selectFrom('signing_keys')
    .select(['kid', 'public_jwk', 'wrapped_private_key', 'created_at', 'retired_at'])
    .where((where) =>
      where.or([
        where('retired_at', 'is', null),
        where('retired_at', '>', new Date(now.getTime() - provesFor)),
      ]),
    )
    .orderBy('created_at', 'desc')
    .execute();
  const all: LoadedKeys['all'] = new Map();
  for (const row of rows) {
    const jwk = row.public_jwk as unknown as JWK;
    all.set(row.kid, { jwk, key: createPublicKey({ key: jwk, format: 'jwk' }) });
  }
  const newest = rows.find((row) => row.retired_at === null);
  const young = newest && now.getTime() - newest.created_at.getTime() < signsFor;
  const key = young && unwrap(newest.wrapped_private_key, wrappingKey, newest.kid);
  if (key) return { current: { kid: newest.kid, key }, all };

  const made = await makeKey(tx, wrappingKey, now);
  all.set(made.kid, { jwk: made.jwk, key: createPublicKey({ key: made.jwk, format: 'jwk' }) });
  return { current: made, all };
}

/** Also retires whatever signed before. Two processes that start together may both do this: both keys stay valid. */
async function makeKey(
  tx: Tx,
  wrappingKey: Buffer,
  now: Date,
): Promise<{ kid: string; key: KeyObject; jwk: JWK }> {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const bare = pair.publicKey.export({ format: 'jwk' }) as JWK;
  const kid = await calculateJwkThumbprint(bare);
  const jwk: JWK = { ...bare, kid, alg: 'ES256', use: 'sig' };
  await tx.updateTable('signing_keys').set({ retired_at: now }).where('retired_at', 'is', null).execute();
  await tx
    .insertInto('signing_keys')
    .values({
      kid,
      public_jwk: JSON.stringify(jwk),
      wrapped_private_key: wrap(pair.privateKey, wrappingKey, kid),
      created_at: now,
    })
    .execute();
  return { kid, key: pair.privateKey, jwk };
}

/** AES-256-GCM: 12 bytes nonce, 16 bytes tag, sealed PKCS#8. The key's id is authenticated with it. */
function wrap(key: KeyObject, wrappingKey: Buffer, kid: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', wrappingKey, nonce).setAAD(Buffer.from(kid));
  const sealed = Buffer.concat([cipher.update(key.export({ type: 'pkcs8', format: 'der' })), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Undefined when it was sealed with another DOCUMENT_KEY: a new key is made then, and people sign in again. */
function unwrap(wrapped: Buffer, wrappingKey: Buffer, kid: string): KeyObject | undefined {
  const decipher = createDecipheriv('aes-256-gcm', wrappingKey, wrapped.subarray(0, 12))
    .setAAD(Buffer.from(kid))
    .setAuthTag(wrapped.subarray(12, 28));
  try {
    const der = Buffer.concat([decipher.update(wrapped.subarray(28)), decipher.final()]);
    return createPrivateKey({ key: der, type: 'pkcs8', format: 'der' });
  } catch {
    return undefined;
  }
}
