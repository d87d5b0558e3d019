import type { Page } from 'playwright-core';
import { axeViolations, sidewaysScroll } from './page-checks.ts';

/** What is wrong with the page as it stands, in light and dark, at a phone's and a desk's width; empty when nothing. */
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
      const found = await axeViolations(page);
      if ((await sidewaysScroll(page)) > 0) found.push('the page scrolls sideways');
      faults.push(...found.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
    }
  return faults;
}
