import { Hono } from 'hono';
import { AppError } from '../platform/app-error.ts';
import type { Platform } from '../platform/platform.ts';
import { accessLog } from './access-log.ts';
import { serveAssets } from './assets.ts';
import { errorResponse, onError } from './error-map.ts';
import { securityHeaders } from './headers.ts';
import { mountRoute } from './mount-route.ts';
import { describeApi } from './openapi.ts';
import { pageRoute } from './page-route.ts';
import { loadPages } from './pages.ts';
import { createRateLimit } from './rate-limit.ts';
import { routes } from './routes.ts';
import type { AppEnv } from './variables.ts';

/** The whole web server: headers, log, endpoints by the route table, built files, pages. */
export async function createApp(platform: Platform, buildDirectory: string): Promise<Hono<AppEnv>> {
  const app = new Hono<AppEnv>();
  app.onError(onError(platform.log));
  app.use(accessLog(platform.log));
  app.use(securityHeaders(platform.env.publicUrl));

  const rateLimit = createRateLimit(platform.clock);
  for (const route of routes) mountRoute(app, route, platform, rateLimit);

  const description = describeApi(routes, platform.env.publicUrl);
  app.get('/api/openapi.json', (c) => c.json(description));
  app.all('/api/*', (c) =>
    errorResponse(c, new AppError(methodsOf(c.req.path) ? 'method_not_allowed' : 'not_found')),
  );

  app.use(await serveAssets(`${buildDirectory}/client`));
  app.get('*', pageRoute(await loadPages(buildDirectory), platform));
  app.notFound((c) => errorResponse(c, new AppError('method_not_allowed')));
  return app;
}

/** Whether some route knows this address, by whatever method. */
function methodsOf(path: string): boolean {
  return routes.some(({ contract }) =>
    new RegExp(`^${contract.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
}
