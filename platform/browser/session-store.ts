import { basePath } from '#platform/shared/texts/locale.ts';
import {
  type AuthUser,
  claimBrowser,
  dropStoredSession,
  forgetLists,
  isFresh,
  presentUser,
  readStoredSession,
  type SessionUser,
  sessionKey,
  wipeBrowser,
} from './stored-session.ts';
import { whenIdle } from './when-idle.ts';

/** `ended`: the server refused the session while a screen was open; the screen stays until the person decides. */
export type Session =
  | { state: 'loading'; user?: undefined }
  | { state: 'signed-out'; user?: undefined }
  | { state: 'signed-in'; user: SessionUser; ended: boolean };

let session: Session = { state: 'loading' };
const listeners = new Set<() => void>();
let known: Promise<void> | undefined;
/** From the press on 'Sign Out' until the screens are gone: auth-js's own news are not a surprise then. */
let leaving = false;

function set(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

export const currentSession = (): Session => session;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** auth-js, loaded once and listened to. */
export async function loadAuthClient() {
  const { authClient } = await import('./auth-client.ts');
  known ??= new Promise((resolve) => {
    authClient.onAuthStateChange((_event, current) => {
      take(current?.user);
      resolve();
    });
  });
  await known;
  return authClient;
}

/**
 * Looks into storage; without a session there nobody needs auth-js, and with a fresh one not before the page rests:
 * its 20 kB would be between a person and their screen. Resolves when the state is known.
 */
export async function findSession(): Promise<void> {
  const stored = readStoredSession();
  if (stored && !known && isFresh(stored)) {
    take(stored.user);
    onceIdle();
    return;
  }
  // auth-js would try to refresh for half a minute first; what there is to read offline needs no token.
  if (stored && !known && !navigator.onLine) {
    take(stored.user);
    onceBack();
  } else if (stored || known) await loadAuthClient();
  else take(undefined);
}

/** From then on auth-js keeps the session fresh and hears of other tabs. Without a connection the next call loads it. */
function onceIdle(): void {
  whenIdle(() => void loadAuthClient().catch(() => {}));
}

function onceBack(): void {
  addEventListener('online', () => void findSession(), { once: true });
}

function take(user: AuthUser | undefined): void {
  if (user) {
    claimBrowser(user.id);
    set({ state: 'signed-in', user: presentUser(user), ended: false });
    return;
  }
  if (leaving) return;
  // Still stored: it could not be refreshed for lack of a connection. The person stays, calls say what is wrong.
  const stored = readStoredSession();
  if (stored) set({ state: 'signed-in', user: presentUser(stored.user), ended: false });
  else if (session.state === 'signed-in') set({ ...session, ended: true });
  else {
    forgetLists();
    set({ state: 'signed-out' });
  }
}

/** The server refused our token. Either a refresh mends it, or the session is over for good. */
export async function doubtSession(): Promise<void> {
  if (session.state !== 'signed-in' || session.ended || leaving) return;
  const auth = await loadAuthClient();
  const { error } = await auth.refreshSession();
  const refused = error?.status !== undefined && error.status >= 400 && error.status < 500;
  if (!refused) return;
  dropStoredSession();
  take(undefined);
}

/**
 * The same, and waits while the session is over: resolves to true when the same person is signed in again, to false
 * when another person is, or nobody any more.
 */
export async function sessionMended(): Promise<boolean> {
  const userId = session.user?.id;
  await doubtSession();
  const isOver = () => session.state === 'signed-in' && session.ended;
  if (isOver()) {
    await new Promise<void>((resolve) => {
      const stop = subscribe(() => {
        if (isOver()) return;
        stop();
        resolve();
      });
    });
  }
  return session.user !== undefined && session.user.id === userId;
}

/** Marks that the person wants to leave; `done` is called when no screen shows anything of theirs any more. */
export function startLeaving(): { cancel: () => void; done: () => void } {
  leaving = true;
  return {
    cancel: () => {
      leaving = false;
    },
    done: () => {
      leaving = false;
      wipeBrowser();
      set({ state: 'signed-out' });
    },
  };
}

/** Follows what happens in other tabs and to this page in the browser's history. Returns a function that stops it. */
export function watchBrowser(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === sessionKey || key === null) void findSession();
  };
  // A page from the back-forward cache shows what it showed, a person who sits here now.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && session.state === 'signed-in' && !readStoredSession()) location.replace(`${basePath}/`);
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
