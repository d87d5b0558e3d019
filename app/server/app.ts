import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { AppError } from '#platform/server/app-error.ts';
import { securityHeaders } from '#platform/server/http/headers.ts';
import { describeApi } from '#platform/server/http/openapi.ts';
import { type AppEnv, accessLog } from '#platform/server/http/request.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createRateLimit } from '#platform/server/rate-limit.ts';
import { mountCrawlerGuides } from './crawler-guides.ts';
import { errorResponse, onError } from './error-map.ts';
import { mountRoute } from './mount-route.ts';
import { routes } from './routes.ts';

/**
 * The API: headers and log around it, one endpoint per line of the route table. Screens are mounted after it.
 * `rateLimit` is for measurements, which ask more often than any person.
 */
export function createApp(platform: Platform, rateLimit = createRateLimit(platform.clock)): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(onError(platform.log));
  app.notFound((c) => errorResponse(c, new AppError('not_found')));
  app.use(accessLog(platform.log));
  app.use(securityHeaders(platform.env.publicUrl));

  for (const route of routes) mountRoute(app, route, platform, rateLimit);

  mountIdentityPages(app, platform);
  mountBillingPages(app, platform);
  mountCrawlerGuides(app, platform);

  let description: Buffer<ArrayBuffer> | undefined;
  app.get('/api/openapi.json', (c) => {
    // Made when it is first asked for: it takes a quarter of a second, which every start would wait for. Kept as bytes:
    // to write it anew took the thread 18 ms each time.
    description ??= Buffer.from(JSON.stringify(describeApi(routes, platform.env.publicUrl)));
    return c.body(description, 200, { 'Content-Type': 'application/json' });
  });
  app.all('/api/*', (c) =>
    errorResponse(c, new AppError(isKnown(c.req.path) ? 'method_not_allowed' : 'not_found')),
  );
  return app;
}

/** The addresses of all routes, in their parts; a part in braces stands for anything. */
const addresses = routes.map(({ contract }) => contract.path.split('/'));

/** Whether some route has this address, under another method. */
function isKnown(path: string): boolean {
  const parts = path.split('/');
  return addresses.some(
    (address) =>
      address.length === parts.length &&
      address.every((part, at) => part === parts[at] || (part.startsWith('{') && parts[at] !== '')),
  );
}

/**
 * The built-in identity provider below `/idp`, where it is in use. It is a server of its own in all but its port: it
 * takes Node's request and answers it with its own headers.
 */
function mountIdentityPages(app: Hono<AppEnv>, { identity }: Platform): void {
  const { pages } = identity;
  if (!pages) return;
  app.all('/idp/*', (c) => {
    pages(c.env.incoming, c.env.outgoing as never);
    return RESPONSE_ALREADY_SENT.clone();
  });
}

/** The built-in billing's own pages below `/billing`, where it is in use; answered past our own routes, as `/idp` is. */
function mountBillingPages(app: Hono<AppEnv>, { billing }: Platform): void {
  const { builtIn } = billing;
  if (!builtIn) return;
  app.all('/billing/*', (c) => {
    builtIn.pages(c.env.incoming, c.env.outgoing as never);
    return RESPONSE_ALREADY_SENT.clone();
  });
}
