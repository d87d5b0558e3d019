import { expect, test } from 'vitest';
import { clientId, clientSecret, fakeIssuer } from '#tests/support/fake-issuer.ts';
import { openIdIdentity } from './openid-identity.ts';

const attempt = {
  callbackUrl: 'https://visa.example.com/auth/v1/callback',
  state: 's'.repeat(43),
  nonce: 'n'.repeat(43),
  codeVerifier: 'v'.repeat(43),
};

const identityAt = (issuer: string) =>
  openIdIdentity({
    mode: 'google',
    issuer,
    accountIssuer: 'https://accounts.google.com',
    clientId,
    clientSecret,
    algorithm: 'RS256',
    prompt: 'select_account',
    insecure: true,
  });

test('asks for what it needs, and lets people choose an account', async () => {
  const issuer = await fakeIssuer();
  const url = await identityAt(issuer.url).begin(attempt, 'pt');
  expect(url.origin + url.pathname).toBe(`${issuer.url}/authorize`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: clientId,
    response_type: 'code',
    ui_locales: 'pt-PT',
    redirect_uri: attempt.callbackUrl,
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    // SHA-256 of 43 times v.
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  expect(url.href).not.toContain(attempt.codeVerifier);
  await issuer.close();
});

test('a provider that cannot be reached is tried again the next time', async () => {
  const issuer = await fakeIssuer();
  const { port } = new URL(issuer.url);
  await issuer.close();
  const identity = identityAt(issuer.url);
  await expect(identity.begin(attempt, 'en')).rejects.toMatchObject({ reason: 'provider_unreachable' });

  const back = await fakeIssuer(Number(port));
  await expect(identity.begin(attempt, 'en')).resolves.toBeInstanceOf(URL);
  await back.close();
});

test('metadata that names another issuer are not taken', async () => {
  const issuer = await fakeIssuer();
  const identity = identityAt(issuer.url.replace('127.0.0.1', 'localhost'));
  await expect(identity.begin(attempt, 'en')).rejects.toMatchObject({ reason: 'provider_unreachable' });
  await issuer.close();
});
