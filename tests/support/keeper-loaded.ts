import type { Page } from 'playwright-core';

/** The session's keeper comes when the page rests; from then on it hears of other tabs. */
export function keeperLoaded(page: Page) {
  return page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/auth-client-')),
  );
}
