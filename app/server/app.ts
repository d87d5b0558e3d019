import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { AppError } from '#platform/server/app-error.ts';
import { securityHeaders } from '#platform/server/http/headers.ts';
import { describeApi } from '#platform/server/http/openapi.ts';
import { type AppEnv, accessLog } from '#platform/server/http/request.ts';
import type { Peers } from '#platform/server/peers.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createRateLimit } from '#platform/server/rate-limit.ts';
import { mountCrawlerGuides } from './crawler-guides.ts';
import { errorResponse, onError } from './error-map.ts';
import { mountMetrics } from './metrics.ts';
import { mountRoute } from './mount-route.ts';
import { mountRead } from './read-route.ts';
import { routes } from './routes.ts';

/**
 * The API: headers and log around it, and the route table. Screens are mounted after it. Benchmarks pass a `rateLimit`
 * that allows more than any user needs.
 */
export function createApp(
  platform: Platform,
  rateLimit = createRateLimit(platform.clock),
  peers?: Peers,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(onError(platform));
  app.notFound((c) => errorResponse(c, new AppError('not_found')));
  app.use(accessLog(platform));
  app.use(securityHeaders(platform.env.publicUrl));

  for (const route of routes) {
    if ('operation' in route) mountRoute(app, route, platform, rateLimit);
    else if ('read' in route) mountRead(app, route, platform, rateLimit);
  }

  mountBuiltInPages(app, platform);
  mountCrawlerGuides(app, platform);
  mountMetrics(app, platform, peers);

  let description: Buffer<ArrayBuffer> | undefined;
  app.get('/api/openapi.json', (c) => {
    // Built on the first request, since it takes 250 ms, and cached as bytes, since writing it takes the thread 18 ms.
    description ??= Buffer.from(JSON.stringify(describeApi(routes, platform.env.publicUrl)));
    return c.body(description, 200, { 'Content-Type': 'application/json' });
  });
  app.all('/api/*', (c) =>
    errorResponse(c, new AppError(isKnown(c.req.path) ? 'method_not_allowed' : 'not_found')),
  );
  return app;
}

/** The paths of all routes, split; a part in braces matches anything. */
const addresses = routes.map(({ contract }) => contract.path.split('/'));

/** Whether some route has this path, under another method. */
function isKnown(path: string): boolean {
  const parts = path.split('/');
  return addresses.some(
    (address) =>
      address.length === parts.length &&
      address.every((part, at) => part === parts[at] || (part.startsWith('{') && parts[at] !== '')),
  );
}

/**
 * The pages of the built-in identity provider below `/idp`, and of the built-in billing below `/billing`, where they are in
 * use. They answer Node's own response, with headers of their own.
 */
function mountBuiltInPages(app: Hono<AppEnv>, { identity, billing }: Platform): void {
  const built = [
    ['/idp/*', identity.pages],
    ['/billing/*', billing.builtIn?.pages],
  ] as const;
  for (const [path, pages] of built)
    if (pages)
      app.all(path, (c) => {
        pages(c.env.incoming, c.env.outgoing as never);
        return RESPONSE_ALREADY_SENT.clone();
      });
}
