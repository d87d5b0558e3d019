import type { Locator, Page } from 'playwright-core';

/** Presses that are counted: each click is one, and each key of a chord; words that are written are not. */
export function countPresses(page: Page) {
  let presses = 0;
  return {
    presses: () => presses,
    click: async (what: Locator) => {
      presses += 1;
      await what.click();
    },
    press: async (chord: string) => {
      presses += chord.split('+').length;
      await page.keyboard.press(chord);
    },
  };
}
