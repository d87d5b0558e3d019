import { AuthClient } from '@supabase/auth-js';
import { readStoredSession, sessionKey } from './stored-session.ts';

/**
 * `fetch` for auth-js that lets one tab at a time refresh. The server forgives a token that comes twice within
 * seconds; one that a slow connection delivers later ends the session, so a tab that waited for another one takes
 * what that one got instead of sending its own, now used, token.
 */
export const oneRefreshAtATime: typeof fetch = (input, init) => {
  const sent = sentRefreshToken(input, init);
  const request = () => fetch(input, sent ? { ...init, signal: AbortSignal.timeout(patienceMs) } : init);
  // Absent on plain http beyond this machine.
  if (!sent || !('locks' in navigator)) return request();
  return navigator.locks.request('rumo-refresh', () => {
    const stored = readStoredSession();
    return stored && stored.refresh_token !== sent ? Response.json(stored) : request();
  });
};

/**
 * The session's keeper: local storage, a look every 30 s, refresh 90 s before the end, news between tabs. Imported
 * lazily, since it is half as large as a page and nobody needs it before signing in.
 */
export const authClient = new AuthClient({
  url: `${location.origin}/auth/v1`,
  storageKey: sessionKey,
  flowType: 'pkce',
  autoRefreshToken: true,
  persistSession: true,
  detectSessionInUrl: false,
  fetch: oneRefreshAtATime,
  // Each attempt finds its own verifier again, also when two tabs sign in at the same time.
  experimental: { appendPkceFlowIdToRedirects: true },
});

/** A refresh that takes longer is given up, so that a hanging one does not hold back the other tabs. */
const patienceMs = 20_000;

function sentRefreshToken(input: RequestInfo | URL, init: RequestInit | undefined): string | undefined {
  if (!String(input).endsWith('/token?grant_type=refresh_token')) return undefined;
  return JSON.parse(String(init?.body)).refresh_token;
}
