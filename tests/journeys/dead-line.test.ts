import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { uiTexts } from '#domain/texts/ui.ts';
import { aJourney } from '../support/journey.ts';
import { toast } from '../support/page-checks.ts';
import { signIn } from '../support/sign-in.ts';

/** The device says that it is online, and nothing answers: no call, and no file of the page either. */
const journey = aJourney();

async function atTheProfile(name: string): Promise<Page> {
  const page = await journey.aVisitor();
  await signIn(page, { email: `${name.toLowerCase()}@example.com`, name: `${name} Whitaker` }, '/profile');
  await page.getByLabel('Phone Number').waitFor();
  return page;
}

const toasterFetched = async (page: Page) => {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(async () => (await fetched()).join()).toMatch(/assets\/toaster-/);
};

test('what was typed stays where it is, and the toast comes from what was fetched before', async () => {
  const page = await atTheProfile('Maria');
  await toasterFetched(page);
  await page.getByLabel('Phone Number').fill('+351 912 345 678');
  await page.route('**/*', (route) => route.abort());
  // It is fetched when somebody reaches for it.
  await page.getByRole('button', { name: uiTexts.preferences }).hover();
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await toast(page, 'Error updating profile').waitFor();
  expect(await page.getByLabel('Phone Number').inputValue()).toBe('+351 912 345 678');
});

test('a window whose code cannot be had leaves the page as it is, and opens at a press once the line is back', async () => {
  const page = await atTheProfile('Denise');
  await toasterFetched(page);
  await page.getByLabel('Phone Number').fill('+351 912 345 678');
  const button = page.getByRole('button', { name: uiTexts.preferences });
  await page.route('**/*', (route) => route.abort());
  await button.click();
  await toast(page, uiTexts.notFetched.title).waitFor();
  expect(await page.getByLabel('Phone Number').inputValue()).toBe('+351 912 345 678');
  expect(await button.getAttribute('aria-expanded')).toBe('false');

  await page.unroute('**/*');
  await button.click();
  await page.getByRole('dialog').waitFor();
  expect(await page.getByLabel('Phone Number').inputValue()).toBe('+351 912 345 678');
});

test('a toast whose code cannot be had leaves the page as it is', async () => {
  const page = await journey.aVisitor();
  await page.route(/assets\/toaster-/, (route) => route.abort());
  // Where the server answers, the page is taken for one from before a deploy, and loaded anew.
  await page.route('**/api/health', (route) => route.abort());
  await signIn(page, { email: 'ruth@example.com', name: 'Ruth Whitaker' }, '/profile');
  await page.getByLabel('Phone Number').fill('+351 912 345 678');
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.getByRole('alert').filter({ hasText: 'Error updating profile' }).waitFor();
  expect(await page.getByLabel('Phone Number').inputValue()).toBe('+351 912 345 678');
});

test('a file that a deploy took away has the page loaded anew', async () => {
  const page = await atTheProfile('Harold');
  await page.route(/assets\/preferences-panel-/, (route) => route.fulfill({ status: 404 }));
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: uiTexts.preferences }).hover();
  await reloaded;
  await page.getByLabel('Phone Number').waitFor();
});
