import type { Context, Hono, MiddlewareHandler } from 'hono';
import { serialize } from 'hono/utils/cookie';
import { optOutCookie, optOutLife } from '#features/traffic/rules/visitors.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Env } from '#platform/server/env.ts';
import { serveAssets } from '#platform/server/http/assets.ts';
import type { AppEnv } from '#platform/server/http/request.ts';
import { bufferSender } from '#platform/server/http/shared-page.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { RateLimit } from '#platform/server/rate-limit.ts';
import { inLanguage, splitLanguage } from '#platform/shared/languages.ts';
import { ownAddress } from '#platform/shared/return-path.ts';
import { errorResponse } from './error-map.ts';
import { pageRoute, type Screens } from './page-route.ts';

/** Pages rendered per address and minute: each takes the thread up to 33 ms, an unknown address included. */
const rendersPerMinute = 300;

/** Mounts the static files and the pages. */
export async function mountScreens(
  app: Hono<AppEnv>,
  platform: Platform,
  { pages, client }: Screens,
  rateLimit: RateLimit,
): Promise<void> {
  const send = bufferSender(platform.env.publicUrl);
  const limitRenders = (c: Context<AppEnv>) =>
    rateLimit.take(`page ${platform.clientAddress(c.env.incoming)}`, rendersPerMinute);
  app.use(await serveAssets(client, send));
  app.post(countingPath, setCounting(platform));
  app.get('*', pageRoute(pages, platform, send, limitRenders));
  app.all('*', (c) => errorResponse(c, new AppError('method_not_allowed')));
}

export const countingPath = '/privacy/counting';

/** Bytes; only `count=no` is ever sent. */
const longestBody = 100;

/**
 * 'Do not count my visits' and back: a plain form, which works without a script, from our own pages only. Redirects to the
 * page that it is on. Nothing is stored on our side.
 */
export function setCounting({ env, traffic }: Platform): MiddlewareHandler<AppEnv> {
  const secure = env.publicUrl.startsWith('https:');
  return async (c) => {
    c.set('route', countingPath);
    const origin = c.req.header('origin');
    if (!origin || !env.origins.includes(origin)) throw new AppError('forbidden');
    if (Number(c.req.header('content-length') ?? Number.NaN) > longestBody)
      throw new AppError('body_too_large');
    const { count } = await c.req.parseBody().catch(() => ({ count: undefined }));
    if (count !== 'no' && count !== 'yes') throw new AppError('bad_request');

    const stop = count === 'no';
    const choice = { path: '/', sameSite: 'Lax', secure, maxAge: stop ? optOutLife : 0 } as const;
    c.header('Set-Cookie', serialize(optOutCookie, stop ? '1' : '', choice), { append: true });
    if (stop) c.header('Set-Cookie', traffic.visitors.removal, { append: true });
    return c.redirect(redirectTarget(c, env, stop), 303);
  };
}

/** The page with the form, at the text about counting. `/privacy` is cached for everyone, so its query tells the choice. */
function redirectTarget(c: Context<AppEnv>, { origins }: Env, stop: boolean): string {
  const from = URL.parse(ownAddress(c.req.header('referer'), origins) ?? '');
  if (from?.pathname.startsWith('/pitches/')) return `${from.pathname}${from.search}#counting`;
  const { language } = splitLanguage(from?.pathname ?? '/');
  return inLanguage(language, `/privacy?counting=${stop ? 'off' : 'on'}#counting`);
}
