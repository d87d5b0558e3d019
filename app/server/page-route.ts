import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { Context, MiddlewareHandler } from 'hono';
import { parse } from 'hono/utils/cookie';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { readQuotedFacts } from '#features/facts/server/read-facts.ts';
import type { PitchRenderer } from '#features/pages/contract/pitch.ts';
import type { Settings } from '#features/settings/contract.ts';
import { readSettings } from '#features/settings/server/settings.ts';
import type { LoadContext } from '#features/site/contract.ts';
import { asksNotToBeTracked } from '#features/traffic/server/visitor-cookie.ts';
import type { Env } from '#platform/server/env.ts';
import { findTracker } from '#platform/server/http/assets.ts';
import { pagePolicy } from '#platform/server/http/headers.ts';
import type { AppEnv } from '#platform/server/http/request.ts';
import {
  compressNow,
  isShared,
  makeSharedPage,
  type SendBuffer,
  type SharedPage,
  takesBrotli,
} from '#platform/server/http/shared-page.ts';
import type { Platform } from '#platform/server/platform.ts';
import { adsConsentCookie, conversionPage } from '#platform/shared/advertising.ts';
import { isEnglishOnly, type Language, locales, splitLanguage } from '#platform/shared/languages.ts';
import { isOpenPath, isStaffBrowser, retryAfter } from './maintenance.ts';

/** Maximum age of a cached page. A change of the settings clears the cache; this is for when no notice of it arrives. */
const freshMs = 1_000;

/** Retry-After of a page that failed without the database, in seconds. */
const soon = '5';

/** Pages in the cache; beyond it the oldest goes. */
const maxKept = 500;

/**
 * Everything that is not an endpoint or a file is a page. Signed-in pages render their data in the browser; pages that are
 * the same for everyone are rendered at most once a second and cached. Under maintenance every path gets 503 and the
 * maintenance page, except for staff and the pages for signing in. `limitRenders` throws above its limit.
 */
export function pageRoute(
  pages: Pages,
  platform: Platform,
  send: SendBuffer,
  limitRenders: (c: Context<AppEnv>) => void = () => {},
): MiddlewareHandler<AppEnv> {
  const kept = new Map<string, { madeAt: number; page: SharedPage }>();
  /** Grows with every change of the settings: a page begun before it is not cached. */
  let generation = 0;
  platform.live.onSettings(() => {
    generation += 1;
    kept.clear();
  });

  return async (c) => {
    c.set('route', 'page');
    const { pathname, search } = new URL(c.req.url);
    const plain = normalizePath(pathname);
    if (plain !== pathname) return c.redirect(plain + search, 308);
    const { language, path } = splitLanguage(pathname);
    if (language !== 'en' && isEnglishOnly(path)) return c.redirect(path + search);
    const known = search === '' ? kept.get(pathname) : undefined;
    const fresh = known && platform.clock().getTime() - known.madeAt < freshMs;
    // A closed page may come from the cache for strangers only: a browser with a cookie may be a staff member's.
    if (fresh && (known.page.status === 200 || !c.req.header('cookie')))
      return sendShared(c, known.page, send);

    limitRenders(c);
    const began = generation;
    const nonce = randomBytes(16).toString('base64');
    const settings = platform.database.asActor({ as: 'anon' }, readSettings);
    // Without settings the page shows the error.
    const found = await settings.catch(() => undefined);
    // While the database is away, the last version of a public page is still true.
    if (!found && known?.page.status === 200) return sendShared(c, known.page, send);
    const maintenance = found?.maintenance_mode === true;
    const closed = maintenance && !isOpenPath(path) && !(await isStaffBrowser(c.req.raw.headers, platform));
    const ads = adsPermission(c.req.raw, platform.env);
    const rendered = await pages[language](c.req.raw, {
      nonce,
      closed,
      localProvidersBanner: platform.env.localProvidersBanner,
      publicUrl: platform.env.publicUrl,
      petHost: platform.env.petAiUrl && new URL(platform.env.petAiUrl).host,
      sendsMail: platform.mail.delivery === 'smtp',
      adsConfigured: platform.env.adsConversionId !== undefined,
      ads,
      today: platform.clock().toISOString().slice(0, 10),
      getQuotedFacts: () => platform.database.asActor({ as: 'anon' }, readQuotedFacts),
      getPublicSettings: () => settings,
    });
    const keep = (page: SharedPage) => {
      if (generation !== began) return;
      kept.delete(pathname);
      kept.set(pathname, { madeAt: platform.clock().getTime(), page });
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest) kept.delete(oldest);
    };
    const framed = found?.nif_portal_url;
    if (closed) {
      const headers = closedHeaders(found, platform.clock(), language);
      const page = await makeSharedPage(await rendered.text(), nonce, headers, framed, 503);
      if (search === '') keep(page);
      return sendShared(c, page, send);
    }
    const shared = !ads && isShared(rendered.status, rendered.headers);
    if (c.req.method !== 'GET' || search !== '' || !shared) {
      const policy = pagePolicy([`'nonce-${nonce}'`], framed, ads !== undefined);
      return sendOnce(c, found ? rendered : asUnavailable(rendered), policy);
    }
    const page = await makeSharedPage(await rendered.text(), nonce, rendered.headers, framed);
    // Staff's view under maintenance is not for everyone.
    if (!maintenance || isOpenPath(path)) keep(page);
    return sendShared(c, page, send);
  };
}

/** `X-Maintenance` tells our service worker not to show a cached page instead. */
function closedHeaders({ maintenance_until }: Settings, now: Date, language: Language): Headers {
  return new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locales[language],
    'Cache-Control': 'no-store',
    'Retry-After': retryAfter(maintenance_until, now),
    'X-Maintenance': 'on',
  });
}

/** 503 for a page that failed without the database, so that search engines come back. */
function asUnavailable({ status, body, headers }: Response): Response {
  if (status !== 500) return new Response(body, { status, headers });
  const later = new Headers(headers);
  later.set('Retry-After', soon);
  return new Response(body, { status: 503, headers: later });
}

function sendShared(c: Context<AppEnv>, page: SharedPage, send: SendBuffer): Response {
  const brotli = takesBrotli(c.req.header('accept-encoding'));
  const headers = {
    ...page.headers,
    ...(page.status === 200 && { etag: page.etag }),
    ...(brotli && { 'content-encoding': 'br' }),
  };
  return send(c, brotli ? page.brotli : page.plain, headers, page.status);
}

async function sendOnce(c: Context<AppEnv>, rendered: Response, policy: string): Promise<Response> {
  const headers = new Headers(rendered.headers);
  headers.set('Content-Security-Policy', policy);
  const { status } = rendered;
  if (!rendered.body || !takesBrotli(c.req.header('accept-encoding'))) {
    return new Response(rendered.body, { status, headers });
  }
  headers.set('Content-Encoding', 'br');
  headers.set('Vary', 'Accept-Encoding');
  return new Response(await compressNow(Buffer.from(await rendered.arrayBuffer())), { status, headers });
}

interface BuiltEntry {
  createLoadContext(values: LoadContext): RouterContextProvider;
  createPitchRenderer(stylesheets: readonly string[]): PitchRenderer;
}

/** Renders a page. The load context is all that the screens get from the server. */
export type RenderPage = (request: Request, context: LoadContext) => Promise<Response>;

/** One build per language. */
type Pages = Record<Language, RenderPage>;

/** What `npm run build` made. */
export interface Screens {
  pages: Pages;
  pitchRenderer: PitchRenderer;
  /** The URL of the script that counts visits, if it was built. */
  tracker: string | undefined;
  /** The folder of the files for browsers. */
  client: string;
}

/** Loads the built screens. Throws when there is no build. */
export async function loadScreens(buildDirectory: string): Promise<Screens> {
  const client = `${buildDirectory}/client`;
  const [english, portuguese, tracker] = await Promise.all([
    importBuild(`${buildDirectory}/server/index.js`),
    importBuild(`${buildDirectory}/pt/server/index.js`),
    findTracker(client),
  ]);
  return {
    pages: { en: rendererOf(english), pt: rendererOf(portuguese) },
    pitchRenderer: entryOf(english).createPitchRenderer(english.assets.routes.root?.css ?? []),
    tracker,
    client,
  };
}

const importBuild = (file: string): Promise<ServerBuild> => import(pathToFileURL(file).href);

const entryOf = (build: ServerBuild) => build.entry.module as unknown as BuiltEntry;

function rendererOf(build: ServerBuild): RenderPage {
  const handle = createRequestHandler(build, 'production');
  const { createLoadContext } = entryOf(build);
  return (request, context) => handle(request, createLoadContext(context));
}

/**
 * Returns the conversion that this page may report: only where one is configured, on the page of a finished purchase, with
 * consent and without an opt-out. The content policy of every other page forbids the call.
 */
function adsPermission(request: Request, { adsConversionId }: Env): string | undefined {
  if (!adsConversionId || splitLanguage(new URL(request.url).pathname).path !== conversionPage)
    return undefined;
  const { headers } = request;
  const cookies = headers.get('cookie');
  if (asksNotToBeTracked(headers) || !cookies) return undefined;
  return parse(cookies, adsConsentCookie)[adsConsentCookie] === '1' ? adsConversionId : undefined;
}

/** Characters that mean the same with and without percent-encoding (RFC 3986, 2.3). */
const unreserved = /^[\w.~-]$/;

/**
 * Decodes unreserved characters: `/pt/%61dmin` is `/pt/admin`. The routers decode them, and checks of a path's language or
 * section do not. A path with two leading slashes stays: redirected to, it would name another site.
 */
export function normalizePath(pathname: string): string {
  if (pathname.startsWith('//')) return pathname;
  return pathname.replaceAll(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return unreserved.test(letter) ? letter : code;
  });
}
