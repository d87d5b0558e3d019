import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { shareOfChange, toWebp } from '../support/compare-pictures.ts';
import { aJourney } from '../support/journey.ts';

/**
 * The gallery as it was last looked at, beside how it is drawn now. `WRITE_PICTURES=1` keeps the new pictures: look at
 * them first. Letters are drawn differently by another Chromium, so these pictures speak only of the one that drew them.
 */
const journey = aJourney();
const folder = join(import.meta.dirname, 'gallery-pictures');
const drawnBy = join(folder, 'chromium.txt');
const writing = process.env.WRITE_PICTURES === '1';
/** A line that moved, or a part that changed, is more than this; a single short word is less. */
const most = 0.001;

let blank: Page;
let version: string;

beforeAll(async () => {
  blank = await journey.aVisitor();
  version = blank.context().browser()?.version().split('.')[0] ?? '';
  if (!writing) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(drawnBy, `${version}\n`);
});

/** Name, theme, address, and what every control is made to show. */
const pictures = [
  ['light', 'light', '/testing', []],
  ['dark', 'dark', '/testing', []],
  ['office', 'light', '/testing?frame=office', []],
  ['hover', 'light', '/testing', ['hover']],
  ['focus', 'light', '/testing', ['focus', 'focus-visible']],
  ['active', 'dark', '/testing', ['active', 'hover']],
] as const;

test.for(pictures)('%s', async ([name, colorScheme, path, states], { skip }) => {
  const expected = existsSync(drawnBy) ? readFileSync(drawnBy, 'utf8').trim() : '';
  skip(
    !writing && version !== expected,
    `THESE PICTURES WERE DRAWN BY CHROMIUM ${expected}, THIS IS ${version}`,
  );
  const page = await journey.aVisitor({
    colorScheme,
    viewport: { width: 1000, height: 800 },
    // Half the size is enough to see what moved, and six of them stay small.
    deviceScaleFactor: 0.5,
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (states.length > 0) await force(page, states);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1000, height });
  const webp = await toWebp(blank, await page.locator('main').screenshot());
  await page.context().close();
  const file = join(folder, `${name}.webp`);
  if (writing) writeFileSync(file, webp);
  expect(await shareOfChange(blank, file, webp), `look at it: WRITE_PICTURES=1, then ${file}`).toBeLessThan(
    most,
  );
});

/** Makes every control show a state that only a hand or a keyboard could give it. */
async function force(page: Page, forcedPseudoClasses: readonly string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const selector = 'main :is(a, button, input, select, textarea, summary, label)';
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds)
    await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...forcedPseudoClasses] });
}
