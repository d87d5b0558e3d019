import type { Hono } from 'hono';
import { AppError } from '../platform/app-error.ts';
import type { Platform } from '../platform/platform.ts';
import { serveAssets } from './assets.ts';
import { errorResponse } from './error-map.ts';
import { pageRoute } from './page-route.ts';
import { loadPages } from './pages.ts';
import { bufferSender } from './send-buffer.ts';
import type { AppEnv } from './variables.ts';

/** The built files and the pages: everything that is not an endpoint. */
export async function mountScreens(
  app: Hono<AppEnv>,
  platform: Platform,
  buildDirectory: string,
): Promise<void> {
  const send = bufferSender(platform.env.publicUrl);
  app.use(await serveAssets(`${buildDirectory}/client`, send));
  app.get('*', pageRoute(await loadPages(buildDirectory), platform, send));
  app.all('*', (c) => errorResponse(c, new AppError('method_not_allowed')));
}
