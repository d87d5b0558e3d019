import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { assistantTexts } from '#features/assistant/texts/assistant.ts';
import { officeCaseTexts } from '#features/cases/texts/office-cases.ts';
import { guideTexts } from '#features/guide/texts/guide.ts';
import { nifTexts } from '#features/guide/texts/guide-nif.ts';
import { preferencesTexts } from '#platform/shared/texts/preferences.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { becomeFirstAdmin } from '../support/first-admin.ts';
import { aJourney } from '../support/journey.ts';
import { toast } from '../support/page-checks.ts';
import { signIn } from '../support/sign-in.ts';
import { startApplication } from '../support/start-application.ts';

/** The device says that it is online, and nothing answers: no call, and no file of the page either. */
const journey = aJourney();

async function atTheProfile(name: string): Promise<Page> {
  const page = await journey.aVisitor();
  await signIn(page, { email: `${name.toLowerCase()}@example.com`, name: `${name} Whitaker` }, '/profile');
  await page.getByLabel('Phone Number').waitFor();
  return page;
}

/** The toasts' code comes once the page rests; it is there when the whole of it has run. */
const toasterFetched = async (page: Page) => {
  const toaster = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => name.includes('/assets/toaster-')),
    );
  await expect.poll(toaster).toBeTruthy();
  await page.evaluate(`import(${JSON.stringify(await toaster())})`);
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
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');

  await page.unroute('**/*');
  await button.click();
  await page.getByRole('dialog', { name: preferencesTexts.title }).waitFor();
  expect(await page.getByLabel('Phone Number').inputValue()).toBe('+351 912 345 678');
});

describe('a place in a page whose code cannot be had', () => {
  /** The place says so, the page stays, and once the line is back one press brings it. */
  async function comesAtAPress(page: Page, file: RegExp, open: () => Promise<unknown>, title: string) {
    await page.route(file, (route) => route.abort());
    await open();
    const missing = page.getByRole('alert').filter({ hasText: title });
    await missing.waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const again = missing.getByRole('button', { name: uiTexts.tryAgain });
    await again.press('Enter');
    await expect.poll(() => again.getAttribute('aria-disabled')).toBeNull();
    expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.unroute(file);
    await again.press('Enter');
    await missing.waitFor({ state: 'detached' });
  }

  test('the inside of a step', async () => {
    const ruth = { email: 'ruth.abernathy@example.com', name: 'Ruth Abernathy' };
    await startApplication(journey.url, ruth);
    const page = await journey.aVisitor();
    await signIn(page, ruth, '/profile');
    const open = () => page.goto('/visa-process#nif-number');
    await comesAtAPress(page, /assets\/nif-number-step-/, open, guideTexts.stepFailed.title);
    await page.getByRole('heading', { name: nifTexts.actions }).waitFor();
  });

  test('what somebody asked before, beside the question that they are writing', async () => {
    const page = await journey.aVisitor();
    await signIn(page, { email: 'harriet@example.com', name: 'Harriet Whitaker' }, '/profile');
    const box = page.getByLabel(assistantTexts.chat.label);
    const open = async () => {
      await page.goto('/money');
      await box.fill('What does a D7 visa cost?');
    };
    const title = uiTexts.notCome(assistantTexts.history.title);
    await comesAtAPress(page, /assets\/history-panel-/, open, title);
    await page.getByRole('region', { name: assistantTexts.history.title }).waitFor();
    await expect.poll(() => box.inputValue()).toBe('What does a D7 visa cost?');
  });

  test('a tab of a case, and the other tabs go on', async () => {
    const theirs = await startApplication(journey.url, { email: 'lou@example.com', name: 'Lou Whitaker' });
    const page = await journey.aVisitor();
    await becomeFirstAdmin(page, journey.setupKey);
    await page.goto(`/admin/applications/${theirs.id}`);
    const tab = (name: string) => page.getByRole('tab', { name });
    const open = () => tab(officeCaseTexts.tabs.timeline).click();
    const title = uiTexts.notCome(officeCaseTexts.tabs.timeline);
    await comesAtAPress(page, /assets\/case-timeline-/, open, title);
    await tab('Overview').click();
    await page.getByRole('tabpanel', { name: 'Overview' }).waitFor();
  });
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

/** Reaches for the preferences where their file cannot be had. */
async function reachForPreferences(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route(/assets\/preferences-panel-/, answer);
  await page.getByRole('button', { name: uiTexts.preferences }).hover();
}

test('a file that a deploy took away has the page loaded again', async () => {
  const page = await atTheProfile('Harold');
  const reloaded = page.waitForEvent('load');
  await page.route(/assets\/manifest-/, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await reachForPreferences(page, (route) => route.fulfill({ status: 404 }));
  await reloaded;
  await page.getByLabel('Phone Number').waitFor();
});

test('a file that did not come although the server answers leaves the page, and what was typed, as it is', async () => {
  const page = await atTheProfile('Lorraine');
  await page.getByLabel('Phone Number').fill('+351 912 345 678');
  const asked = page.waitForResponse((answer) => answer.request().method() === 'HEAD' && answer.ok());
  await reachForPreferences(page, (route) => route.abort());
  await asked;
  await page.unroute(/assets\/preferences-panel-/);
  await page.getByRole('button', { name: uiTexts.preferences }).click();
  await page.getByRole('dialog', { name: preferencesTexts.title }).waitFor();
  expect(await page.getByLabel('Phone Number').inputValue()).toBe('+351 912 345 678');
});
