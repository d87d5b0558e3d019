import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { siteTexts } from '#features/site/texts/site.ts';
import {
  calm,
  moving,
  pause,
  play,
  savesData,
  sound,
  state,
  visitorsWhoLeave,
} from '../support/hero-film.ts';
import { aJourney, phone } from '../support/journey.ts';
import { keepBack } from '../support/waking-page.ts';
import { shapesOfFilm, walkTheFilm } from './walk-the-film.ts';

const aVisitor = visitorsWhoLeave(aJourney());
const { title } = siteTexts.hero;

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

  test('that arrives after somebody has scrolled past it waits for them', async () => {
    const page = await aVisitor(moving);
    const late = await keepBack(page, /\.(webm|mp4)$/);
    await page.goto('/');
    // It was told to run and has nothing to show yet.
    await expect.poll(() => state(page)).toBe('running, mute');
    await page.evaluate(() => scrollTo(0, 2 * innerHeight));
    await page.locator('video').evaluate(
      (video) =>
        new Promise<void>((past) => {
          const watcher = new IntersectionObserver((seen) => {
            if (!seen.at(-1)?.isIntersecting) past(watcher.disconnect());
          });
          watcher.observe(video);
        }),
    );
    late.letGo();
    await expect.poll(() => state(page)).toBe('still, mute');
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => state(page)).toBe('running, mute');
  });

  test('that the device itself has paused says so, and goes on at a press', async () => {
    const page = await aVisitor(moving);
    await page.goto('/');
    await pause(page).waitFor();
    // What a media key of the keyboard does.
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
    await play(page).click();
    await expect.poll(() => state(page)).toBe('running, mute');
    await pause(page).waitFor();
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
    const page = await aVisitor(calm);
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
    await savesData(page);
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
    await expect.poll(() => page.getByRole('button', { name: siteTexts.hero.film.play }).count()).toBe(0);
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

describe('Play', () => {
  test('plays where half of the film is never in view: in a low window, or magnified', async () => {
    const page = await aVisitor({ ...calm, viewport: { width: 280, height: 280 } });
    await page.goto('/');
    await play(page).click();
    await expect.poll(() => state(page)).toBe('running, mute');
    // And out of sight it stops.
    await page.evaluate(() => scrollTo(0, 2 * document.documentElement.scrollHeight));
    await expect.poll(() => state(page)).toBe('still, mute');
  });

  test('asks again for a film that could not be fetched', async () => {
    const page = await aVisitor(moving);
    await savesData(page);
    let away = true;
    await page.route(/\.(webm|mp4)$/, (route) => (away ? route.abort() : route.continue()));
    await page.goto('/');
    await play(page).click();
    await page.locator('img[data-moving]').waitFor();
    await pause(page).click();
    away = false;
    await play(page).click();
    await expect.poll(() => state(page)).toBe('running, mute');
  });
});

test('a film of which the rest does not come stops and says so, and begins again at a press', async () => {
  const page = await aVisitor(moving);
  let away = true;
  const half = await readFile('features/site/web/film/phone.webm').then((film) => film.subarray(0, 300_000));
  await page.route(/\.webm$/, (route) => {
    if (!away) return route.continue();
    if (!/^bytes=0-/.test(route.request().headers().range ?? '')) return route.fulfill({ status: 503 });
    const headers = { 'content-range': 'bytes 0-299999/663632', 'accept-ranges': 'bytes' };
    return route.fulfill({ status: 206, contentType: 'video/webm', headers, body: half });
  });
  await page.goto('/');
  await pause(page).waitFor();
  await play(page).waitFor();
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.error?.code)).toBe(2);
  away = false;
  await play(page).click();
  await expect.poll(() => state(page)).toBe('running, mute');
  await pause(page).waitFor();
});

test('a page so busy that it hears of several frames at once goes by the last one', async () => {
  const page = await aVisitor(moving);
  await page.addInitScript(() => {
    const Real = IntersectionObserver;
    const before = { intersectionRatio: 0 } as IntersectionObserverEntry;
    window.IntersectionObserver = class extends Real {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((seen, watcher) => tell([before, ...seen], watcher), options);
      }
    };
  });
  await page.goto('/');
  await expect.poll(() => state(page)).toBe('running, mute');
});

// hero-film.night.test.ts looks at every second.
test.each(shapesOfFilm)(
  'the %s film lasts twelve seconds, meets its beginning, and leaves its words readable every three seconds',
  async (shape, viewport) => walkTheFilm(await aVisitor({ viewport }), shape, 4),
);
