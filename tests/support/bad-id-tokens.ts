import { createHmac, createPublicKey } from 'node:crypto';
import {
  base64url,
  CompactEncrypt,
  CompactSign,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { clientId, clientSecret, type fakeIssuer } from './fake-issuer.ts';

type Issuer = Awaited<ReturnType<typeof fakeIssuer>>;
type Claims = JWTPayload & Record<string, unknown>;

/** Honest in everything but these claims; `undefined` leaves one out. */
const claimsChanged: Record<string, Claims | ((good: Claims, issuer: Issuer) => Claims)> = {
  'a stranger as issuer': { iss: 'https://accounts.evil.example' },
  'the issuer with a slash': (good) => ({ iss: `${good.iss}/` }),
  'the issuer with a prefix': (good) => ({ iss: `${good.iss}.evil.example` }),
  'no issuer': { iss: undefined },
  'a list of issuers': (good) => ({ iss: [good.iss] as unknown as string }),
  'a token for another client': { aud: 'somebody-else' },
  'no audience': { aud: undefined },
  'an empty audience': { aud: '' },
  'an empty list of audiences': { aud: [] },
  'a list with another client alone': { aud: ['somebody-else'] },
  'another client beside us': { aud: [clientId, 'somebody-else'] },
  'another client beside us, authorised for us': { aud: [clientId, 'somebody-else'], azp: clientId },
  'another authorised party': { azp: 'somebody-else' },
  'an authorised party that is not a text': { azp: 7 },
  'another nonce': { nonce: 'n'.repeat(43) },
  'no nonce': { nonce: undefined },
  'an empty nonce': { nonce: '' },
  'a list of nonces': (good) => ({ nonce: [good.nonce] }),
  'an end in the past': { exp: 1_700_000_000 },
  'an end one minute ago': (good) => ({ exp: Number(good.iat) - 60 }),
  'no end': { exp: undefined },
  'an end as text': { exp: '9999999999' as unknown as number },
  'an end of zero': { exp: 0 },
  'a beginning in the future': (good) => ({ nbf: Number(good.iat) + 3_600 }),
  'no time of issue': { iat: undefined },
  'a time of issue as text': { iat: 'now' as unknown as number },
  'no subject': { sub: undefined },
  'an empty subject': { sub: '' },
  'a number as subject': { sub: 12 as unknown as string },
  'a subject that is too long': { sub: 's'.repeat(256) },
  'no e-mail address': { email: undefined },
  'something else as e-mail address': { email: 'maria' },
  'a list of e-mail addresses': { email: ['maria@example.com'] },
  'an unconfirmed address': { email_verified: false },
  'no word on confirmation': { email_verified: undefined },
  'the text true': { email_verified: 'true' },
  'the number 1': { email_verified: 1 },
  'null for confirmation': { email_verified: null },
  'a list with true': { email_verified: [true] },
};

/** Every way in which a token may lie that we know of, by name. Each gets the honest claims of its own attempt. */
export function badIdTokens(issuer: Issuer): Record<string, (good: Claims) => Promise<unknown>> {
  const signedBy = (key: Parameters<SignJWT['sign']>[0], header: JWTHeaderParameters, good: Claims) =>
    new SignJWT(good).setProtectedHeader(header).sign(key);
  const raw = (header: object, payload: object, signature: string) =>
    [base64url.encode(JSON.stringify(header)), base64url.encode(JSON.stringify(payload)), signature].join(
      '.',
    );
  const hmac = (secret: string | Buffer) => async (good: Claims) => {
    const unsigned = raw({ alg: 'HS256', typ: 'JWT' }, good, '').slice(0, -1);
    return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
  };
  const publicPem = () =>
    createPublicKey({ key: issuer.jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  const split = async (good: Claims) => (await issuer.goodToken(good)).split('.') as [string, string, string];

  const forged: Record<string, (good: Claims) => Promise<unknown>> = {
    'algorithm none': async (good) => raw({ alg: 'none' }, good, ''),
    'algorithm None': async (good) => raw({ alg: 'None' }, good, ''),
    'algorithm none with a signature': async (good) => raw({ alg: 'none' }, good, (await split(good))[2]),
    'no algorithm': async (good) => raw({ typ: 'JWT' }, good, (await split(good))[2]),
    'no signature': async (good) => raw({ alg: 'RS256', kid: 'honest' }, good, ''),
    'a made-up signature': async (good) => raw({ alg: 'RS256', kid: 'honest' }, good, 'A'.repeat(342)),
    'a foreign key under the same id': async (good) =>
      signedBy((await generateKeyPair('RS256')).privateKey, { alg: 'RS256', kid: 'honest' }, good),
    'a foreign key under an unknown id': async (good) =>
      signedBy((await generateKeyPair('RS256')).privateKey, { alg: 'RS256', kid: 'new' }, good),
    'a foreign key that the token brings along': async (good) => {
      const pair = await generateKeyPair('ES256', { extractable: true });
      return signedBy(pair.privateKey, { alg: 'ES256', jwk: await exportJWK(pair.publicKey) }, good);
    },
    'a foreign key at an address in the token': async (good) =>
      signedBy(
        (await generateKeyPair('RS256')).privateKey,
        { alg: 'RS256', kid: 'new', jku: 'https://evil.example/jwks' },
        good,
      ),
    'our own secret as key': hmac(clientSecret),
    'the public key as secret': async (good) => hmac(publicPem())(good),
    'the modulus as secret': async (good) => hmac(String(issuer.jwk.n))(good),
    'the right key with PS256': async (good) => {
      const same = await importPKCS8(await exportPKCS8(issuer.privateKey), 'PS256');
      return signedBy(same, { alg: 'PS256', kid: 'honest' }, good);
    },
    'an unknown critical header': async (good) => {
      const [, , signature] = await split(good);
      return raw({ alg: 'RS256', kid: 'honest', crit: ['exp'], exp: 1 }, good, signature);
    },
    'claims changed after signing': async (good) => {
      const [header, , signature] = await split(good);
      return [header, base64url.encode(JSON.stringify({ ...good, sub: 'somebody-else' })), signature].join(
        '.',
      );
    },
    'a header changed after signing': async (good) => {
      const [, payload, signature] = await split(good);
      const header = base64url.encode(JSON.stringify({ alg: 'RS256', kid: 'honest', typ: 'x' }));
      return [header, payload, signature].join('.');
    },
    'two parts': async (good) => (await split(good)).slice(0, 2).join('.'),
    'an encrypted token': async (good) =>
      new CompactEncrypt(new TextEncoder().encode(await issuer.goodToken(good)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(new Uint8Array(32)),
    'no token at all': async () => undefined,
    'an empty token': async () => '',
    'a number as token': async () => 7,
    'a text that is no token': async () => 'maria@example.com',
    'claims that are a list': () =>
      new CompactSign(new TextEncoder().encode('[]'))
        .setProtectedHeader({ alg: 'RS256', kid: 'honest' })
        .sign(issuer.privateKey),
  };

  const lying = Object.entries(claimsChanged).map(([name, change]) => {
    const make = (good: Claims) => {
      const changed = typeof change === 'function' ? change(good, issuer) : change;
      return issuer.goodToken({ ...good, ...changed });
    };
    return [name, make] as const;
  });
  return { ...forged, ...Object.fromEntries(lying) };
}
