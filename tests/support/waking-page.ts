import type { Page } from 'playwright-core';
import { preferencesTexts } from '#platform/shared/texts/preferences.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';

/** Whether the app's own script runs: React leaves its marks on what it has taken over. */
export const isAwake = (page: Page) =>
  page
    .locator('#hero-title')
    .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__react')));

/** The app has done all that it does when it wakes: it answers a press, and React does that last. */
export async function isWideAwake(page: Page): Promise<void> {
  await page.getByRole('button', { name: uiTexts.preferences }).click();
  await page.getByRole('dialog', { name: preferencesTexts.title }).waitFor();
  await page.keyboard.press('Escape');
}

/** Keeps back what is asked of such addresses until it is let go. */
export async function keepBack(page: Page, address: RegExp) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return { letGo };
}

/**
 * Presses something just before React goes to work for the nth time: it takes a page over in several turns, which it gives
 * itself by messages. At the first it listens already and has looked at nothing.
 * @param pressed - a selector.
 */
export const pressBeforeTurn = (page: Page, pressed: string, turn: number) =>
  page.addInitScript(
    ([selector, nth]) => {
      const post = MessagePort.prototype.postMessage;
      let turns = 0;
      MessagePort.prototype.postMessage = function (...message: unknown[]) {
        turns += 1;
        if (turns === nth) queueMicrotask(() => document.querySelector<HTMLElement>(selector)?.click());
        Reflect.apply(post, this, message);
      };
    },
    [pressed, turn] as const,
  );
