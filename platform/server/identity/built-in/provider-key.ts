import { createECDH } from 'node:crypto';
import type { JWK } from 'jose';

/**
 * The key the built-in provider signs with, made from 32 secret bytes instead of being stored: every process has the
 * same one, and nothing outside this machine ever has to trust it. The bytes are a valid P-256 scalar but for one
 * case in 2^32, where `setPrivateKey` throws at the start.
 */
export function providerKey(seed: Buffer): JWK {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(seed);
  const point = ecdh.getPublicKey();
  return {
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    use: 'sig',
    kid: 'built-in',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: seed.toString('base64url'),
  };
}
