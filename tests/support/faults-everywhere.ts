import type { Page } from 'playwright-core';
import { axeViolations, sidewaysScroll } from './page-checks.ts';
import { showTheme } from './show-theme.ts';

/** A phone's and a desk's. */
const usualWidths = [390, 1280];
/** Also the narrowest that counts (WCAG 1.4.10), and a tablet's. */
export const allWidths = [320, 390, 768, 1280];

/** What is wrong with the page as it stands, in light and dark, at several widths; empty when nothing. */
export async function faultsEverywhere(page: Page, widths = usualWidths): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await showTheme(page, colorScheme);
      const found = await axeViolations(page, colorScheme === 'light' ? 'whole' : 'colors');
      if ((await sidewaysScroll(page)) > 0) found.push('the page scrolls sideways');
      found.push(...(await page.evaluate(beyondTheirTable)));
      faults.push(...found.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
    }
  return faults;
}

/** Runs in the page: what one presses in a table that is too narrow for it. What is cut off with "…" stays within. */
function beyondTheirTable(): string[] {
  const reaches = (control: Element) => {
    const table = control.closest('table');
    if (!table || table.getBoundingClientRect().right + 1 >= control.getBoundingClientRect().right)
      return false;
    // Up to the table: what is around it may scroll, and then nothing reaches beyond.
    for (let at = control.parentElement; at && at !== table; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return false;
    return true;
  };
  return [...document.querySelectorAll('main td :is(a, button)')]
    .filter((control) => control.checkVisibility() && reaches(control))
    .map((control) => `${control.textContent} reaches beyond its table`);
}
