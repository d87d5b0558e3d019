import type { Page } from 'playwright-core';

/** Another tab of the same browser. */
export async function newTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}
