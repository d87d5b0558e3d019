import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountTexts } from '#features/accounts/texts/accounts.ts';
import { preferencesTexts as texts } from '#platform/shared/texts/preferences.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { aJourney } from '../support/journey.ts';

/** How pages read where "Aa" is a link, or where nothing of ours runs yet. */
const journey = aJourney({ DEMO: 'yes' });
const shown = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
/** What a phone paints its bars with: of those that hold for the device, the first. */
const bars = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

test('from a landing page one goes to the settings, and it reads as chosen on the way back', async () => {
  const page = await journey.aVisitor({ colorScheme: 'light' });
  await page.goto('/pitches/retire-in-portugal');
  expect([await shown(page), await bars(page)]).toEqual(['light', '#fcfaf6']);
  await page.getByRole('link', { name: uiTexts.preferences, exact: true }).click();
  await page.getByRole('heading', { name: texts.title, level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByText(texts.themes.dark, { exact: true }).click();
  await expect.poll(() => bars(page)).toBe('#0f1520');
  await page.goBack();
  await page.waitForURL('**/pitches/*');
  await expect.poll(() => shown(page)).toBe('dark');
  expect(await bars(page)).toBe('#0f1520');
});

test('without script the landing page offers no settings that could not be kept', async () => {
  const page = await journey.aVisitor({ javaScriptEnabled: false });
  await page.goto('/pitches/retire-in-portugal');
  expect(await page.getByRole('link', { name: uiTexts.preferences }).count()).toBe(0);
});

test('the sleeping front page follows what is chosen in another tab', async () => {
  const asleep = await journey.aVisitor({ colorScheme: 'light', locale: 'pt-PT' });
  await asleep.goto('/');
  await expect.poll(() => asleep.evaluate(() => document.documentElement.dataset.offer)).toBe('pt');
  const other = await asleep.context().newPage();
  await other.goto('/preferences', { waitUntil: 'networkidle' });
  await other.getByText(texts.themes.dark, { exact: true }).click();
  await expect.poll(() => shown(asleep)).toBe('dark');
  await other.evaluate(() => localStorage.setItem('rumo-language', 'en'));
  await expect.poll(() => asleep.evaluate(() => document.documentElement.dataset.offer)).toBeUndefined();
});

test.each(['/auth', '/dashboard'])(
  '%s does not wait for ever for a script that did not come',
  async (path) => {
    const page = await journey.aVisitor();
    // One of many: the line broke in the middle.
    const lost = /\/assets\/root-[^/]*\.js/;
    await page.route(lost, (route) => route.abort());
    await page.goto(path);
    await page.getByRole('alert').filter({ hasText: uiTexts.missingScript }).waitFor();
    expect(await page.getByText(accountTexts.auth.loading).isVisible()).toBe(false);
    await page.unroute(lost);
    await page.getByRole('link', { name: uiTexts.tryAgain }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
    expect(await page.getByText(uiTexts.missingScript).count()).toBe(0);
  },
);

test.each(['/auth', '/dashboard'])('%s does not wait for ever where there is no script', async (path) => {
  const page = await journey.aVisitor({ javaScriptEnabled: false });
  await page.goto(path);
  await page.getByText(uiTexts.needsScript).waitFor();
  expect(await page.getByText(accountTexts.auth.loading).isVisible()).toBe(false);
});
