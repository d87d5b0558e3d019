import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { readSettings } from '../features/settings/read-settings.ts';
import type { Platform } from '../platform/platform.ts';
import { compressNow, takesBrotli } from './compress.ts';
import { pagePolicy } from './content-security-policy.ts';
import type { Pages } from './pages.ts';
import type { SendBuffer } from './send-buffer.ts';
import { isShared, makeSharedPage, type SharedPage } from './shared-page.ts';
import type { AppEnv } from './variables.ts';

/** A change of the settings shows on public pages after this time at the latest. */
const freshMs = 1_000;
/** Addresses whose pages are kept; beyond it the oldest goes. */
const maxKept = 500;

/**
 * Everything that is not an endpoint or a file is a page. Signed-in pages render their data in the browser; pages
 * that are the same for everybody are rendered at most once a second and sent from memory in between.
 */
export function pageRoute(pages: Pages, platform: Platform, send: SendBuffer): MiddlewareHandler<AppEnv> {
  const kept = new Map<string, { madeAt: number; page: SharedPage }>();

  return async (c) => {
    c.set('route', 'page');
    const { pathname, search } = new URL(c.req.url);
    const known = search === '' ? kept.get(pathname) : undefined;
    if (known && platform.clock().getTime() - known.madeAt < freshMs) return sendShared(c, known.page, send);

    const nonce = randomBytes(16).toString('base64');
    const settings = platform.database.asActor({ as: 'anon' }, readSettings);
    // Without settings the page says what is wrong, and shows nobody's site.
    const portal = settings.then(({ nif_portal_url }) => nif_portal_url).catch(() => undefined);
    const rendered = await pages(c.req.raw, {
      nonce,
      localProvidersBanner: platform.env.localProvidersBanner,
      publicUrl: platform.env.publicUrl,
      getPublicSettings: () => settings,
    });
    const framed = await portal;
    if (c.req.method !== 'GET' || search !== '' || !isShared(rendered.status, rendered.headers)) {
      return sendOnce(c, rendered, nonce, framed);
    }
    const page = await makeSharedPage(await rendered.text(), nonce, rendered.headers, framed);
    kept.delete(pathname);
    kept.set(pathname, { madeAt: platform.clock().getTime(), page });
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest) kept.delete(oldest);
    return sendShared(c, page, send);
  };
}

function sendShared(c: Context<AppEnv>, page: SharedPage, send: SendBuffer): Response {
  const brotli = takesBrotli(c.req.header('accept-encoding'));
  return send(c, brotli ? page.brotli : page.plain, {
    ...page.headers,
    etag: page.etag,
    ...(brotli && { 'content-encoding': 'br' }),
  });
}

async function sendOnce(
  c: Context<AppEnv>,
  rendered: Response,
  nonce: string,
  framed: string | undefined,
): Promise<Response> {
  const headers = new Headers(rendered.headers);
  headers.set('Content-Security-Policy', pagePolicy([`'nonce-${nonce}'`], framed));
  const { status } = rendered;
  if (!rendered.body || !takesBrotli(c.req.header('accept-encoding'))) {
    return new Response(rendered.body, { status, headers });
  }
  headers.set('Content-Encoding', 'br');
  headers.set('Vary', 'Accept-Encoding');
  return new Response(await compressNow(Buffer.from(await rendered.arrayBuffer())), { status, headers });
}
