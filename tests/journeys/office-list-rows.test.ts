import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { officeListTexts } from '#features/lists/texts/office-lists.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { databaseFaults } from '#tests/support/database-faults.ts';
import { ana, layFourHundredCases, longSurname } from '#tests/support/four-hundred-cases.ts';
import { aJourney } from '#tests/support/journey.ts';
import { axeViolations, sidewaysScroll } from '#tests/support/page-checks.ts';
import { signIn } from '#tests/support/sign-in.ts';

/** Lists of 400 cases: how high the rows are, how many fit on a screen, and which columns are shown. */
const journey = aJourney();
const database = databaseFaults(journey.dataDir);
const laptop = { width: 1440, height: 900 };
const lists = ['applications', 'users', 'support', 'review', 'outbox', 'facts', 'audit'];

/** What a row can say at most: whose it is, who looks at it, what was tried; by the longest name. */
const fullRows = [
  `update accounts set display_name = 'Maximiliana ${longSurname}' where subject = 'colleague Helena Duarte'`,
  `update support_messages set assigned_to = (select id from accounts where subject = 'colleague Helena Duarte')`,
  `update support_messages set status = 'in_progress' where subject like 'Bank%'`,
  `update visa_applications set assigned_to = (select id from accounts where subject = 'colleague Helena Duarte')
   where status = 'under_review'`,
  `insert into document_reviews (document_id, user_id, status, reviewed_by, version)
   select id, user_id, 'in_review', (select id from accounts where subject = 'colleague Helena Duarte'), review_version + 1
   from documents where document_category = 'passport'`,
  `update documents set review_status = 'in_review', review_version = review_version + 1 where document_category = 'passport'`,
  `insert into outbox_mails (user_id, template, status, attempts, subject, last_error)
   select id, 'decision', 'failed', 26, 'A decision about your application, and what comes next for all of you', '550 5.1.1 The mailbox of this address is not known here'
   from accounts where subject like 'case %'`,
];

let desk: Page;
beforeAll(async () => {
  await layFourHundredCases(journey, database);
  for (const statement of fullRows) await database.query(statement);
  desk = await journey.aVisitor();
  await signIn(desk, ana);
});

async function open(list: string, size = laptop) {
  await desk.setViewportSize(size);
  await desk.goto(`/admin/${list}`);
  await desk.getByRole('table').getByRole('row').nth(1).waitFor();
}

/** The rows' heights in px, and how many of them are in the window as a whole, under the head. */
const rowsOf = () =>
  desk.evaluate(() => {
    const head = document.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
    const boxes = [...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect());
    return {
      highest: Math.max(...boxes.map(({ height }) => height)),
      whole: boxes.filter(({ top, bottom }) => top >= head - 1 && bottom <= innerHeight).length,
    };
  });
const heads = () => desk.getByRole('columnheader').allInnerTexts();
const press = (name: string) => desk.getByRole('button', { name, exact: true }).click();
const tick = (name: string) => desk.getByRole('menuitemcheckbox', { name });

test.each(lists)('%s: one line each, and two for who wants room', async (list) => {
  await open(list);
  expect((await rowsOf()).highest).toBeLessThanOrEqual(41);
  await press(uiTexts.densities.comfortable);
  expect((await rowsOf()).highest).toBeLessThanOrEqual(56.2);
  await desk.reload();
  await desk.getByRole('table').getByRole('row').nth(1).waitFor();
  expect((await rowsOf()).highest).toBeGreaterThan(41);
  await press(uiTexts.densities.compact);
  expect((await rowsOf()).highest).toBeLessThanOrEqual(41);
});

test('a laptop shows 20 cases as the list opens, and a small one under the head that stays', async () => {
  await open('applications');
  expect((await rowsOf()).whole).toBeGreaterThanOrEqual(20);
  await open('applications', { width: 1280, height: 800 });
  await desk.mouse.wheel(0, 600);
  await expect.poll(async () => (await rowsOf()).whole).toBeGreaterThanOrEqual(20);
  const head = await desk.getByRole('columnheader', { name: 'Applicant' }).boundingBox();
  expect(head?.y).toBeLessThan(60);
});

test('a case says what waits in it, and for how long', async () => {
  await open('applications', { width: 1920, height: 1080 });
  const walter = desk.getByRole('row').filter({ hasText: 'Under Review' }).first();
  await walter.getByText('To decide').waitFor();
  expect(await heads()).toEqual(expect.arrayContaining(['Waits for us', 'Last activity', 'Type']));
});

test('a column that has no room comes when it is pressed, stays, and goes at the next press', async () => {
  await open('applications', { width: 1280, height: 800 });
  const before = await heads();
  await press(officeListTexts.columns);
  await tick('Type').getByText(officeListTexts.noRoom).waitFor();
  await tick('Type').click();
  await tick('Type').getByText(officeListTexts.noRoom).waitFor({ state: 'detached' });
  await desk.keyboard.press('Escape');
  await desk.reload();
  await desk.getByRole('table').getByRole('row').nth(1).waitFor();
  expect(await heads()).toContain('Type');
  expect(await sidewaysScroll(desk)).toBe(0);
  await press(officeListTexts.columns);
  await tick('Type').click();
  await desk.keyboard.press('Escape');
  await expect.poll(heads).toEqual(before);
  // As it was, for who follows.
  await desk.evaluate(() => localStorage.removeItem('rumo-columns'));
});

test('columns are chosen and kept, and what has no room says so', async () => {
  await open('applications', { width: 1280, height: 800 });
  const before = await heads();
  expect(before[1]).toBe('Applicant');
  expect(before).not.toContain('Type');
  await press(officeListTexts.columns);
  await tick('Type').getByText(officeListTexts.noRoom).waitFor();
  await tick('Progress').click();
  await tick('Documents').click();
  await tick('Assigned to').getByText(officeListTexts.noRoom).waitFor({ state: 'detached' });
  expect(await axeViolations(desk)).toEqual([]);
  await desk.keyboard.press('Escape');
  await desk.reload();
  await desk.getByRole('table').getByRole('row').nth(1).waitFor();
  expect(await heads()).not.toEqual(expect.arrayContaining(['Progress']));
  expect(await sidewaysScroll(desk)).toBe(0);
  // On a phone all of it is on the card.
  await open('applications', { width: 390, height: 844 });
  await desk.getByRole('progressbar').first().waitFor();
  await open('applications', { width: 1280, height: 800 });
  await press(officeListTexts.columns);
  await desk.keyboard.press('End');
  await tick('Progress').press('Enter');
  await tick('Documents').press(' ');
  await desk.keyboard.press('Escape');
  await expect.poll(heads).toEqual(before);
});
