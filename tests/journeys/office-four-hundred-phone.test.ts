import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { officeBatchTexts } from '#features/applications/texts/office-batches.ts';
import { officeListTexts } from '#features/lists/texts/office-lists.ts';
import { officeViewTexts } from '#features/lists/texts/office-views.ts';
import { officeFindingTexts } from '#features/overview/texts/office-finding.ts';
import { officeQueueTexts } from '#features/queue/texts/office-queue.ts';
import { officeReviewTexts } from '#features/reviews/texts/office-reviews.ts';
import { officeSupportTexts } from '#features/support/texts/office-support.ts';
import { supportTexts } from '#features/support/texts/support.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { databaseFaults } from '#tests/support/database-faults.ts';
import { ana, harold, layFourHundredCases, longSurname } from '#tests/support/four-hundred-cases.ts';
import { aJourney, phone } from '#tests/support/journey.ts';
import { signIn } from '#tests/support/sign-in.ts';

/** The same case worker with the same 400 open cases, on the train: by touch alone, on a phone. */
const journey = aJourney();
const database = databaseFaults(journey.dataDir);
const { views: queues, snooze, actions, thread } = officeSupportTexts;

let page: Page;
beforeAll(async () => {
  await layFourHundredCases(journey, database);
  page = await journey.aVisitor({ viewport: phone, hasTouch: true, isMobile: true });
});

const button = (name: string | RegExp, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true });
const h1 = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const waiting = () =>
  page.getByRole('region', { name: officeQueueTexts.title }).getByRole('listitem').first();
const toPlace = async (name: RegExp) => {
  await button(uiTexts.openMenu).tap();
  await page.getByRole('dialog').getByRole('link', { name }).tap();
};
/** Within the window, and nothing lies over its middle. */
const canBeTapped = (one: Locator) =>
  one.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('is told at once what has waited longest, and led there', async () => {
  await signIn(page, ana, '/admin');
  await waiting().waitFor();
  const box = await waiting().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(phone.height);
  await expect.poll(() => waiting().textContent()).toMatch(/Message to answer.*1 d 17 h/);
  await waiting().getByRole('link').tap();
  await h1(/\(40\)$/);
});

test('filters, turns the order, reads on to the third page, reviews a document, and is back where they were', async () => {
  await toPlace(/^Applications/);
  await h1(officeApplicationTexts.title);
  await row('Nguyen').first().waitFor();
  await page.getByLabel(officeApplicationTexts.statusFilter).selectOption('In Progress');
  await page.getByRole('heading', { name: 'Applications (214)' }).waitFor();
  // The list of before says '50 of 214 shown.', too, and is there until the new one is asked for.
  const turned = page.waitForResponse(/office\/applications\?.*dir=asc/);
  await page.getByLabel(officeListTexts.order).selectOption(officeListTexts.oldestFirst);
  await turned;
  for (const shown of ['50', '100']) {
    await page.getByText(`${shown} of 214 shown.`).waitFor();
    if (shown === '100') await page.getByRole('row').nth(60).getByRole('checkbox').tap();
    await button(uiTexts.showMore).tap();
  }
  await page.getByText('150 of 214 shown.').waitFor();
  await row(harold.name).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await row(harold.name).getByRole('link').tap();
  await h1(harold.name);
  await page.getByText('112 of 214').waitFor();
  await page.getByRole('tab', { name: /^Documents/ }).tap();
  await button(/^Passport/).tap();
  await button('Open').tap();
  await page.getByRole('img', { name: 'Page 1 of 2' }).waitFor();
  await button(/^Accept(?! and)/).tap();
  await page.getByText(officeReviewTexts.tab.allDone).first().waitFor();
  await page.goBack();
  await row(harold.name).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
  await expect.poll(() => new URL(page.url()).search).toBe('?status=in_progress&dir=asc');
  await page.getByRole('region', { name: officeBatchTexts.selection }).getByText('1 selected').waitFor();
});

test('decides a case, takes it back, and sets the status of several; what is left over stays in sight', async () => {
  const strip = page.getByRole('region', { name: officeBatchTexts.selection });
  await button(officeListTexts.clear, strip).tap();
  await row(harold.name)
    .getByRole('button', { name: `Actions for ${harold.name}` })
    .or(row(harold.name).locator('[data-row-menu] button'))
    .first()
    .tap();
  await page.getByRole('menuitem', { name: 'Approve' }).tap();
  const dialog = page.getByRole('alertdialog', { name: `Approve ${harold.name}?` });
  await dialog.waitFor();
  await button('Approve', dialog).tap();
  await row(harold.name).waitFor({ state: 'detached' });
  await button('Undo').tap();
  await row(harold.name).waitFor();

  // Otherwise the news that a colleague was faster may come before the press, and nothing is left over.
  await page.route('**/api/updates', (request) => request.abort());
  // What waits in each case comes after the list, and its line makes the cards grow.
  const waits = page.waitForResponse('**/api/office/waiting/cases*');
  await page.goto('/admin/applications?status=under_review&q=nguyen');
  await waits;
  await row('Nguyen').nth(2).waitFor();
  for (const at of [0, 1]) {
    await row('Nguyen').nth(at).getByRole('checkbox').tap();
    await strip.getByText(`${at + 1} selected`).waitFor();
  }
  await button(officeBatchTexts.setStatus, strip).tap();
  await page.getByRole('menuitem', { name: 'In Progress' }).tap();
  const batch = page.getByRole('alertdialog', { name: /^Set 2 applications/ });
  await batch.waitFor();
  await database.query(
    `update visa_applications set version = version + 1, status = 'in_progress' where id = '${await row('Nguyen').nth(1).getAttribute('data-row')}'`,
  );
  // The counters come last: every chosen row has left the list by the time that all of the answer is handled.
  const counted = Promise.withResolvers<void>();
  await page.route('**/api/office/application-views', async (request) => {
    await counted.promise;
    await request.continue();
  });
  await batch.getByRole('button').last().tap();
  await page.getByRole('heading', { name: 'Applications (1)' }).waitFor({ state: 'attached' });
  counted.resolve();
  await batch.waitFor({ state: 'detached' });
  const leftOver = page.getByText(officeBatchTexts.notListed);
  await leftOver.waitFor();
  await button('Undo').waitFor();
  await expect.poll(() => canBeTapped(leftOver)).toBe(true);
  await expect.poll(() => canBeTapped(button(uiTexts.dismiss).first())).toBe(true);
  await page.unroute('**/api/updates');
});

test('saves a view, comes back to it, and finds it in sight', async () => {
  await page.goto('/admin/applications?status=in_progress&q=nguyen');
  await button(officeViewTexts.save).tap();
  await page.getByLabel(officeViewTexts.name).fill('Nguyens');
  await page
    .getByRole('dialog', { name: officeViewTexts.saveTitle })
    .getByRole('button', { name: officeViewTexts.save })
    .tap();
  const own = page
    .getByRole('navigation', { name: officeViewTexts.label })
    .getByRole('link', { name: /^Nguyens/ });
  await own.waitFor();
  await toPlace(/^Overview/);
  await waiting().waitFor();
  await toPlace(/^Applications/);
  await own.tap();
  await page.waitForURL('**?q=nguyen&status=in_progress');
  await page.reload();
  await row('Nguyen').first().waitFor();
  await expect.poll(() => canBeTapped(own)).toBe(true);
});

test('finds a person from anywhere', async () => {
  await button(officeFindingTexts.button).tap();
  await page.getByRole('dialog').getByRole('combobox').fill(longSurname.slice(0, 8).toLowerCase());
  await page
    .getByRole('option', { name: new RegExp(longSurname) })
    .first()
    .waitFor();
  await page
    .getByRole('option', { name: new RegExp(longSurname) })
    .first()
    .tap();
  await h1(new RegExp(longSurname));
});

test('answers the conversation at risk, and puts the next aside', async () => {
  await toPlace(/^Support/);
  await page
    .getByRole('navigation', { name: queues.label })
    .getByRole('link', { name: new RegExp(`^${queues.at_risk}`) })
    .tap();
  await expect.poll(() => page.getByRole('row').count()).toBe(13);
  await row('(40)').getByRole('link').tap();
  await h1(/\(40\)$/);
  await page.getByLabel(thread.reply, { exact: true }).fill('I send you the address today.');
  await button(supportTexts.threads.sendReply).tap();
  await page.getByText(thread.sent).first().waitFor();
  await page.goBack();
  await expect.poll(() => page.getByRole('row').count()).toBe(12);
  const next = (await page.getByRole('row').nth(1).getByRole('link').textContent()) ?? '';
  await button(actions.more(next)).tap();
  await page.getByRole('menuitem', { name: snooze.action }).tap();
  await page
    .getByRole('dialog', { name: snooze.title })
    .getByRole('button', { name: new RegExp(`^${snooze.tomorrow}`) })
    .tap();
  await row(next).waitFor({ state: 'detached' });
});

test('a title is met by a finger that lands a little above or below its words', async () => {
  await page.goto('/admin/support');
  const title = page.getByRole('row').getByRole('link').first();
  await title.waitFor();
  const met = await title.evaluate((link) => {
    const { left, top, bottom } = link.getBoundingClientRect();
    return [top - 8, bottom + 8].map((y) => link.contains(document.elementFromPoint(left + 20, y)));
  });
  expect(met).toEqual([true, true]);
});
