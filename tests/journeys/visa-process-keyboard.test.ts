import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { applicationTexts } from '#features/applications/texts/applications.ts';
import { guideSteps, guideTexts } from '#features/guide/texts/guide.ts';
import { nifActions, nifTexts } from '#features/guide/texts/guide-nif.ts';
import { aJourney } from '../support/journey.ts';
import { axeViolations, sidewaysScroll } from '../support/page-checks.ts';
import { signIn } from '../support/sign-in.ts';

/** The guide without a mouse, on a narrow screen, with large text, and when it cannot be loaded. */
const journey = aJourney();
const [nifNumber, nifDocument] = [guideSteps[0].title, guideSteps[1].title];

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    return (
      element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? ''
    );
  });

/** Presses Tab until the focus is on something of that name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (name.test((await focused(page)).trim())) return;
  }
  throw new Error(`Tab does not lead to ${name}; the focus is on "${await focused(page)}"`);
}

test('Harold ticks all four actions in the portal window, and goes on where the next step opens', async () => {
  const page = await journey.aVisitor({ viewport: { width: 320, height: 700 } });
  await signIn(page, { email: 'harold@example.com', name: 'Harold Finch' });
  await page.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await page.goto('/visa-process');
  await page.getByText('0 of 6 steps completed', { exact: true }).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  await tabTo(page, new RegExp(nifNumber));
  await page.keyboard.press('Enter');
  await page.getByText(nifTexts.time).waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await tabTo(page, new RegExp(`^${nifTexts.portal}$`));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: nifTexts.dialog.title });
  await dialog.getByText(nifTexts.dialog.progress(1)).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  for (const id of ['nif-request', 'nif-papers', 'nif-received'] as const) {
    await tabTo(page, new RegExp(`^${nifActions[id].title}`));
    await page.keyboard.press('Space');
  }
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('1 of 6 steps completed', { exact: true }).waitFor();
  await expect.poll(() => focused(page)).toContain(nifDocument);
  expect(await sidewaysScroll(page)).toBe(0);

  // Text at twice its size.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '36px'));
  await page.setViewportSize({ width: 640, height: 900 });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('an open card never has two filled buttons', async () => {
  const page = await journey.aVisitor();
  await signIn(page, { email: 'harold@example.com', name: 'Harold Finch' }, '/visa-process');
  for (const title of [nifNumber, nifDocument]) {
    const head = page.getByRole('heading', { level: 2 }).getByRole('button', { name: title });
    await head.waitFor();
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2, name: title }) });
    await card.getByRole('button', { name: guideTexts.plan.printStep }).waitFor();
    await expect.poll(() => card.locator('button.bg-action, a.bg-action').count()).toBeLessThanOrEqual(1);
  }
});

test('what cannot be loaded says so, and comes with another try', async () => {
  const page = await journey.aVisitor();
  await page.route('**/api/applications/*/guide', (route) => route.fulfill({ status: 400, json: {} }));
  await signIn(page, { email: 'harold@example.com', name: 'Harold Finch' }, '/visa-process');
  const problem = page.getByRole('main').getByRole('alert');
  await problem.getByText('Error loading application data').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute('**/api/applications/*/guide');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('1 of 6 steps completed', { exact: true }).waitFor();
});

test('who has no application yet is led to the dashboard, which creates it', async () => {
  const page = await journey.aVisitor();
  await signIn(page, { email: 'new@example.com', name: 'Nora New' }, '/visa-process');
  await page.getByRole('heading', { name: applicationTexts.notFound.title }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: guideTexts.noApplication.action }).click();
  await page.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await page.getByRole('link', { name: 'Visa Process', exact: true }).first().click();
  await page.getByText('0 of 6 steps completed', { exact: true }).waitFor();
});
