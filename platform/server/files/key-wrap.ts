import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

// version (1) | nonce (12) | ciphertext | tag (16)
const version = 1;
const nonceLength = 12;
const tagLength = 16;

/**
 * Encrypts a short secret under the master key (AES-256-GCM, random nonce). `context` says what the secret is for
 * and is authenticated: a wrapped secret moved to another place does not open there.
 */
export function wrapKey(masterKey: Uint8Array, secret: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', masterKey, nonce);
  cipher.setAAD(Buffer.from(context));
  return Buffer.concat([
    Buffer.from([version]),
    nonce,
    cipher.update(secret),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** The secret again. @throws Error when master key, context or bytes are not those of `wrapKey`. */
export function unwrapKey(masterKey: Uint8Array, wrapped: Uint8Array, context: string): Buffer {
  const bytes = Buffer.from(wrapped);
  if (bytes[0] !== version || bytes.length <= 1 + nonceLength + tagLength)
    throw new Error('not a wrapped key');
  const decipher = createDecipheriv('aes-256-gcm', masterKey, bytes.subarray(1, 1 + nonceLength));
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(-tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(1 + nonceLength, -tagLength)), decipher.final()]);
}
