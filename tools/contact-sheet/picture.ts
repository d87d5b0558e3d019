import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { showTheme } from '#tests/support/show-theme.ts';
import type { Options, Theme } from './options.ts';
import { addressOf, type Place } from './places.ts';
import { putIn } from './reader.ts';

/** One file of the sheet. */
export interface Picture extends Place {
  width: number;
  theme: Theme;
  file: string;
}

/** Opens a place once and takes it at every width and in every theme. */
export async function picturesOf(
  page: Page,
  place: Place,
  ids: ReadonlyMap<string, string>,
  { widths, themes, look, tallest, to }: Options,
): Promise<Picture[]> {
  await putIn(page, place.condition);
  await page.setViewportSize({ width: widths[0] ?? 1280, height: 900 });
  // A card that is named behind # opens when its page does.
  if (place.path.includes('#')) await page.goto('about:blank');
  await page.goto(addressOf(place, ids));
  await settled(page, place);
  const pictures: Picture[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await drawn(page);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const height = Math.min(whole, tallest);
    // As tall as the page, so that what stays at the window's foot does not cover its middle; the hero fills its window.
    const fullPage = place.path === '/';
    if (!fullPage) await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    for (const theme of themes) {
      await page.emulateMedia({ forcedColors: look.forced ? 'active' : 'none' });
      await showTheme(page, theme);
      await drawn(page);
      const words = `${place.language} ${place.reader} ${place.path} ${place.condition} ${width} ${theme}`;
      const file = `${words.replace(/[^\w]+/g, '-')}.jpg`;
      const clip = { x: 0, y: 0, width, height };
      await page.screenshot({ path: join(to, file), type: 'jpeg', quality: 75, fullPage, clip });
      pictures.push({ ...place, width, theme, file });
    }
  }
  return pictures;
}

/** Two frames after a change the page stands as it will. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** A heading stands, and nothing has been on its way for a third of a second unless that is what is looked at. */
async function settled(page: Page, { condition }: Place): Promise<void> {
  const heading = page.locator('h1').first();
  await heading.waitFor({ state: 'attached', timeout: 15_000 }).catch(() => {});
  if (condition !== 'loading')
    await page
      .waitForFunction(
        (calm) => {
          const now = performance.now();
          if (document.querySelector('[aria-busy="true"]')) Reflect.set(window, 'lastBusy', now);
          return now - (Reflect.get(window, 'lastBusy') ?? 0) > calm;
        },
        // Milliseconds; what one answer brings may ask for another.
        350,
        { timeout: 15_000 },
      )
      .catch(() => {});
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
