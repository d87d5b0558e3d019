import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { galleryTexts } from '#features/gallery/texts.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { aJourney } from '../support/journey.ts';
import { toast } from '../support/page-checks.ts';

const { toasts, dialogs, inputs } = galleryTexts;

const journey = aJourney();
let page: Page;

beforeEach(async () => {
  page = await journey.aVisitor({ viewport: { width: 1280, height: 800 } });
  await page.clock.install();
});

afterEach(() => page.context().close());

async function openGallery(query = '') {
  await page.goto(`/testing${query}`, { waitUntil: 'networkidle' });
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const seen = (words: string) => toast(page, words).isVisible();

it('a success leaves after ten seconds, an error stays until it is dismissed', async () => {
  await openGallery();
  await press(toasts.success);
  await toast(page, toasts.successTitle).waitFor();
  await page.mouse.move(0, 0);
  await page.clock.runFor(9_000);
  expect(await seen(toasts.successTitle)).toBe(true);
  await page.clock.runFor(2_000);
  await toast(page, toasts.successTitle).waitFor({ state: 'detached' });

  await press(toasts.error);
  await toast(page, toasts.errorTitle).waitFor();
  await page.clock.runFor(120_000);
  expect(await seen(toasts.errorTitle)).toBe(true);
  await press(uiTexts.dismiss);
  await toast(page, toasts.errorTitle).waitFor({ state: 'detached' });
});

it('one toast shows at a time, and F6 leads to it', async () => {
  await openGallery();
  await press(toasts.error);
  await toast(page, toasts.errorTitle).waitFor();
  await press(toasts.undo);
  await toast(page, toasts.successTitle).waitFor();
  expect(await seen(toasts.errorTitle)).toBe(false);

  await page.keyboard.press('F6');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(uiTexts.notifications);
  await press(uiTexts.dismiss);
  await toast(page, toasts.errorTitle).waitFor();
});

it('before something is deleted the focus waits on Cancel, and goes back to where it came from', async () => {
  await openGallery();
  await press(dialogs.delete);
  await page.getByRole('alertdialog', { name: dialogs.deleteTitle }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(uiTexts.cancel);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(dialogs.delete);
});

it('a country is found without its accents and by its other name', async () => {
  await openGallery();
  const field = page.getByRole('combobox', { name: inputs.location });
  for (const typed of ['cote', 'ivory']) {
    await field.fill(typed);
    await page.getByRole('option').waitFor();
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Côte d’Ivoire']);
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('Côte d’Ivoire');
});

it('a refused form names its faults at the top and leads to the field', async () => {
  await openGallery();
  await page.getByLabel(inputs.name).focus();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: uiTexts.errorSummary });
  await summary.waitFor();
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await page.title()).toMatch(/^Error: /);
  await summary.getByRole('link').click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('sample-name');
});

it('staff fold the sidebar with Ctrl+B, and it stays folded', async () => {
  await openGallery('?frame=office');
  const width = () =>
    page.getByRole('navigation', { name: galleryTexts.frame.office }).evaluate((nav) => nav.clientWidth);
  const open = await width();
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBeLessThan(50);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'sidebar_state');
  expect(cookie?.value).toBe('false');
  const days = ((cookie?.expires ?? 0) * 1000 - (await page.evaluate(() => Date.now()))) / 86_400_000;
  expect(Math.round(days)).toBe(7);

  await page.reload({ waitUntil: 'networkidle' });
  expect(await width()).toBeLessThan(50);
  await page.keyboard.press('Control+Shift+b');
  expect(await width()).toBeLessThan(50);
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBe(open);
});
