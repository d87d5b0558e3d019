/**
 * Lets the signed-in pages open without a connection: it keeps the files they are made of and the pages as the server
 * renders them for nobody in particular. It never sees answers of the API or documents, and keeps nothing personal.
 * One file without imports: the build puts `shipped` in front of it (tools/service-worker-plugin.ts).
 */
declare const shipped: { version: string; assets: string[]; base: string };

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}

/** The pages that open without a connection, in the worker's own language. */
const { base } = shipped;
const pages = [
  '/contact',
  '/dashboard',
  '/documents',
  '/offline',
  '/profile',
  '/subscription',
  '/support',
  '/visa-process',
  '/visa-process/apostille',
  '/visa-process/cards',
  '/visa-process/check-answers',
  '/visa-process/panel',
  '/visa-process/practice',
  '/visa-process/submitted',
  '/visa-process/welcome',
].map((path) => base + path);
/** Files, calls and the way in: what is no page of ours fails as it always did. */
const notPages = /^(\/pt)?\/(api|files|auth|idp|pitches|service-worker\.js)\b|\.\w+$/;
/** How the screens ask which of them is behind an address. */
const discovery = `${base}/__manifest`;
/** A page that takes longer is shown as it was kept; what it shows comes from the API in any case. */
const patienceMs = 5_000;
const prefix = base ? 'rumo-pt-' : 'rumo-en-';
const cacheName = prefix + shipped.version;
const worker = self as unknown as Worker;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (pathname === discovery) event.respondWith(kept(request, discovery));
  else if (request.mode === 'navigate' && pages.includes(pathname))
    event.respondWith(kept(request, pathname));
  else if (request.mode === 'navigate' && !notPages.test(pathname)) event.respondWith(orOffline(request));
});

/** Takes over at once: pages of the older version find their files in the older cache, new ones are whole. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(shipped.assets);
  await Promise.all(pages.map((path) => keep(cache, path, path)));
  const page = await (await cache.match(`${base}/dashboard`, { ignoreVary: true }))?.text();
  const version = /"version":\s*"(\w+)"/.exec(page ?? '')?.[1] ?? '';
  await keep(cache, discovery, `${discovery}?${new URLSearchParams({ paths: pages.join(','), version })}`);
  await worker.skipWaiting();
}

/** Without cookies: what is kept is what a stranger gets. */
async function keep(cache: Cache, name: string, address: string): Promise<void> {
  const answer = await fetch(address, { credentials: 'omit', cache: 'no-store' });
  if (answer.status !== 200 || answer.redirected) throw new Error(`${name} cannot be kept: ${answer.status}`);
  await cache.put(name, answer);
}

/** The newest two versions stay: a page that was opened before a deploy goes on loading its own files. */
async function activate(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(own.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Names of files carry a hash of their content: whichever version kept one, it is the right one. */
async function asset(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** From the network; without one, the page that says so, which knows where to go on. */
async function orOffline(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (!(await caches.match(`${base}/offline`, { ignoreVary: true }))) throw error;
    const { pathname, search } = new URL(request.url);
    return Response.redirect(`${base}/offline?${new URLSearchParams({ from: pathname + search })}`);
  }
}

/** From the network; as it was kept when that fails, or takes too long. */
async function kept(request: Request, name: string): Promise<Response> {
  // Opening a cache that went when a person signed out would make it again.
  const cache = (await caches.has(cacheName)) ? await caches.open(cacheName) : undefined;
  const copy = await cache?.match(name, { ignoreVary: true });
  if (!copy) return fetch(request);
  const patience = AbortSignal.timeout(patienceMs);
  try {
    const tooLate = new Promise<never>((_, reject) => {
      patience.addEventListener('abort', () => reject(patience.reason));
    });
    const answer = await Promise.race([fetch(request), tooLate]);
    // Under maintenance nothing is out of order: the page says so itself.
    return answer.status >= 502 && !answer.headers.has('X-Maintenance') ? copy : answer;
  } catch {
    return copy;
  }
}
