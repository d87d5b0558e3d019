import { createHmac, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSecrets } from '#platform/server/secrets.ts';
import { isValidLink, type LinkClaim, signLink } from './links.ts';

const documentKey = Buffer.alloc(32, 7);
const secrets = createSecrets(documentKey);
const claim: LinkClaim = { to: 'document', id: 'one', sessionId: 'hers', expires: 1_800_000_000 };
const signature = signLink(secrets, claim);
const before = new Date(claim.expires * 1000 - 1);

test('the signature is an HMAC by a key that serves nothing else, over every part of the claim', () => {
  const key = Buffer.from(hkdfSync('sha256', documentKey, '', 'rumo/document-links', 32));
  const right = createHmac('sha256', key).update('document\none\nhers\n1800000000').digest('base64url');
  expect(signature).toBe(right);
  expect(isValidLink(secrets, claim, signature, before)).toBe(true);
});

test('a link ends at its moment, to the millisecond', () => {
  expect(isValidLink(secrets, claim, signature, new Date(claim.expires * 1000))).toBe(false);
});

test.each<[string, Partial<LinkClaim>]>([
  ['another kind', { to: 'archive' }],
  ['another thing', { id: 'two' }],
  ['another session', { sessionId: 'his' }],
  ['a later end', { expires: claim.expires + 1 }],
])('the signature is worth nothing for %s', (_, other) => {
  expect(isValidLink(secrets, { ...claim, ...other }, signature, before)).toBe(false);
});

test.each([
  ['none', ''],
  ['a shorter one', signature.slice(1)],
  ['a longer one', `${signature}A`],
  ['one of another installation', signLink(createSecrets(Buffer.alloc(32, 8)), claim)],
])('%s is refused without an error', (_, other) => {
  expect(isValidLink(secrets, claim, other, before)).toBe(false);
});
