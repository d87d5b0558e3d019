import { basePath } from '#platform/shared/texts/locale.ts';

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
export async function dropOfflinePages(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
