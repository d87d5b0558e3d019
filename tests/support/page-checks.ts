import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright-core';
import { uiTexts } from '#platform/shared/texts/ui.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a theme can change: everything else that axe looks at is the same in the other one. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong on the page as it stands: one line per rule with the first places. Empty when nothing. `colors`:
 * with these rules alone, where the same page was looked at whole in the other theme.
 */
export async function axeViolations(page: Page, looked: 'whole' | 'colors' = 'whole'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const rules = looked === 'colors' ? { runOnly: colorRules } : {};
  return page.evaluate(
    async (options) => {
      interface AxeViolation {
        id: string;
        nodes: { target: string[] }[];
      }
      const { axe } = window as unknown as {
        axe: { run(context: Document, options: object): Promise<{ violations: AxeViolation[] }> };
      };
      const { violations } = await axe.run(document, options);
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map(({ target }) => target.join(' '))
            .join(' | ')}`,
      );
    },
    {
      ...rules,
      // To describe every element that is in order takes longer than to look at it.
      resultTypes: ['violations'],
      // Axe would read every rule of every style sheet first, for one rule of its own that is an experiment and off (0135).
      preload: { assets: ['media'] },
    },
  );
}

/** By how many pixels the page is wider than the window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Collects what the page complains about: script errors, refusals of the content policy, failed requests. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/** The toast with these words. Errors are repeated out of sight for screen readers, so look in the toasts' own region. */
export function toast(page: Page, words: string): Locator {
  return page.getByRole('region', { name: uiTexts.notifications }).getByText(words, { exact: true });
}

/**
 * What one presses and is smaller than `pixels` in height, or narrower than WCAG's 24: buttons, boxes, fields and links
 * that stand by themselves. Links inside a sentence have the line's height. A box counts with its label, and what takes
 * presses around itself with all that it takes.
 */
export function smallTargets(page: Page, pixels: number): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    /** Whether a press as far from the middle as the size asks for still meets it: its own room may be larger than its box. */
    const takesPresses = (target: Element) => {
      target.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = target.getBoundingClientRect();
      const [across, down] = [Math.max(24, width) / 2 - 1, Math.max(least, height) / 2 - 1];
      const middle = { x: x + width / 2, y: y + height / 2 };
      const points = [-1, 1].flatMap((way) => [
        [middle.x, middle.y + way * down] as const,
        [middle.x + way * across, middle.y] as const,
      ]);
      return points.every(([left, top]) => target.contains(document.elementFromPoint(left, top)));
    };
    for (const element of document.querySelectorAll<HTMLElement>(
      'a, button, input, select, textarea, summary',
    )) {
      const style = getComputedStyle(element);
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('.sr-only, [aria-hidden=true], [inert]')) continue;
      if (element.matches('a') && style.display === 'inline') continue;
      // The head of a table whose rows are cards: read out, and out of sight.
      const head = element.closest('thead');
      if (head && getComputedStyle(head).clipPath !== 'none') continue;
      const target = element.matches('input[type=checkbox], input[type=radio]')
        ? (element.closest('label') ?? element.parentElement ?? element)
        : element;
      const { width, height } = target.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      // Rounded: a line of 47.99 px is one of 48.
      if (Math.round(height) >= least && Math.round(width) >= 24) continue;
      if (takesPresses(target)) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.tagName;
      found.push(`${name.slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)}`);
    }
    return found;
  }, pixels);
}
