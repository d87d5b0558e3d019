import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters that are safe in addresses, cookies and headers. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. It has 256 random bits, so a plain SHA-256 cannot be turned back. */
export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
