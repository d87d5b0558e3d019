import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '#features/applications/contract/applications.ts';
import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { officeCaseTexts } from '#features/cases/texts/office-cases.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { focusIsOn } from '#tests/support/by-keyboard.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney, phone } from '#tests/support/journey.ts';
import { csvLines } from '#tests/support/spreadsheet-cells.ts';
import { startApplication } from '#tests/support/start-application.ts';

/** What an admin sees and decides of the cases. */
const journey = aJourney();
const { decision } = officeApplicationTexts;

const cases = [
  { name: 'Ruth Abernathy', email: 'ruth.abernathy@example.com' },
  { name: 'Dale Kowalczyk', email: 'dalek_1956@example.com' },
  { name: 'Marisol Quintero', email: 'marisol.quintero@example.com' },
];

let office: Page;
const applications = new Map<string, Application>();
beforeAll(async () => {
  for (const person of cases) applications.set(person.name, await startApplication(journey.url, person));
  office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
});

describe('the overview', () => {
  test('counts, says how the system is, and leads on', async () => {
    await office.goto('/admin');
    await office.getByRole('link', { name: /Total Users\s+4/ }).waitFor();
    await office.getByRole('link', { name: /Open Support Tickets\s+0/ }).waitFor();
    await office.getByRole('link', { name: /Completed Applications\s+0/ }).waitFor();
    for (const line of ['Database Connected', 'Authentication Active', 'Admin Access Enabled'])
      await office.getByText(line, { exact: true }).waitFor();
    await office.getByText(/^Checked live .+, in \d+ ms$/).waitFor();
    await office.getByRole('link', { name: /Active Applications\s+3/ }).click();
    await office.getByRole('heading', { name: 'Applications (3)' }).waitFor();
  });

  test('says when it cannot be loaded, and loads when asked again', async () => {
    await office.route('**/api/office/overview', (route) => route.fulfill({ status: 500, body: '{}' }));
    await office.goto('/admin');
    await office.getByRole('main').getByText('Error loading dashboard').waitFor();
    const told = office.getByRole('region', { name: uiTexts.notifications }).getByRole('dialog');
    await told.getByText('Error loading dashboard').waitFor();
    expect(await told.locator('svg.text-bad-text').count()).toBe(1);
    await office.unroute('**/api/office/overview');
    await office.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await office.getByText('Database Connected').waitFor();
  });

  test('keeps its figures when they cannot be read again, and says so until they can', async () => {
    const main = office.getByRole('main');
    await office.route('**/api/office/overview', (route) => route.fulfill({ status: 500, body: '{}' }));
    await main.getByRole('button', { name: 'Refresh Data' }).click();
    await main.getByText('Error loading dashboard').waitFor();
    expect(await main.getByText('Database Connected').isVisible()).toBe(true);
    await office.unroute('**/api/office/overview');
    await main.getByRole('button', { name: 'Try again' }).click();
    await main.getByText('Error loading dashboard').waitFor({ state: 'detached' });
  });
});

describe('the list of applications', () => {
  const names = () => office.getByRole('row').getByRole('link').allInnerTexts();

  test('is searched, filtered and sorted in the address, and Back undoes it', async () => {
    await office.goto('/admin/applications');
    await office.getByRole('heading', { name: 'Applications (3)' }).waitFor();
    await expect.poll(names).toEqual(['Marisol Quintero', 'Dale Kowalczyk', 'Ruth Abernathy']);
    await office.getByRole('columnheader', { name: 'Created', exact: true }).getByRole('button').click();
    await office.waitForURL(/dir=asc/);
    await expect.poll(names).toEqual(['Ruth Abernathy', 'Dale Kowalczyk', 'Marisol Quintero']);
    expect(
      await office.getByRole('columnheader', { name: 'Created', exact: true }).getAttribute('aria-sort'),
    ).toBe('ascending');
    await office.getByRole('button', { name: /Sort by date created/ }).click();
    await expect.poll(names).toEqual(['Marisol Quintero', 'Dale Kowalczyk', 'Ruth Abernathy']);

    await office.getByLabel('Search applications').fill('DALEK_');
    await office.getByRole('heading', { name: 'Applications (1)' }).waitFor();
    await office.getByLabel('Status filter').selectOption('Approved');
    await office.getByRole('heading', { name: 'No applications found' }).waitFor();
    await office.goBack();
    await office.getByRole('link', { name: 'Dale Kowalczyk' }).waitFor();
    await office.goForward();
    await office.getByRole('button', { name: 'Clear search' }).click();
    await office.getByRole('heading', { name: 'Applications (3)' }).waitFor();
    await expect.poll(() => office.getByLabel('Search applications').inputValue()).toBe('');
  });

  test('a link pressed right after typing leads where it says, however long its page takes', async () => {
    const page = await journey.aVisitor({ storageState: await office.context().storageState() });
    await page.clock.install();
    await page.goto('/admin/applications');
    const link = page.getByRole('link', { name: 'Ruth Abernathy' });
    await link.waitFor();
    const held = Promise.withResolvers<void>();
    const reached = page.waitForRequest(/\/assets\/application-[^/]+\.js$/);
    await page.route(/\/assets\/application-[^/]+\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    const before = page.url();
    // The time between typing and pressing is ours to say: the machine's own could be longer than the search box rests.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel('Search applications').fill('r');
    await link.click();
    await reached;
    // Longer than the search box rests before it asks.
    await page.clock.runFor(1000);
    await expect.poll(() => page.url()).toBe(before);
    held.resolve();
    await page.clock.resume();
    await page.getByRole('heading', { level: 1, name: 'Ruth Abernathy' }).waitFor();
    await page.context().close();
  });

  test('exports what it shows', async () => {
    await office.goto('/admin/applications?q=quintero');
    await office.getByRole('heading', { name: 'Applications (1)' }).waitFor();
    const arriving = office.waitForEvent('download');
    await office.getByRole('button', { name: 'Export' }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(csvLines(text)).toHaveLength(2);
    expect(text).toContain('"Marisol Quintero","marisol.quintero@example.com"');
    await office.getByText(`1 row saved as ${download.suggestedFilename()}`).waitFor();
  });

  test('says when it cannot be loaded, and loads when asked again', async () => {
    await office.route(/\/api\/office\/applications(\?|$)/, (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await office.goto('/admin/applications');
    await office.getByRole('main').getByRole('heading', { name: 'Error loading applications' }).waitFor();
    await office.unroute(/\/api\/office\/applications(\?|$)/);
    await office.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await office.getByRole('heading', { name: 'Applications (3)' }).waitFor();
  });

  test('is a stack of cards on a phone, with the same menu', async () => {
    await office.setViewportSize(phone);
    await office.goto('/admin/applications');
    await office.getByRole('button', { name: 'Actions for Ruth Abernathy' }).click();
    await expect
      .poll(() => office.getByRole('menuitem').allInnerTexts())
      .toEqual(['View Details', 'View Documents', 'Approve', 'Reject']);
    await office.keyboard.press('Escape');
    const wide = await office.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide).toBe(false);
    await office.setViewportSize({ width: 1280, height: 900 });
  });
});

describe('a decision', () => {
  test('can be made by keyboard alone; a rejection starts at Cancel, and the focus returns', async () => {
    await office.goto('/admin/applications');
    const actions = office.getByRole('button', { name: 'Actions for Ruth Abernathy' });
    await actions.focus();
    await office.keyboard.press('Enter');
    await office.getByRole('menuitem', { name: 'View Details' }).waitFor();
    await office.keyboard.press('r');
    await office.keyboard.press('Enter');
    const dialog = office.getByRole('alertdialog', { name: 'Reject Ruth Abernathy?' });
    await dialog.waitFor();
    await focusIsOn(office, 'Cancel');
    await dialog.getByRole('textbox').fill('The income is too low.');
    await office.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await focusIsOn(office, 'Actions for Ruth Abernathy');

    await office.keyboard.press('Enter');
    await office.getByRole('menuitem', { name: 'View Details' }).waitFor();
    await office.keyboard.press('a');
    await office.keyboard.press('Enter');
    await office.getByRole('alertdialog', { name: 'Approve Ruth Abernathy?' }).waitFor();
    await focusIsOn(office, 'Note to Ruth Abernathy (optional)');
    // Why somebody would have been rejected is no note to who is approved.
    expect(await office.getByRole('alertdialog').getByRole('textbox').inputValue()).toBe('');
    await office.keyboard.type('Well done');
    await office.keyboard.press('Tab');
    await office.keyboard.press('Tab');
    await focusIsOn(office, 'Approve');
    await office.keyboard.press('Enter');
    await office.getByText(decision.updated, { exact: true }).waitFor();
    await office
      .getByRole('row', { name: /Ruth Abernathy/ })
      .getByText('Approved')
      .waitFor();
  });

  test('is undone from its toast', async () => {
    await office.getByRole('button', { name: 'Undo' }).click();
    await office.getByText(decision.undone, { exact: true }).waitFor();
    await office
      .getByRole('row', { name: /Ruth Abernathy/ })
      .getByText('Started')
      .waitFor();
  });

  test('waits until it is known what is missing', async () => {
    const answer = Promise.withResolvers<void>();
    await office.route('**/api/office/applications/*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await office.getByRole('button', { name: 'Actions for Dale Kowalczyk' }).click();
    await office.getByRole('menuitem', { name: 'Approve' }).click();
    const dialog = office.getByRole('alertdialog', { name: 'Approve Dale Kowalczyk?' });
    const approve = dialog.getByRole('button', { name: 'Approve', exact: true });
    await dialog.getByText(officeCaseTexts.decision.looking).waitFor();
    expect(await approve.getAttribute('aria-disabled')).toBe('true');
    answer.resolve();
    await dialog.getByText(officeCaseTexts.decision.notComplete).waitFor();
    await expect.poll(() => approve.getAttribute('aria-disabled')).toBeNull();
    await office.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await office.unroute('**/api/office/applications/*');
  });

  test('shows what a colleague did meanwhile, and can then be made again', async () => {
    await office.goto(`/admin/applications/${applications.get('Dale Kowalczyk')?.id}`);
    await office.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = office.getByRole('alertdialog', { name: 'Approve Dale Kowalczyk?' });

    const elsewhere = await office.context().newPage();
    await elsewhere.goto('/admin/applications');
    await elsewhere.getByRole('button', { name: 'Actions for Dale Kowalczyk' }).click();
    await elsewhere.getByRole('menuitem', { name: 'Reject' }).click();
    await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click();
    await elsewhere.getByText(decision.updatedBody).waitFor();
    await elsewhere.close();

    await dialog.getByLabel('Note to Dale Kowalczyk').fill('Fine by me');
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await dialog.getByText(decision.staleTitle).waitFor();
    await dialog.getByText(/^Ana Ribeiro changed the status of Dale Kowalczyk\./).waitFor();
    await expect.poll(() => dialog.getByLabel('Note to Dale Kowalczyk').inputValue()).toBe('Fine by me');
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await office.getByText('The status is now Approved.').waitFor();
  });

  test('stands in the history, with who made it', async () => {
    await office.getByRole('tab', { name: 'Timeline' }).click();
    await office.getByText('Status changed from Rejected to Approved, with a note').waitFor();
    await office.getByText(/Status changed from Started to Rejected$/).waitFor();
    await office.getByText('Application started').waitFor();
    await office.getByText('Ana Ribeiro.').first().waitFor();
  });

  test('that fails says so, keeps the note and can be tried again', async () => {
    const status = `**/api/office/applications/${applications.get('Marisol Quintero')?.id}/status`;
    await office.goto(`/admin/applications/${applications.get('Marisol Quintero')?.id}`);
    await office.route(status, (route) => route.abort());
    await office.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = office.getByRole('alertdialog');
    await dialog.getByLabel('Note to Marisol Quintero').fill('Kept');
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await dialog.getByText('Error updating status').waitFor();
    await expect.poll(() => dialog.getByLabel('Note to Marisol Quintero').inputValue()).toBe('Kept');
    await office.unroute(status);
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  test('of an address that leads nowhere is not offered', async () => {
    for (const id of [crypto.randomUUID(), 'half-an-id']) {
      await office.goto(`/admin/applications/${id}`);
      await office.getByRole('heading', { name: 'There is no application at this address' }).waitFor();
      expect(await office.getByRole('main').getByRole('button', { name: 'Try again' }).count()).toBe(0);
    }
  });
});
