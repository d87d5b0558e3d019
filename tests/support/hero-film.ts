import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { siteTexts } from '#features/site/texts/site.ts';
import type { aJourney } from './journey.ts';

const texts = siteTexts.hero.film;

// The smaller film: a machine without a decoder for AV1 in hardware has its hands full with the wide one.
const viewport = { width: 768, height: 1024 };
/** Somebody at whose screen the film runs by itself. */
export const moving = { reducedMotion: 'no-preference', viewport } as const;
/** Somebody who asked the device for less motion. */
export const calm = { reducedMotion: 'reduce', viewport } as const;

/** The film's buttons, as people find them. */
export const pause = (page: Page) => page.getByRole('button', { name: texts.pause, exact: true });
export const play = (page: Page) => page.getByRole('button', { name: texts.play, exact: true });
export const sound = (page: Page) => page.getByRole('button', { name: texts.sound });

/** Somebody who asked the device for less data: the film waits for Play. */
export const savesData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Whether the film runs, and can be heard. */
export const state = (page: Page) =>
  page
    .locator('video')
    .evaluate(
      (video: HTMLVideoElement) => `${video.paused ? 'still' : 'running'}, ${video.muted ? 'mute' : 'heard'}`,
    );

/**
 * Visitors of a journey who leave after each test: a film that nobody closes runs on, and a machine without a decoder in
 * hardware has no time left for the next test.
 */
export function visitorsWhoLeave(journey: ReturnType<typeof aJourney>) {
  const opened: Page[] = [];
  afterEach(() => Promise.all(opened.splice(0).map((page) => page.context().close())));
  return async (options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await journey.aVisitor(options);
    opened.push(page);
    return page;
  };
}
