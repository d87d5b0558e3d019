import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { siteTexts } from '#domain/texts/site.ts';
import { timelineTexts } from '#domain/texts/timeline.ts';
import { aJourney, phone, signIn } from '../support/journey.ts';
import { shapesOfFilm, walkTheFilm } from './walk-the-film.ts';

const journey = aJourney();
const opened: Page[] = [];
/** A film that nobody closes runs on, and a machine without a decoder in hardware has no time left for the next test. */
afterEach(() => Promise.all(opened.splice(0).map((page) => page.context().close())));
async function aVisitor(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await journey.aVisitor(options);
  opened.push(page);
  return page;
}
const { film: texts, title } = siteTexts.hero;
// The smaller film: a machine without a decoder for AV1 in hardware has its hands full with the wide one.
const upright = { width: 768, height: 1024 };
const moving = { reducedMotion: 'no-preference', viewport: upright } as const;

const pause = (page: Page) => page.getByRole('button', { name: texts.pause, exact: true });
const play = (page: Page) => page.getByRole('button', { name: texts.play, exact: true });
const sound = (page: Page) => page.getByRole('button', { name: texts.sound });

/** Whether the film runs, and can be heard. */
const state = (page: Page) =>
  page
    .locator('video')
    .evaluate(
      (video: HTMLVideoElement) => `${video.paused ? 'still' : 'running'}, ${video.muted ? 'mute' : 'heard'}`,
    );

/** Notes what of the film is fetched. */
function watchFetches(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(webm|mp4)$|moving/.test(pathname)) fetched.push(pathname);
  });
  return fetched;
}

const restOf = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

describe('the film', () => {
  test('runs without sound while half of it is seen, and neither out of sight nor in a hidden tab', async () => {
    const page = await aVisitor(moving);
    await page.goto('/');
    await expect.poll(() => state(page)).toBe('running, mute');
    // No wheel: it glides on, past what comes next.
    await page.evaluate(() => scrollTo(0, 2 * innerHeight));
    await expect.poll(() => state(page)).toBe('still, mute');
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => state(page)).toBe('running, mute');
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await expect.poll(() => state(page)).toBe('still, mute');
    await hide(false);
    await expect.poll(() => state(page)).toBe('running, mute');
  });

  test('is paused, played and heard by keys alone, and stays paused', async () => {
    const page = await aVisitor(moving);
    await page.goto('/');
    await pause(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => state(page)).toBe('still, mute');
    for (const top of [2000, 0]) {
      await page.evaluate((to) => scrollTo(0, to), top);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    }
    await restOf(page);
    expect(await state(page)).toBe('still, mute');
    await play(page).press('Enter');
    await expect.poll(() => state(page)).toBe('running, mute');
    await expect.poll(() => sound(page).getAttribute('aria-pressed')).toBe('false');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => state(page)).toBe('running, heard');
    await expect.poll(() => sound(page).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Space');
    await expect.poll(() => state(page)).toBe('running, mute');
    for (const button of [pause(page), sound(page)])
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  });

  test('goes on as it was while the page wakes', async () => {
    const page = await aVisitor(moving);
    await page.goto('/');
    await expect.poll(() => state(page)).toBe('running, mute');
    await page.mouse.move(200, 500);
    await expect.poll(() => isAwake(page)).toBe(true);
    expect(await state(page)).toBe('running, mute');
    await pause(page).click();
    await expect.poll(() => state(page)).toBe('still, mute');
  });

  test('starts for who comes from another page of ours, too', async () => {
    const page = await aVisitor(moving);
    await page.goto('/contact');
    await page.getByRole('link', { name: 'Rumo' }).first().click();
    await page.getByRole('heading', { name: title.join(' ') }).waitFor();
    await expect.poll(() => state(page)).toBe('running, mute');
  });

  test('never is the largest paint', async () => {
    const page = await aVisitor(moving);
    await page.addInitScript(() => {
      const painted: string[] = [];
      Object.assign(window, { painted });
      new PerformanceObserver((list) => {
        for (const { element } of list.getEntries() as (PerformanceEntry & { element?: Element })[])
          painted.push(element?.closest('h1, p, img, video')?.tagName ?? '');
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto('/');
    await expect.poll(() => state(page)).toBe('running, mute');
    await restOf(page);
    const painted: string[] = await page.evaluate(() => Reflect.get(window, 'painted'));
    expect(painted).not.toEqual([]);
    expect(painted).not.toContain('VIDEO');
    expect(['IMG', 'H1']).toContain(painted.at(-1));
  });
});

describe('the poster alone', () => {
  test('is what people see who asked for less motion, until they press Play', async () => {
    const page = await aVisitor({ reducedMotion: 'reduce', viewport: upright });
    const fetched = watchFetches(page);
    await page.goto('/');
    await play(page).waitFor();
    await restOf(page);
    expect([fetched, await state(page)]).toEqual([[], 'still, mute']);
    await play(page).click();
    await expect.poll(() => state(page)).toBe('running, mute');
  });

  test('is what people see who chose no movement on this device, also while the film runs', async () => {
    const page = await aVisitor(moving);
    await page.goto('/');
    await expect.poll(() => state(page)).toBe('running, mute');
    await page.evaluate(() => document.documentElement.setAttribute('data-motion', 'none'));
    await expect.poll(() => state(page)).toBe('still, mute');
  });

  test('is what people see who save data', async () => {
    const page = await aVisitor(moving);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const fetched = watchFetches(page);
    await page.goto('/');
    await play(page).waitFor();
    await restOf(page);
    expect(fetched).toEqual([]);
  });

  test('is what people see without script, and no button that does nothing', async () => {
    const page = await aVisitor({ ...moving, javaScriptEnabled: false });
    const fetched = watchFetches(page);
    await page.goto('/');
    await page.getByRole('heading', { name: title.join(' ') }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: texts.play }).count()).toBe(0);
    expect(fetched).toEqual([]);
  });
});

test('a phone that starts no film by itself shows a moving picture, which pauses; Play asks for the film again', async () => {
  const page = await aVisitor({ ...moving, viewport: phone });
  await page.addInitScript(() => {
    const real = HTMLMediaElement.prototype.play;
    let pressed = false;
    addEventListener('pointerdown', () => (pressed = true), true);
    HTMLMediaElement.prototype.play = function () {
      // Not `navigator.userActivation`: each question of a test to the page counts as an act of a person.
      if (pressed) return real.call(this);
      return Promise.reject(new DOMException('not by itself', 'NotAllowedError'));
    };
  });
  await page.goto('/');
  const picture = page.locator('img[data-moving]');
  await expect.poll(() => picture.isVisible()).toBe(true);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(540);
  await pause(page).click();
  await expect.poll(() => picture.isVisible()).toBe(false);
  await play(page).click();
  await expect.poll(() => state(page)).toBe('running, mute');
  expect(await picture.isVisible()).toBe(false);
});

/** Whether the app's own script runs: React leaves its marks on what it has taken over. */
const isAwake = (page: Page) =>
  page
    .locator('#hero-title')
    .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__react')));

describe('the landing page', () => {
  test('fetches none of its script before somebody touches it, and wakes then', async () => {
    const page = await aVisitor(moving);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/');
    await expect.poll(() => state(page)).toBe('running, mute');
    expect([scripts, await isAwake(page)]).toEqual([[], false]);
    await page.keyboard.press('Tab');
    await expect.poll(() => isAwake(page)).toBe(true);
    expect(scripts.length).toBeGreaterThan(5);
  });

  test('loses no press that comes before it is awake', async () => {
    const page = await aVisitor();
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    await page.goto('/');
    const print = page.getByRole('button', { name: timelineTexts.print });
    await print.evaluate((button: HTMLButtonElement) => {
      button.scrollIntoView();
      button.click();
    });
    await expect.poll(() => page.locator('html').getAttribute('data-printed')).toBe('yes');
  });

  test('wakes at once for who is signed in', async () => {
    const page = await aVisitor();
    await signIn(page, { email: 'awake@example.com', name: 'Wide Awake' });
    await page.goto('/');
    await page.getByRole('link', { name: siteTexts.header.dashboard, exact: true }).waitFor();
  });
});

// hero-film.night.test.ts looks at every second.
test.each(shapesOfFilm)(
  'the %s film lasts twelve seconds, meets its beginning, and leaves its words readable every three seconds',
  async (shape, viewport) => walkTheFilm(await aVisitor({ viewport }), shape, 4),
);
