import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '#features/applications/contract/applications.ts';
import { officeFactTexts } from '#features/facts/texts/office-facts.ts';
import { officeFindingTexts } from '#features/overview/texts/office-finding.ts';
import { officeSettingsTexts } from '#features/settings/texts.ts';
import { maintenanceTexts } from '#features/site/texts/maintenance.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { faultsEverywhere } from '#tests/support/faults-everywhere.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney, phone } from '#tests/support/journey.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { startApplication } from '#tests/support/start-application.ts';

/** What every screen of the office has around it, and the register of facts. */
const journey = aJourney();
const texts = officeFindingTexts;

let office: Page;
let application: Application;
beforeAll(async () => {
  application = await startApplication(journey.url, {
    name: 'Ruth Abernathy',
    email: 'ruth.abernathy@example.com',
  });
  office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
  await office.goto('/admin');
  await office.getByRole('heading', { name: 'Overview' }).waitFor();
});

describe('the palette', () => {
  const box = () => office.getByRole('combobox', { name: texts.label });
  const option = (name: RegExp) => office.getByRole('option', { name });
  const find = () => office.getByRole('button', { name: texts.button });

  test('finds a case by keyboard alone and goes there', async () => {
    await office.keyboard.press('Control+k');
    await box().waitFor();
    await expect
      .poll(() => office.getByRole('option').allInnerTexts())
      .toEqual(expect.arrayContaining(['Overview', 'Applications', 'Sign Out']));
    await office.keyboard.type('abernathy');
    await option(/In Progress|Started/).waitFor();
    await office.getByRole('status').getByText('2 results').waitFor();
    expect(await office.getByRole('dialog').ariaSnapshot()).toContain(
      '- option "Ruth Abernathy ruth.abernathy@example.com, Started"',
    );

    // The focus stays in the box; what is chosen is told by its id.
    await office.keyboard.press('ArrowDown');
    const active = await box().getAttribute('aria-activedescendant');
    await expect.poll(() => office.locator(`[id="${active}"]`).textContent()).toContain('Started');
    await office.keyboard.press('Enter');
    await office.waitForURL((url) => url.pathname === `/admin/applications/${application.id}`);
    await expect
      .poll(() => office.evaluate(() => document.activeElement?.textContent))
      .toContain('Ruth Abernathy');
  });

  test('forgets what was typed, gives the focus back, and goes to places', async () => {
    await find().click();
    await expect.poll(() => box().inputValue()).toBe('');
    await office.keyboard.press('Escape');
    await expect.poll(() => find().evaluate((button) => button === document.activeElement)).toBe(true);
    await office.keyboard.press('Control+k');
    await office.keyboard.type('use');
    await option(/^Users$/).waitFor();
    await office.keyboard.press('Enter');
    await office.getByRole('heading', { level: 1, name: 'User Management' }).waitFor();
  });

  test('says when nothing is found and when the search fails, and searches again', async () => {
    await office.keyboard.press('Control+k');
    await office.keyboard.type('qqqq');
    await office.getByRole('status').getByText(texts.none).waitFor();
    await office.route('**/api/office/find*', (route) => route.fulfill({ status: 400, body: '{}' }));
    await box().fill('ruth');
    await office.getByRole('alert').getByText(texts.failed).waitFor();
    await office.unroute('**/api/office/find*');
    await office.getByRole('button', { name: 'Try again' }).click();
    await option(/Started/).waitFor();
    expect(await faultsEverywhere(office)).toEqual([]);
  });

  test('fills a phone, and switches the colors', async () => {
    await office.keyboard.press('Escape');
    await office.setViewportSize(phone);
    await office.emulateMedia({ colorScheme: 'light' });
    await find().click();
    const window = await office.getByRole('dialog').boundingBox();
    expect([window?.width, window?.height]).toEqual([phone.width, phone.height]);
    await option(/Switch to dark colors/).click();
    await expect.poll(() => office.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    // As the device likes it again, for the looks at both themes below.
    await office.evaluate(() => localStorage.removeItem('preferences'));
  });
});

test('? lists the shortcuts of the screen, and turns the single ones off', async () => {
  await office.setViewportSize({ width: 1280, height: 900 });
  await office.goto('/admin/applications');
  await office.getByRole('heading', { name: /^Applications \(/ }).waitFor();
  await office.keyboard.press('?');
  const list = office.getByRole('dialog', { name: uiTexts.shortcuts.title });
  await list.getByText('Ctrl K').waitFor();
  await list.getByText(uiTexts.shortcuts.open).waitFor();
  await list.getByRole('checkbox', { name: uiTexts.shortcuts.switch }).uncheck();
  await office.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await office.keyboard.press('?');
  // It is still there for whoever asks without a key.
  await office.keyboard.press('Control+k');
  await office.getByRole('option', { name: uiTexts.shortcuts.title }).click();
  await list.getByRole('checkbox', { name: uiTexts.shortcuts.switch }).check();
  await office.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
});

test('the preview of the maintenance page says when it cannot be loaded, and loads when asked again', async () => {
  const preview = await office.context().newPage();
  await preview.route('**/api/settings/public', (route) => route.abort());
  await preview.goto('/admin/preview/maintenance');
  await preview.getByText(uiTexts.notCome(maintenanceTexts.preview.title)).waitFor();
  await preview.unroute('**/api/settings/public');
  await preview.getByRole('button', { name: uiTexts.tryAgain }).click();
  await preview.getByText(maintenanceTexts.preview.banner).waitFor();
  await preview.close();
});

describe('the register of facts', () => {
  const note = (text: string) => `${text} Source: e-residence.com, undated.`;
  const old = 'Until the number arrives it can take from some hours to 3-4 weeks.';
  const next = 'Until the number arrives it can take 2 weeks.';
  const labels = officeFactTexts.labels;
  let maria: Page;

  test('an admin changes a fact, and applicants read it at once', async () => {
    maria = await journey.aVisitor();
    await signIn(maria, { name: 'Ruth Abernathy', email: 'ruth.abernathy@example.com' });
    await maria.goto('/visa-process');
    await maria.getByText(old).first().waitFor({ state: 'attached' });

    const sidebar = office.getByRole('navigation', { name: 'Admin Panel' });
    await sidebar.getByRole('link', { name: 'Facts' }).click();
    await office.getByRole('searchbox', { name: officeFactTexts.searchLabel }).fill('some hours');
    await office.getByRole('link', { name: 'NIF time' }).waitFor();
    await office.waitForURL((url) => url.searchParams.get('q') === 'some hours');
    expect(await faultsEverywhere(office)).toEqual([]);
    await office.getByRole('link', { name: 'NIF time' }).click();

    await office.getByLabel(labels.text, { exact: true }).fill(next);
    await office.getByText(note(next)).waitFor();
    await office.getByLabel(labels.source_url).fill('http://e-residence.com');
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await office.getByRole('link', { name: officeFactTexts.problem('source_url', 'not_https') }).waitFor();
    expect(await faultsEverywhere(office)).toEqual([]);
    await office.getByLabel(labels.source_url).fill('https://e-residence.com');
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await office.getByText(officeFactTexts.history.change(old, next)).waitFor();

    await maria.reload();
    await maria.getByText(next).first().waitFor({ state: 'attached' });
  });

  test('somebody who edits an older version is told what stands there now, and keeps what they typed', async () => {
    const other = await office.context().newPage();
    await other.goto(office.url());
    await other.getByRole('textbox', { name: labels.value }).fill('2');
    await office.getByRole('textbox', { name: labels.unit }).fill('weeks at most');
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await office.getByText(officeFactTexts.history.version(4)).waitFor();
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await other.getByText(officeFactTexts.stale.title('Ana Ribeiro')).waitFor();
    await other.getByRole('button', { name: officeFactTexts.stale.overwrite }).click();
    await other.getByText(officeFactTexts.history.version(5)).waitFor();

    await other.getByRole('button', { name: officeFactTexts.history.restoreAbout(1) }).click();
    await other
      .getByRole('alertdialog')
      .getByRole('button', { name: officeFactTexts.history.restore })
      .click();
    await other.getByText(officeFactTexts.history.version(6)).waitFor();
    await other.getByText(note(old)).waitFor();
    await other.close();
  });

  test('what is typed on while a fact is being saved stays, as a change that is not saved yet', async () => {
    await office.reload();
    await office.getByText(officeFactTexts.history.version(6)).waitFor();
    const unit = office.getByRole('textbox', { name: labels.unit });
    const held = Promise.withResolvers<void>();
    await office.route('**/api/office/facts/*', async (route) => {
      if (route.request().method() !== 'GET') await held.promise;
      await route.continue();
    });
    await unit.fill('months');
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await office.getByRole('button', { name: officeFactTexts.saving }).waitFor();
    await unit.fill('months at least');
    held.resolve();
    await office.getByText(officeFactTexts.history.version(7)).waitFor();
    await office.getByRole('button', { name: 'Save', exact: true }).waitFor();
    expect(await unit.inputValue()).toBe('months at least');
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await office.getByText(officeFactTexts.history.version(8)).waitFor();
    expect(await unit.inputValue()).toBe('months at least');
    await office.unroute('**/api/office/facts/*');
  });
});

test('settings that cannot be loaded say so, and are there when asked again', async () => {
  const asking = await office.context().newPage();
  await asking.route('**/api/office/settings', (route) => route.fulfill({ status: 500, body: '{}' }));
  await asking.goto('/admin/settings');
  const main = asking.getByRole('main');
  await main.getByText(officeSettingsTexts.errorLoading).waitFor();
  await asking.unroute('**/api/office/settings');
  await main.getByRole('button', { name: 'Try again' }).click();
  await main.getByLabel('Site Name', { exact: true }).waitFor();
  await asking.close();
});
