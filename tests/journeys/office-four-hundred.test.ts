import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { officeBatchTexts } from '#features/applications/texts/office-batches.ts';
import { officeViewTexts } from '#features/lists/texts/office-views.ts';
import { officeQueueTexts } from '#features/queue/texts/office-queue.ts';
import { officeReviewTexts } from '#features/reviews/texts/office-reviews.ts';
import { officeSupportTexts } from '#features/support/texts/office-support.ts';
import { focused, focusIsOn, goBy, tabTo } from '#tests/support/by-keyboard.ts';
import { databaseFaults } from '#tests/support/database-faults.ts';
import { ana, harold, layFourHundredCases, longSurname } from '#tests/support/four-hundred-cases.ts';
import { aJourney } from '#tests/support/journey.ts';

/** A case worker with 400 open cases, through a whole day: what to do next is said at once, and no place is lost. */
const journey = aJourney();
const database = databaseFaults(journey.dataDir);
const { decision } = officeApplicationTexts;
const { views: queues, snooze, actions, thread } = officeSupportTexts;

let desk: Page;
beforeAll(async () => {
  await layFourHundredCases(journey, database);
  desk = await journey.aVisitor();
});

const press = async (...keys: string[]) => {
  for (const key of keys) await desk.keyboard.press(key);
};
/** Holds j, which moves from row to row, until the list says so. */
const readOn = async (shown: string) => {
  while (!(await desk.getByText(shown).isVisible())) await press('j');
};
/** The place of the row that has the focus, from 0. */
const focusedRow = () =>
  desk.evaluate(() =>
    [...document.querySelectorAll('[data-row]')].findIndex((one) => one.contains(document.activeElement)),
  );
/** Keeps an answer on its way until it is let through. */
async function holdBack(address: RegExp) {
  const held = Promise.withResolvers<void>();
  await desk.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return { let: held.resolve };
}
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const waiting = (page: Page) =>
  page.getByRole('region', { name: officeQueueTexts.title }).getByRole('listitem');
/** Within the window as it opens, without a scroll. */
const isInSight = async (page: Page, line: ReturnType<typeof waiting>) => {
  const box = await line.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0);
};

describe('by keyboard alone, at a desk', () => {
  test('signs in, and is told at once what has waited longest, and led there', async () => {
    await desk.goto('/admin');
    await desk.getByRole('button', { name: 'Continue with Google' }).waitFor();
    await tabTo(desk, 'Continue with Google');
    await press('Enter');
    await desk.getByLabel('Email').waitFor();
    await desk.getByLabel('Email').focus();
    await desk.keyboard.type(ana.email);
    await press('Tab');
    await desk.keyboard.type(ana.name);
    await press('Enter');
    await desk.waitForURL('**/admin');
    await waiting(desk).first().waitFor();
    expect(await isInSight(desk, waiting(desk).first())).toBe(true);
    await expect.poll(() => waiting(desk).first().textContent()).toMatch(/Message to answer.*1 d 17 h/);
    await tabTo(desk, /Message to answer/);
    await press('Enter');
    await h1(desk, /\(40\)$/);
  });

  test('filters, sorts, reads on to the third page, reviews a document, and is back where they were', async () => {
    await goBy(desk, 'a');
    await h1(desk, officeApplicationTexts.title);
    await row(desk, 'Nguyen').first().waitFor();
    await tabTo(desk, officeApplicationTexts.statusFilter);
    await desk.keyboard.type('In');
    await desk.getByRole('heading', { name: 'Applications (214)' }).waitFor();
    await tabTo(desk, /^Created/);
    await press('Enter');
    await expect.poll(() => new URL(desk.url()).search).toMatch(/dir=asc/);
    await desk.getByText('50 of 214 shown.').waitFor();
    const secondPage = await holdBack(/\/api\/office\/applications\?.*cursor=/);
    while ((await focusedRow()) < 49) await press('j');
    // What is pressed before the next row has come is meant for that one.
    await press('j', 'x');
    secondPage.let();
    await desk.getByText('100 of 214 shown.').waitFor();
    await desk.getByRole('region', { name: officeBatchTexts.selection }).getByText('1 selected').waitFor();
    await expect.poll(focusedRow).toBe(50);
    const marked = await focused(desk);
    await expect.poll(() => row(desk, marked).getByRole('checkbox').first().isChecked()).toBe(true);
    await readOn('150 of 214 shown.');
    while ((await focused(desk)) !== harold.name) await press('j');
    const before = await scrolled(desk);
    expect(before).toBeGreaterThan(3000);

    await press('Enter');
    await h1(desk, harold.name);
    await desk.getByText('112 of 214').waitFor();
    await tabTo(desk, 'Overview');
    await press('ArrowRight', 'Enter');
    await desk.getByRole('button', { name: /^Begin with Passport/ }).waitFor();
    await tabTo(desk, /^Begin with Passport/);
    await press('Enter');
    await desk.getByRole('button', { name: 'Open', exact: true }).waitFor();
    await tabTo(desk, 'Open');
    await press('Enter');
    await desk.getByRole('img', { name: 'Page 1 of 2' }).waitFor();
    await press('a');
    await desk.getByText(officeReviewTexts.tab.allDone).first().waitFor();

    await desk.goBack();
    await row(desk, harold.name).waitFor();
    await expect.poll(() => new URL(desk.url()).search).toBe('?status=in_progress&dir=asc');
    await expect.poll(() => scrolled(desk)).toBeGreaterThan(before - 100);
    await desk.getByRole('region', { name: officeBatchTexts.selection }).getByText('1 selected').waitFor();
    await expect.poll(() => row(desk, marked).getByRole('checkbox').first().isChecked()).toBe(true);
    await press('k', 'j');
    await focusIsOn(desk, harold.name);
  });

  test('decides a case, takes it back, and sets the status of several', async () => {
    await press('.');
    await desk.getByRole('menuitem', { name: 'View Details' }).waitFor();
    await press('a', 'Enter');
    const dialog = desk.getByRole('alertdialog', { name: `Approve ${harold.name}?` });
    await dialog.waitFor();
    await tabTo(desk, 'Approve');
    await press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await row(desk, harold.name).waitFor({ state: 'detached' });
    await press('F6');
    await tabTo(desk, 'Undo');
    await press('Enter');
    await row(desk, harold.name).waitFor();

    await press('j', 'x', 'j', 'x', 'b');
    await focusIsOn(desk, officeBatchTexts.setStatus);
    await press('Enter');
    await desk.getByRole('menuitem', { name: 'Under Review' }).waitFor();
    await press('u', 'Enter');
    const batch = desk.getByRole('alertdialog', { name: /^Set 3 applications to Under Review/ });
    await batch.waitFor();
    await tabTo(desk, decision.verb('under_review'));
    await press('Enter');
    await batch.waitFor({ state: 'detached' });
    await desk.getByText('3 changed.').first().waitFor();
    await desk.getByRole('heading', { name: 'Applications (211)' }).waitFor();
    expect(await scrolled(desk)).toBeGreaterThan(3000);
  });

  test('saves a view and comes back to it', async () => {
    await press('F6', 'Escape');
    await press('/');
    await focusIsOn(desk, officeApplicationTexts.searchLabel);
    await desk.keyboard.type('nguyen');
    const found = desk.getByRole('heading', { name: /^Applications \(\d\d?\)$/ });
    await found.waitFor();
    const words = (await found.textContent()) ?? '';
    await tabTo(desk, officeViewTexts.save, 'Shift+Tab');
    await press('Enter');
    await desk.getByLabel(officeViewTexts.name).waitFor();
    await desk.keyboard.type('Nguyens');
    await press('Enter');
    const own = desk
      .getByRole('navigation', { name: officeViewTexts.label })
      .getByRole('link', { name: /^Nguyens/ });
    await own.waitFor();
    await press('Escape');
    await desk.getByRole('heading', { level: 1 }).focus();
    await goBy(desk, 'o');
    await waiting(desk).first().waitFor();
    await goBy(desk, 'a');
    await desk.getByRole('heading', { name: 'Applications (401)' }).waitFor();
    await tabTo(desk, /^Nguyens/);
    await press('Enter');
    await desk.getByRole('heading', { name: words }).waitFor();
    await expect.poll(() => desk.getByLabel(officeApplicationTexts.searchLabel).inputValue()).toBe('nguyen');
    await expect.poll(() => own.getAttribute('aria-current')).toBe('page');
  });

  test('finds a person from anywhere', async () => {
    await press('Control+k');
    await desk.getByRole('dialog').getByRole('combobox').waitFor();
    await desk.keyboard.type(longSurname.slice(0, 8).toLowerCase());
    await desk
      .getByRole('option', { name: new RegExp(longSurname) })
      .first()
      .waitFor();
    await press('Enter');
    await h1(desk, new RegExp(longSurname));
  });

  test('answers the conversation that is at risk, and puts the next aside', async () => {
    await goBy(desk, 's');
    await h1(desk, officeSupportTexts.title);
    await row(desk, '(40)').waitFor();
    await tabTo(desk, new RegExp(`^${queues.at_risk}`));
    await press('Enter');
    await expect.poll(() => new URL(desk.url()).search).toBe('?view=at_risk');
    await row(desk, '(40)').waitFor();
    await expect.poll(() => desk.getByRole('row').count()).toBe(13);
    await press('j');
    await focusIsOn(desk, /\(40\)/);
    await press('Enter');
    await h1(desk, /\(40\)$/);
    await tabTo(desk, thread.reply);
    await desk.keyboard.type('It comes from the state that issued the paper. I send you the address today.');
    await tabTo(desk, /^Send/);
    await press('Enter');
    await desk.getByText(thread.sent).first().waitFor();
    await desk.goBack();
    await row(desk, '(39)').waitFor();
    await row(desk, '(40)').waitFor({ state: 'detached' });
    await press('j');
    const next = await focused(desk);
    expect(next).toMatch(/\(\d+\)$/);
    await press('.');
    await desk.getByRole('menuitem', { name: snooze.action }).waitFor();
    await press('s', 'Enter');
    await desk.getByRole('dialog', { name: snooze.title }).waitFor();
    await tabTo(desk, new RegExp(`^${snooze.tomorrow}`));
    await press('Enter');
    await row(desk, next).waitFor({ state: 'detached' });
    await focusIsOn(desk, /\(\d+\)$/);
    expect(actions.more(next)).toContain(next);
  });
});
