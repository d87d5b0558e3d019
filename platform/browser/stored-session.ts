import { basePath } from '#platform/shared/texts/locale.ts';

/** Where auth-js keeps the session, and what of it we read without auth-js. */
export const sessionKey = 'rumo-session';

/** Settings of the device, not of the person: they stay when a person signs out. */
const deviceKeys = new Set([
  'preferences',
  'rumo-single-keys',
  'rumo-density',
  'rumo-columns',
  'rumo-sending',
  'rumo-language',
]);

/** Whose things lie in this browser's storage, and in a tab's own. */
const ownerKey = 'rumo-owner';

/** What begins so is kept for reading and sending without a connection; see kept-storage.ts. */
export const keptPrefix = 'kept:';

const listPrefix = 'kept:list:';

export interface SessionUser {
  id: string;
  email: string;
  /** As the provider knows it; the profile may say otherwise. */
  name: string | null;
}

interface StoredSession {
  access_token: string;
  refresh_token: string;
  /** In seconds since 1970, by the device's clock. */
  expires_at?: number;
  user: AuthUser;
}

/** auth-js refreshes 90 seconds before the end; a call that takes long must not outlive its token either. */
const marginSeconds = 120;

/** Whether the stored token is good for a while yet. A clock that is wrong shows in a refusal, which refreshes. */
export function isFresh({ expires_at }: Pick<StoredSession, 'expires_at'>): boolean {
  return expires_at !== undefined && expires_at - Date.now() / 1000 > marginSeconds;
}

/** The part of auth-js's user that we use. */
export interface AuthUser {
  id: string;
  email?: string;
  user_metadata?: { full_name?: unknown };
}

export function presentUser(user: AuthUser): SessionUser {
  const name = user.user_metadata?.full_name;
  return { id: user.id, email: user.email ?? '', name: typeof name === 'string' ? name : null };
}

/** What storage holds now; undefined when there is nothing, or storage is forbidden. */
export function readStoredSession(): StoredSession | undefined {
  try {
    return JSON.parse(localStorage.getItem(sessionKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Takes the session out of storage: it was refused and can only be refused again. */
export function dropStoredSession(): void {
  withStorage(() => localStorage.removeItem(sessionKey));
}

/** What was begun here is gone, and no longer holds back a sign-out in another tab (`drafts.ts`). */
function clearTab(): void {
  sessionStorage.clear();
  dispatchEvent(new Event('tab-cleared'));
}

/** Leaves nothing of the person in this browser. */
export function wipeBrowser(): void {
  // Nothing personal lies there; it goes as well, so that the browser is as it was.
  void dropOfflinePages().catch(() => {});
  withStorage(() => {
    for (const key of Object.keys(localStorage)) if (!deviceKeys.has(key)) localStorage.removeItem(key);
    clearTab();
  });
}

/** The session has ended without a word of the person: what they could read goes, what waits to be sent stays. */
export function forgetLists(): void {
  void dropOfflinePages().catch(() => {});
  withStorage(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(listPrefix)) localStorage.removeItem(key);
  });
}

/** Removes what this tab keeps (`sessionStorage`) after a sign-out in another tab, which cannot reach it. */
export function wipeTab(): void {
  withStorage(() => clearTab());
}

/**
 * Notes who signed in. What another person left here, without having signed out, goes first: in this tab, too, where
 * another tab has claimed the browser already.
 */
export function claimBrowser(userId: string): void {
  claimTab(userId);
  withStorage(() => {
    const owner = localStorage.getItem(ownerKey);
    if (owner === userId) return;
    const session = localStorage.getItem(sessionKey);
    if (owner !== null) wipeBrowser();
    if (session !== null) localStorage.setItem(sessionKey, session);
    localStorage.setItem(ownerKey, userId);
  });
  withStorage(() => sessionStorage.setItem(ownerKey, userId));
}

/** What was written here before signing in has no owner yet, and stays. */
function claimTab(userId: string): void {
  withStorage(() => {
    const owner = sessionStorage.getItem(ownerKey);
    if (owner !== null && owner !== userId) clearTab();
  });
}

/** Storage can be forbidden by the browser's settings: then there is nothing to keep and nothing to wipe. */
function withStorage(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Has the browser keep the signed-in pages, so that they open without a connection. Only where addresses are secure. */
export function keepPagesOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  // A browser that refuses (private windows do) works as before, with a connection.
  navigator.serviceWorker.register(`${basePath}/service-worker.js`).catch(() => {});
}

/**
 * Takes away what the browser kept of the pages. Chromium may make the cache again, empty, when it wants to note the
 * compiled form of a script; that goes at the next visit, which finds nobody signed in.
 */
async function dropOfflinePages(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
