import type { Page } from 'playwright-core';

/**
 * Turns the device light or dark and waits until the page has followed. Colors fade from parent to child, one frame each:
 * looked at too early, half of them are the old theme's.
 */
export async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((theme) => {
    // What nobody sees, inside a closed explanation, never finishes; nor does a spinner. What keeps its end counts
    // as an animation for ever.
    const seen = document.getAnimations().filter(({ effect, playState }) => {
      const endless = effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
      if (endless || playState === 'finished') return false;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return !target?.closest('details:not([open])');
    });
    return document.documentElement.dataset.theme === theme && seen.length === 0;
  }, colorScheme);
}
