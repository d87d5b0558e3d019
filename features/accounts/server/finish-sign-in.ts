import { type ProvenPerson, SignInRefused } from '#platform/server/identity/identity.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { SignInFailure } from '#platform/shared/sign-in-failures.ts';
import { callbackUrl, failurePath, languageOfAddress, successUrl } from './callback-address.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { openSession } from './open-session.ts';
import { digestOf, randomSecret } from './random-secret.ts';

/**
 * The provider has sent the browser back. Takes the attempt (once, in the browser that started it), proves the
 * person, opens their session and sends the browser on with a code of ours. The session's tokens are worth nothing
 * without the cookie set here.
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

/** One statement, so that of any number of callbacks with the same state one goes on. */
function takeFlow(platform: Platform, state: string, browser: string, code: string) {
  const { database, clock } = platform;
  return database.asSystem('sign-in: take the answer', (tx) =>
    tx
      .updateTable('sign_in_flows')
      .set({ code_hash: digestOf(code) })
      .where('state_hash', '=', digestOf(state))
      .where('browser_hash', '=', digestOf(browser))
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
