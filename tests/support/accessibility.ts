import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeWindow {
  axe: { run(): Promise<AxeResults> };
}

/** What axe finds wrong with the page as it is now, one line per rule and place; an empty list is what we want. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate(() => (window as unknown as AxeWindow).axe.run());
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.any[0]?.message ?? node.html})`),
  );
}

/** The same in light and dark, at a phone's and a desk's width; each fault says where it was seen. */
export async function faultsEverywhere(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      // Colours fade from parent to child, one frame each: measured too early, half of them are the old theme's.
      await page.waitForFunction(
        (theme) => document.documentElement.dataset.theme === theme && document.getAnimations().length === 0,
        colorScheme,
      );
      const found = await accessibilityFaults(page);
      faults.push(...found.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (wide) faults.push(`${width} px: the page scrolls sideways`);
    }
  return faults;
}
