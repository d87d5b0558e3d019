import { type Language, splitLanguage } from '#platform/shared/languages.ts';
import type { SignInFailure } from '#platform/shared/sign-in-failures.ts';

/** Where the provider sends the browser back to, on the origin that the person came from. */
export function callbackUrl(returnTo: string): string {
  return `${new URL(returnTo).origin}/auth/v1/callback`;
}

/**
 * Where a failed sign-in ends, with the reason in the form of the protocol. Without a place to return to, it is a
 * path, which keeps people on whatever host they are: no address is ever made from the Host header.
 */
export function failurePath(reason: SignInFailure, returnTo = '/auth/callback'): string {
  const [path = '', query = ''] = (returnTo.split('#')[0] ?? '').split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('error', reason === 'access_denied' ? 'access_denied' : 'server_error');
  parameters.set('error_code', reason);
  return `${path}?${parameters}`;
}

/** Where a successful one goes on, with the code that the browser exchanges for its session. */
export function successUrl(returnTo: string, code: string): string {
  const url = new URL(returnTo);
  url.searchParams.set('code', code);
  return url.href;
}

/** The language of the screen where somebody began to sign in, and to which they return. */
export const languageOfAddress = (returnTo: string): Language =>
  splitLanguage(new URL(returnTo).pathname).language;
