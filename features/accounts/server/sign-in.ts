import { sql } from 'kysely';
import { type Attempt, type ProvenPerson, SignInRefused } from '#platform/server/identity/identity.ts';
import type { JobPlatform } from '#platform/server/jobs.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import { hashSecret, randomSecret } from '#platform/server/secrets.ts';
import { type Language, splitLanguage } from '#platform/shared/languages.ts';
import { ownAddress } from '#platform/shared/return-path.ts';
import { sessionLimits } from '#platform/shared/session-limits.ts';
import type { SignInFailure } from '#platform/shared/sign-in-failures.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { openSession } from './open-session.ts';

const challengeForm = /^[\w-]{43}$/;

/**
 * Opens a sign-in attempt and redirects to the provider. The attempt is tied to a cookie of this browser, against login
 * CSRF; two tabs may have attempts under the same cookie. `max_age=0` asks a signed-in person for a new proof.
 */
export async function startSignIn(_input: unknown, { platform, http }: RequestContext): Promise<Response> {
  const { env, database, identity, log } = platform;
  const challenge = http.req.query('code_challenge') ?? '';
  const method = http.req.query('code_challenge_method')?.toLowerCase();
  // Browsers hash only at secure addresses; elsewhere auth-js sends the plain verifier.
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
        state_hash: hashSecret(attempt.state),
        browser_hash: hashSecret(browser),
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

/**
 * Finishes the attempt, once, in the browser that started it: proves the person, opens their session and redirects with a
 * code of ours. The session's tokens are worth nothing without the cookie set here.
 */
export async function finishSignIn(
  _input: unknown,
  { platform, http, requestId, countedVisitor }: RequestContext,
): Promise<Response> {
  const { env, identity, log } = platform;
  const browser = readCookie(http.req.raw.headers, 'browser', env);
  const state = http.req.query('state');
  const code = randomSecret();
  const flow = browser && state && (await takeFlow(platform, state, browser, code));
  if (!flow) return http.redirect(failurePath('flow_expired'), 303);

  const refuse = async (reason: SignInFailure) => {
    await forgetFlow(platform, flow.state_hash);
    return http.redirect(failurePath(reason, flow.return_to), 303);
  };

  let person: ProvenPerson;
  try {
    person = await identity.complete(new URL(http.req.url).searchParams, {
      callbackUrl: callbackUrl(flow.return_to),
      state,
      nonce: flow.nonce,
      codeVerifier: flow.provider_verifier,
    });
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    log.warn({ requestId, reason: error.reason, err: error.cause }, 'a sign-in was refused');
    return refuse(error.reason);
  }

  const opened = await openSession(platform, {
    person,
    stateHash: flow.state_hash,
    userAgent: http.req.header('user-agent'),
    previousCookie: readCookie(http.req.raw.headers, 'session', env),
    requestId,
    visitorId: countedVisitor(),
    language: languageOfAddress(flow.return_to),
    again: flow.again,
  });
  if ('refused' in opened) return refuse(opened.refused);

  writeCookie(http, 'session', opened.cookie, env);
  return http.redirect(successUrl(flow.return_to, code), 303);
}

/** One statement, so that only one of parallel callbacks with the same state succeeds. */
function takeFlow(platform: Platform, state: string, browser: string, code: string) {
  const { database, clock } = platform;
  return database.asSystem('sign-in: take the answer', (tx) =>
    tx
      .updateTable('sign_in_flows')
      .set({ code_hash: hashSecret(code) })
      .where('state_hash', '=', hashSecret(state))
      .where('browser_hash', '=', hashSecret(browser))
      .where('code_hash', 'is', null)
      .where('expires_at', '>', clock())
      .returning(['state_hash', 'nonce', 'provider_verifier', 'return_to', 'again'])
      .executeTakeFirst(),
  );
}

async function forgetFlow({ database }: Platform, stateHash: Buffer): Promise<void> {
  await database.asSystem('sign-in: forget an attempt', (tx) =>
    tx.deleteFrom('sign_in_flows').where('state_hash', '=', stateHash).execute(),
  );
}

/** Where the provider redirects to, on the origin that the person came from. */
const callbackUrl = (returnTo: string) => `${new URL(returnTo).origin}/auth/v1/callback`;

/**
 * Where a failed sign-in ends, with the reason in the protocol's form. A path keeps people on their host: no address is ever
 * made from the Host header.
 */
function failurePath(reason: SignInFailure, returnTo = '/auth/callback'): string {
  const [path = '', query = ''] = (returnTo.split('#')[0] ?? '').split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('error', reason === 'access_denied' ? 'access_denied' : 'server_error');
  parameters.set('error_code', reason);
  return `${path}?${parameters}`;
}

function successUrl(returnTo: string, code: string): string {
  const url = new URL(returnTo);
  url.searchParams.set('code', code);
  return url.href;
}

const languageOfAddress = (returnTo: string): Language => splitLanguage(new URL(returnTo).pathname).language;

/** How long the owner may see that a session ended, and why. */
const keepEndedDays = 30;
/** Longer than any rate limit's window. */
const keepCountersHours = 24;

/** A job: deletes expired attempts, sessions and counters. */
export async function sweepSignIn(_payload: unknown, { database, clock }: JobPlatform): Promise<void> {
  const now = clock();
  await database.asSystem('sweep sign-in', async (tx) => {
    await tx.deleteFrom('sign_in_flows').where('expires_at', '<', now).execute();
    await tx.deleteFrom('identity_provider_state').where('expires_at', '<', now).execute();
    await tx
      .deleteFrom('sessions')
      .where(
        sql<boolean>`least(ended_at, expires_at) < ${now}::timestamptz - make_interval(days => ${keepEndedDays})`,
      )
      .execute();
    await tx
      .deleteFrom('rate_limits')
      .where(
        sql<boolean>`window_started_at < ${now}::timestamptz - make_interval(hours => ${keepCountersHours})`,
      )
      .execute();
  });
}
