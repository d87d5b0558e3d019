import { type Attempt, SignInRefused } from '#platform/server/identity/identity.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { ownAddress } from '#platform/shared/return-path.ts';
import { sessionLimits } from '#platform/shared/session-limits.ts';
import { callbackUrl, failurePath, languageOfAddress } from './callback-address.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { digestOf, randomSecret } from './random-secret.ts';

const challengeForm = /^[\w-]{43}$/;

/**
 * Opens an attempt to sign in and sends the browser to the provider. The attempt is tied to a cookie of this browser:
 * a link with somebody else's state, opened here, signs nobody in (login CSRF). Two tabs may have attempts of their
 * own under the same cookie. `max_age=0` asks for a new proof of who is signed in already.
 */
export async function startSignIn(_input: unknown, { platform, http }: RequestContext): Promise<Response> {
  const { env, database, identity, log } = platform;
  const challenge = http.req.query('code_challenge') ?? '';
  const method = http.req.query('code_challenge_method')?.toLowerCase();
  // Browsers hash only at secure addresses; elsewhere auth-js sends the verifier itself.
  if (method === 'plain') return http.redirect(failurePath('insecure_address'), 303);
  if (http.req.query('provider') !== 'google' || method !== 's256' || !challengeForm.test(challenge)) {
    return http.redirect(failurePath('unknown'), 303);
  }

  const returnTo = ownAddress(http.req.query('redirect_to'), env.origins) ?? `${env.publicUrl}/auth/callback`;
  const attempt: Attempt = {
    callbackUrl: callbackUrl(returnTo),
    state: randomSecret(),
    nonce: randomSecret(),
    codeVerifier: randomSecret(),
  };
  const browser = readCookie(http.req.raw.headers, 'browser', env) ?? randomSecret();

  const again = http.req.query('max_age') === '0';
  let provider: URL;
  try {
    provider = await identity.begin(attempt, languageOfAddress(returnTo), again);
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    log.error({ reason: error.reason, err: error.cause }, 'the identity provider could not be reached');
    return http.redirect(failurePath(error.reason, returnTo), 303);
  }

  const now = platform.clock();
  await database.asSystem('sign-in: open an attempt', (tx) =>
    tx
      .insertInto('sign_in_flows')
      .values({
        state_hash: digestOf(attempt.state),
        browser_hash: digestOf(browser),
        nonce: attempt.nonce,
        provider_verifier: attempt.codeVerifier,
        client_challenge: challenge,
        return_to: returnTo,
        again,
        created_at: now,
        expires_at: new Date(now.getTime() + sessionLimits.signIn),
      })
      .execute(),
  );
  writeCookie(http, 'browser', browser, env);
  return http.redirect(provider.href, 303);
}
