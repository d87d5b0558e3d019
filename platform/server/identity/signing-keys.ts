import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { calculateJwkThumbprint, type JWK } from 'jose';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../database.ts';

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
