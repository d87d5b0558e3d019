import type { Context, Hono } from 'hono';
import { AppError } from '#platform/server/app-error.ts';
import { serveAssets } from '#platform/server/http/assets.ts';
import { findTracker } from '#platform/server/http/find-tracker.ts';
import type { Front } from '#platform/server/http/front.ts';
import { bufferSender } from '#platform/server/http/send-buffer.ts';
import type { AppEnv } from '#platform/server/http/variables.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { RateLimit } from '#platform/server/rate-limit.ts';
import { errorResponse } from './error-map.ts';
import { keepPitches } from './kept-pitches.ts';
import { pageRoute } from './page-route.ts';
import { loadPages } from './pages.ts';
import { pitchFront } from './pitch-front.ts';
import { pitchPath, pitchPreview } from './pitch-preview.ts';
import { countingPath, setCounting } from './set-counting.ts';

/** Pages that are rendered for one address in a minute: each takes the thread up to 33 ms, an unknown address included. */
const rendersPerMinute = 300;

/**
 * The built files and the pages: everything that is not an endpoint. Answers what has to stand before the app, which
 * is `listen`'s to put there.
 */
export async function mountScreens(
  app: Hono<AppEnv>,
  platform: Platform,
  buildDirectory: string,
  rateLimit: RateLimit,
): Promise<Front> {
  const { publicUrl, localProvidersBanner } = platform.env;
  const frame = { publicUrl, localProvidersBanner };
  const send = bufferSender(publicUrl);
  const { pages, renderer } = await loadPages(buildDirectory);
  const limitRenders = (c: Context<AppEnv>) =>
    rateLimit.take(`page ${platform.clientAddress(c.env.incoming)}`, rendersPerMinute);
  app.use(await serveAssets(`${buildDirectory}/client`, send));
  app.post(countingPath, setCounting(platform.env));
  app.get(pitchPath, pitchPreview(platform, renderer, frame));
  app.get('*', pageRoute(pages, platform, send, limitRenders));
  app.all('*', (c) => errorResponse(c, new AppError('method_not_allowed')));
  const tracker = await findTracker(`${buildDirectory}/client`);
  return pitchFront(platform, keepPitches(renderer, frame, tracker));
}
