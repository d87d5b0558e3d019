import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchChromium } from '#tests/support/chromium.ts';
import { startApp } from '#tests/support/running-app.ts';
import { type Picture, picturesOf, writeSheets } from './contact-sheet/picture.ts';
import { placesOf, readOptions } from './contact-sheet/places.ts';
import { findIds, openAs } from './contact-sheet/reader.ts';
import type { Reader } from './contact-sheet/screens.ts';

/**
 * Pictures of every screen of the demo world, `contact-sheet/index.html`: both languages, five widths, light and dark, with
 * data, failed and loading. For eyes, not for `npm test`.
 *
 *     npm run contact-sheet -- --languages en --widths 390,1280 --themes light --only '/visa-process*' --as applicant \
 *       --conditions usual --look big-and-calm
 */
const started = performance.now();
const options = readOptions();
const places = placesOf(options);
const folder = join(tmpdir(), `contact-sheet-${process.pid}`);
const app = await startApp(folder, { DEMO: 'yes' });
const browser = await launchChromium();
const taken = new Map<number, Picture[]>();
try {
  mkdirSync(options.to, { recursive: true });
  const ids = await findIds(await openAs(browser, app.url, 'admin'));
  const numbered = places.entries();
  // Two at a time: one page loads while another is drawn.
  await Promise.all(
    [1, 2].map(async () => {
      const pages = new Map<Reader, Page>();
      for (const [number, place] of numbered) {
        const page = pages.get(place.reader) ?? (await readerOf(place.reader));
        pages.set(place.reader, page);
        taken.set(number, await picturesOf(page, place, ids, options));
        console.log(place.language, place.reader, place.path, place.condition);
      }
    }),
  );
} finally {
  await browser.close();
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
}
const pictures = places.flatMap((_place, number) => taken.get(number) ?? []);
writeSheets(pictures, options.to);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
  `${pictures.length} pictures of ${places.length} screens in ${seconds} s: ${options.to}/index.html`,
);

/** Opens a page as a user of the demo world, with the look's device settings. */
async function readerOf(reader: Reader): Promise<Page> {
  const page = await openAs(browser, app.url, reader);
  const kept = options.look.preferences;
  if (kept) await page.addInitScript((text) => localStorage.setItem('preferences', text), kept);
  return page;
}
