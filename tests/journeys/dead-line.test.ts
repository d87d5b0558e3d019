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

test('what was typed stays where it is, and the toast comes from what was fetched before', async () => {
  const page = await atTheProfile('Maria');
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(async () => (await fetched()).join()).toMatch(/assets\/toaster-/);
  await page.getByLabel('Phone Number').fill('+351 912 345 678');
  await page.route('**/*', (route) => route.abort());
  // It is fetched when somebody reaches for it.
  await page.getByRole('button', { name: uiTexts.preferences }).hover();
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await toast(page, 'Error updating profile').waitFor();
  expect(await page.getByLabel('Phone Number').inputValue()).toBe('+351 912 345 678');
});

test('a toast whose code cannot be had leaves the page as it is', async () => {
  const page = await journey.aVisitor();
  await page.route(/assets\/toaster-/, (route) => route.abort());
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
