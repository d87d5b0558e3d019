import { AuthClient } from '@supabase/auth-js';
import { oneRefreshAtATime } from './one-refresh.ts';
import { sessionKey } from './stored-session.ts';

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
