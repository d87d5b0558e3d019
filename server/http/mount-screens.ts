import type { Hono } from 'hono';
import { AppError } from '../platform/app-error.ts';
import type { Platform } from '../platform/platform.ts';
import { serveAssets } from './assets.ts';
import { errorResponse } from './error-map.ts';
import { findTracker } from './find-tracker.ts';
import type { Front } from './front.ts';
import { keepPitches } from './kept-pitches.ts';
import { pageRoute } from './page-route.ts';
import { loadPages } from './pages.ts';
import { pitchFront } from './pitch-front.ts';
import { pitchPath, pitchPreview } from './pitch-preview.ts';
import { bufferSender } from './send-buffer.ts';
import { countingPath, setCounting } from './set-counting.ts';
import type { AppEnv } from './variables.ts';

/**
 * The built files and the pages: everything that is not an endpoint. Answers what has to stand before the app, which
 * is `listen`'s to put there.
 */
export async function mountScreens(
  app: Hono<AppEnv>,
  platform: Platform,
  buildDirectory: string,
): Promise<Front> {
  const { publicUrl, localProvidersBanner } = platform.env;
  const frame = { publicUrl, localProvidersBanner };
  const send = bufferSender(publicUrl);
  const { pages, renderer } = await loadPages(buildDirectory);
  app.use(await serveAssets(`${buildDirectory}/client`, send));
  app.post(countingPath, setCounting(platform.env));
  app.get(pitchPath, pitchPreview(platform, renderer, frame));
  app.get('*', pageRoute(pages, platform, send));
  app.all('*', (c) => errorResponse(c, new AppError('method_not_allowed')));
  const tracker = await findTracker(`${buildDirectory}/client`);
  return pitchFront(platform, keepPitches(renderer, frame, tracker));
}
