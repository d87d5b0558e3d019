import { createContext, use, useSyncExternalStore } from 'react';
import { returnPath } from '#platform/shared/return-path.ts';
import type { SignInFailure } from '#platform/shared/sign-in-failures.ts';
import { outsideProvider } from '#platform/shared/texts/brand.ts';
import { basePath } from '#platform/shared/texts/locale.ts';
import { setAccessTokenSource } from './access-token.ts';
import {
  currentSession,
  findSession,
  loadAuthClient,
  type Session,
  sessionMended,
  startLeaving,
  subscribe,
} from './session-store.ts';
import { againPath, signedInAgain } from './sign-in-again.ts';
import { isFresh, readStoredSession } from './stored-session.ts';

export type { Session } from './session-store.ts';

/** True inside the provider. */
export const SessionContext = createContext(false);

/** Who is signed in. `loading` on the server and until the browser has looked. */
export function useSession(): Session {
  if (!use(SessionContext)) throw new Error(outsideProvider);
  return useSyncExternalStore<Session>(subscribe, currentSession, serverSession);
}
/** For pages that anybody may see: whether to offer the way in or the way on. */
export function useIsSignedIn(): boolean {
  const session = useSession();
  return session.state === 'signed-in' && !session.ended;
}

const loading: Session = { state: 'loading' };
const serverSession = () => loading;

setAccessTokenSource({
  async read() {
    if (currentSession().state === 'loading') await findSession();
    const session = currentSession();
    if (session.state !== 'signed-in') return undefined;
    // News of the end can come before the call that would find it out (a closed stream): the call waits all the same.
    if (session.ended && !(await sessionMended())) return undefined;
    const stored = readStoredSession();
    if (stored && isFresh(stored)) return stored.access_token;
    const auth = await loadAuthClient();
    const { data } = await auth.getSession();
    return data.session?.access_token;
  },
  refused: sessionMended,
  async signInWanted() {
    const userId = currentSession().user?.id;
    return (await signedInAgain()) && currentSession().user?.id === userId;
  },
});

/**
 * Sends the browser to the identity provider; afterwards it goes on to `returnTo`, a path of ours, or to where the person
 * begins. To `againPath` with a new proof of who is signed in already.
 */
export async function signIn(returnTo?: string): Promise<void> {
  const auth = await loadAuthClient();
  const query = returnTo ? `?${new URLSearchParams({ return_to: returnPath(returnTo) })}` : '';
  const { error } = await auth.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: `${location.origin}${basePath}/auth/callback${query}`,
      ...(returnTo === againPath && { queryParams: { max_age: '0' } }),
    },
  });
  if (error) throw error;
}

/** The last step: turns the code in the address into a session. Returns the reason when it cannot. */
export async function finishSignIn(code: string): Promise<SignInFailure | undefined> {
  const auth = await loadAuthClient();
  const { error } = await auth.exchangeCodeForSession(code);
  if (!error) return undefined;
  const refused = error.status !== undefined && error.status >= 400 && error.status < 500;
  return refused ? 'flow_expired' : 'provider_unreachable';
}

export type SignOutScope = 'local' | 'global' | 'others';

/** What the root does about signing out: leave the person's screens, say how it went. */
export interface SignOutReporter {
  leave(): Promise<void>;
  done(scope: SignOutScope): void;
  failed(message: string): void;
}
let reporter: SignOutReporter | undefined;

export function setSignOutReporter(next: SignOutReporter | undefined): void {
  reporter = next;
}

let channel: BroadcastChannel | undefined;

/** One for sending and hearing: a channel does not hear itself, and this tab has its own way out. */
function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('rumo-sign-out');
  return channel;
}

/**
 * Signs out: here (`local`), everywhere (`global`), or everywhere else (`others`). Leaves the person's screens, wipes
 * what the browser stored of them, empties every open tab, and says so in a toast.
 */
export async function signOut(scope: SignOutScope): Promise<void> {
  const auth = await loadAuthClient();
  const leaving = startLeaving();
  const { error } = await auth.signOut({ scope });
  // 'local' takes the tokens out of the browser even when the server cannot be told: nobody can go on with them.
  const stillHere = scope === 'others' || readStoredSession() !== undefined;
  if (stillHere) leaving.cancel();
  if (stillHere && error) return reporter?.failed(error.message);
  if (!stillHere) {
    otherTabs().postMessage('left');
    await reporter?.leave();
    leaving.done();
  }
  reporter?.done(scope);
}

/** Calls back when another tab signed out. Returns a function that stops it. */
export function whenSignedOutElsewhere(leave: () => void): () => void {
  otherTabs().addEventListener('message', leave);
  return () => otherTabs().removeEventListener('message', leave);
}
