import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { readSettings } from '../features/settings/read-settings.ts';
import type { Platform } from '../platform/platform.ts';
import { pagePolicy } from './content-security-policy.ts';
import type { Pages } from './pages.ts';
import type { AppEnv } from './variables.ts';

const compress = promisify(brotliCompress);
/** Quality 4 compresses a page in well under a millisecond per 10 kB; higher ones are for files made once. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Everything that is not an endpoint or a file is a page. Signed-in pages render their data in the browser. */
export function pageRoute(pages: Pages, platform: Platform): MiddlewareHandler<AppEnv> {
  return async (c) => {
    c.set('route', 'page');
    const nonce = randomBytes(16).toString('base64');
    const rendered = await pages(c.req.raw, {
      nonce,
      localProvidersBanner: platform.env.localProvidersBanner,
      publicUrl: platform.env.publicUrl,
      getPublicSettings: () => platform.database.asActor({ as: 'anon' }, readSettings),
    });
    const headers = new Headers(rendered.headers);
    headers.set('Content-Security-Policy', pagePolicy(nonce));
    if (!rendered.body || !/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) {
      return new Response(rendered.body, { status: rendered.status, headers });
    }
    headers.set('Content-Encoding', 'br');
    headers.set('Vary', 'Accept-Encoding');
    const body = await compress(Buffer.from(await rendered.arrayBuffer()), quality);
    return new Response(body, { status: rendered.status, headers });
  };
}
