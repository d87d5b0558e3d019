import { Hono } from 'hono';
import { AppError } from '#platform/server/app-error.ts';
import { accessLog } from '#platform/server/http/access-log.ts';
import { securityHeaders } from '#platform/server/http/headers.ts';
import { describeApi } from '#platform/server/http/openapi.ts';
import type { AppEnv } from '#platform/server/http/variables.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createRateLimit } from '#platform/server/rate-limit.ts';
import { mountCrawlerGuides } from './crawler-guides.ts';
import { errorResponse, onError } from './error-map.ts';
import { mountBillingPages } from './mount-billing-pages.ts';
import { mountIdentityPages } from './mount-identity-pages.ts';
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
