import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { preferencesTexts as texts } from '#platform/shared/texts/preferences.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { tabTo } from '../support/by-keyboard.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney, phone } from '../support/journey.ts';
import { shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { sidewaysScroll, smallTargets } from '../support/page-checks.ts';
import { signIn } from '../support/sign-in.ts';

/** "Aa": how pages read, for whoever opens one, kept on the device. */
const journey = aJourney();
const aa = (page: Page) => page.getByRole('button', { name: uiTexts.preferences, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: texts.title });
const calm = (page: Page) => page.getByRole('switch', { name: texts.calm });
const pixels = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

test('a visitor makes everything big and calm at one press, and finds it so on the next page', async () => {
  const page = await journey.aVisitor({ reducedMotion: 'no-preference', colorScheme: 'light' });
  await page.goto('/privacy');
  expect(await pixels(page)).toBe(18);
  await aa(page).click();
  await calm(page).click();
  await expect.poll(() => pixels(page)).toBeCloseTo(18 * 1.3, 3);
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
    ...{ text: '130', contrast: 'high', motion: 'none', calm: 'true' },
  });
  await expect.poll(() => page.getByRole('radio', { name: '130%' }).isChecked()).toBe(true);

  await watchShifts(page);
  await page.addInitScript(() => {
    // As it stands when the body appears, which is before anything can be painted.
    new MutationObserver((_changes, watcher) => {
      if (!document.body) return;
      Object.assign(window, { textAtBody: document.documentElement.dataset.text });
      watcher.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/contact');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'textAtBody'))).toBe('130');
  expect(await shiftsOf(page)).toEqual([]);

  await aa(page).click();
  await calm(page).click();
  await expect.poll(() => pixels(page)).toBe(18);
});

test('by keyboard alone: in, a choice, and back to the button', async () => {
  const page = await journey.aVisitor({ viewport: phone });
  await page.goto('/auth');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, uiTexts.preferences);
  await page.keyboard.press('Enter');
  await panel(page).waitFor();
  await expect
    .poll(() => panel(page).evaluate((window) => window.contains(document.activeElement)))
    .toBe(true);
  await page.getByRole('radio', { name: '100%' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.text)).toBe('115');
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
  await expect.poll(() => aa(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the button closes what it opened', async () => {
  const page = await journey.aVisitor();
  await page.goto('/');
  await aa(page).click();
  await panel(page).waitFor();
  await aa(page).click();
  await panel(page).waitFor({ state: 'hidden' });
});

test('the device decides until somebody has chosen', async () => {
  const page = await journey.aVisitor({ contrast: 'more', reducedMotion: 'no-preference' });
  await page.goto('/privacy');
  const shown = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
  expect(await shown()).toMatchObject({ contrast: 'high', motion: 'free' });
  await page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'reduce' });
  await expect.poll(shown).toMatchObject({ contrast: 'usual', motion: 'none' });
  await aa(page).click();
  await page.getByRole('radio', { name: texts.contrasts.high }).focus();
  await page.keyboard.press('Space');
  await expect.poll(shown).toMatchObject({ contrast: 'high' });
});

describe('signed in', () => {
  let page: Page;
  beforeAll(async () => {
    page = await journey.aVisitor();
    await signIn(page, { email: 'margaret@example.com', name: 'Margaret Ellison' });
    await page.getByRole('heading', { name: 'Recent Activity' }).waitFor();
    await aa(page).click();
    await calm(page).click();
    await page.keyboard.press('Escape');
  });

  test('what is second in rank is folded, unfolds, and is whole on paper', async () => {
    const row = page.getByText('Account Created');
    expect(await row.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => row.isVisible()).toBe(true);
    expect(await pixels(page)).toBeGreaterThan(14 * (96 / 72) * 1.29);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Show Recent Activity' }).click();
    await expect.poll(() => row.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Hide Recent Activity' }).click();
    await row.waitFor({ state: 'hidden' });
  });

  test.each(['/dashboard', '/documents', '/profile', '/visa-process', '/subscription', '/support', '/'])(
    '%s is as clean in this look, down to 320 pixels with the largest text',
    async (path) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      expect(await faultsEverywhere(page, [320, 1280])).toEqual([]);
      await page.evaluate(() => {
        document.documentElement.dataset.text = '150';
      });
      for (const width of [320, 768, 1000]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sidewaysScroll(page), `at ${width}`).toBe(0);
      }
    },
  );

  test('the panel itself, in a small window', async () => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto('/profile');
    await aa(page).click();
    await panel(page).waitFor();
    expect(await faultsEverywhere(page, [320])).toEqual([]);
    expect(await smallTargets(page, 48)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
