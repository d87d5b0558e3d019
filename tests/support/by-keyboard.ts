import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses of Tab that lead once through any of our pages; the editor's previews have links of their own. */
const patience = 150;

/** The accessible name of what has the focus, as a person who cannot see the page knows it; empty where nothing has it. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (element === document.body) return '';
    const labelled = (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
    return (element?.getAttribute('aria-label') ?? labelled ?? element?.textContent ?? '').trim();
  });

/** Waits until the focus is on what has that name: a window takes it a moment after it is seen, and gives it back so. */
export const focusIsOn = (page: Page, name: string | RegExp) => {
  const soon = expect.poll(() => focused(page));
  return typeof name === 'string' ? soon.toBe(name) : soon.toMatch(name);
};

/** Presses Tab until the focus is on something of that name; it must be visible there. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const fits = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  for (let presses = 0; presses < patience; presses += 1) {
    await page.keyboard.press(key);
    if (!fits(await focused(page))) continue;
    const marked = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element) return false;
      const style = getComputedStyle(element);
      return style.outlineStyle !== 'none' || style.boxShadow !== 'none' || element.matches('.sr-only');
    });
    expect(marked, `the focus on ${name} can be seen`).toBe(true);
    return;
  }
  throw new Error(`${key} does not lead to ${name}; the focus is on "${await focused(page)}"`);
}

/**
 * Presses `g` and the key of a place as fast as fingers do: between two presses that are waited for, a busy machine takes
 * longer than the second key may.
 */
export async function goBy(page: Page, place: string): Promise<void> {
  await Promise.all(['g', place].map((key) => page.keyboard.press(key)));
}

/** Presses a key and waits until the focus rests on something: on the page as a whole it would be lost. */
export async function pressAndKeepFocus(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await focusRests(page);
}

/** Two frames in a row, so that what an animation still takes away is not taken for where it stays. */
export async function focusRests(page: Page): Promise<void> {
  const rests = () =>
    page.evaluate(async () => {
      const isHeld = () => document.activeElement !== null && document.activeElement !== document.body;
      const before = isHeld();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return before && isHeld();
    });
  await expect.poll(rests).toBe(true);
}
