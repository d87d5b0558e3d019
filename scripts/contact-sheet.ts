import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchChromium } from '#tests/support/chromium.ts';
import { startApp } from '#tests/support/running-app.ts';
import { findIds, openAs, putIn } from './contact-sheet/reader.ts';
import { type Condition, type Reader, screens } from './contact-sheet/screens.ts';

/**
 * Every screen of the demo world in one page, `contact-sheet/index.html`: at five widths, light and dark, with its data,
 * failed and on its way. Takes a quarter of an hour; for eyes, not for `npm test`.
 *
 *     node scripts/contact-sheet.ts --widths 390,1280 --themes light --only /dashboard --as applicant --look big-and-calm
 */
const { values } = parseArgs({
  options: {
    widths: { type: 'string', default: '320,390,768,1280,1920' },
    themes: { type: 'string', default: 'light,dark' },
    only: { type: 'string' },
    as: { type: 'string' },
    look: { type: 'string', default: 'usual' },
    to: { type: 'string', default: 'contact-sheet' },
    tallest: { type: 'string', default: '2600' },
  },
});

const looks: Record<string, { preferences?: string; forced?: boolean }> = {
  usual: {},
  'big-and-calm': { preferences: '{"calm":true,"text":130,"contrast":"high","motion":"none"}' },
  'high-contrast': { preferences: '{"contrast":"high"}' },
  'large-text': { preferences: '{"text":150}' },
  'forced-colors': { forced: true },
};
const look = looks[values.look] ?? {};
const widths = values.widths.split(',').map(Number);
const themes = values.themes.split(',') as ('light' | 'dark')[];

const folder = join(tmpdir(), `contact-sheet-${process.pid}`);
const app = await startApp(folder, { DEMO: 'yes' });
const browser = await launchChromium();
const shown: { title: string; pictures: { name: string; width: number }[] }[] = [];
try {
  mkdirSync(values.to, { recursive: true });
  const admin = await openAs(browser, app.url, 'admin');
  const ids = await findIds(admin);
  for (const reader of Object.keys(screens) as Reader[]) {
    if (values.as && values.as !== reader) continue;
    const page = reader === 'admin' ? admin : await openAs(browser, app.url, reader);
    const kept = look.preferences;
    if (kept) await page.evaluate((text) => localStorage.setItem('preferences', text), kept).catch(() => {});
    if (kept) await page.addInitScript((text) => localStorage.setItem('preferences', text), kept);
    for (const looked of screens[reader]) {
      const [path, ...conditions] = typeof looked === 'string' ? [looked] : looked;
      if (values.only && values.only !== path) continue;
      const address = path.replace(/:\w+/, (name) => ids.get(name) ?? '');
      for (const condition of conditions.length > 0 ? (conditions as Condition[]) : (['usual'] as const))
        await picture(page, { reader, path, address, condition });
    }
  }
} finally {
  await browser.close();
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
}
writeFileSync(join(values.to, 'index.html'), sheet());
console.log(
  `${shown.length} screens, ${shown.flatMap(({ pictures }) => pictures).length} pictures: ${values.to}/index.html`,
);

interface Place {
  reader: Reader;
  path: string;
  address: string;
  condition: Condition;
}

async function picture(page: Page, { reader, path, address, condition }: Place) {
  await putIn(page, condition);
  await page.goto(address);
  await settled(page, condition);
  const title = `${reader} ${path}${condition === 'usual' ? '' : ` (${condition})`}`;
  const pictures: { name: string; width: number }[] = [];
  for (const width of widths)
    for (const colorScheme of themes) {
      await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
      await page.emulateMedia({ colorScheme, forcedColors: look.forced ? 'active' : 'none' });
      await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 150)));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      // As tall as the page, so that what stays at the window's foot does not cover its middle; the hero fills its window.
      if (path !== '/')
        await page.setViewportSize({ width, height: Math.min(height, Number(values.tallest)) });
      const name = `${title.replace(/[^\w]+/g, '-')}-${width}-${colorScheme}.jpg`;
      const clip = { x: 0, y: 0, width, height: Math.min(height, Number(values.tallest)) };
      await page.screenshot({ path: join(values.to, name), type: 'jpeg', quality: 70, fullPage: true, clip });
      pictures.push({ name, width });
    }
  shown.push({ title, pictures });
  console.log(title);
}

/** A heading stands, and nothing is on its way unless that is what is looked at. */
async function settled(page: Page, condition: Condition): Promise<void> {
  await page
    .getByRole('heading', { level: 1 })
    .first()
    .waitFor({ state: 'attached', timeout: 15_000 })
    .catch(() => {});
  if (condition !== 'loading')
    await page
      .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, { timeout: 15_000 })
      .catch(() => {});
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

function sheet(): string {
  const rows = shown.map(
    ({ title, pictures }) =>
      `<h2>${title}</h2><div>${pictures
        .map(
          ({ name, width }) =>
            `<a href="${name}"><img src="${name}" width="${Math.round(width / 4)}" alt="${name}" loading="lazy"></a>`,
        )
        .join('')}</div>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>
body{font:16px/1.5 system-ui;margin:2rem;background:#ddd}div{display:flex;gap:8px;overflow-x:auto;align-items:flex-start}img{display:block}
</style><h1>Contact sheet</h1>${rows.join('\n')}</html>\n`;
}
