import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { showTheme } from '#tests/support/show-theme.ts';
import { addressOf, type Options, type Place, type Theme } from './places.ts';
import { putIn } from './reader.ts';

export interface Picture extends Place {
  width: number;
  theme: Theme;
  file: string;
}

/** Opens a screen once and takes it at every width and theme. */
export async function picturesOf(
  page: Page,
  place: Place,
  ids: ReadonlyMap<string, string>,
  { widths, themes, look, tallest, to }: Options,
): Promise<Picture[]> {
  await putIn(page, place.condition);
  await page.setViewportSize({ width: widths[0] ?? 1280, height: 900 });
  // A card named by a hash opens with its page.
  if (place.path.includes('#')) await page.goto('about:blank');
  await page.goto(addressOf(place, ids));
  await settled(page, place);
  const pictures: Picture[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await drawn(page);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const height = Math.min(whole, tallest);
    // As tall as the page, so that a fixed footer does not cover its middle; the hero fills its window.
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

/** Waits two frames, after which a change is drawn. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Waits for a heading, and for 350 ms without a busy element, unless loading is the condition. */
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
        // Milliseconds; one response may cause another request.
        350,
        { timeout: 15_000 },
      )
      .catch(() => {});
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const style = `body{font:16px/1.5 system-ui;margin:2rem;background:#ddd;color:#111}a{color:inherit}
div{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}figure{margin:0}img{display:block;max-width:100%}`;

/** Writes one sheet per language, width and theme, and an index. */
export function writeSheets(pictures: readonly Picture[], to: string): void {
  const sheets = Map.groupBy(pictures, ({ language, width, theme }) => `${language}-${width}-${theme}`);
  for (const [name, shown] of sheets)
    writeFileSync(join(to, `${name}.html`), page(name, `<div>${shown.map(figure).join('\n')}</div>`));
  const links = [...sheets].map(
    ([name, { length }]) => `<li><a href="${name}.html">${name}</a>: ${length} screens</li>`,
  );
  writeFileSync(join(to, 'index.html'), page('Contact sheet', `<ul>${links.join('\n')}</ul>`));
}

/** At its own size while two fit into a window of 1600 px: the text must be readable. */
function figure({ file, width, reader, path, condition }: Picture): string {
  const said = `${reader} ${path}${condition === 'usual' ? '' : ` (${condition})`}`;
  return `<figure><figcaption>${said}</figcaption><a href="${file}"><img src="${file}" width="${Math.min(width, 760)}" alt="${said}" loading="lazy"></a></figure>`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${body}</html>\n`;
}
