import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { officeMailTexts } from '#features/mails/texts/office-mails.ts';
import { officeSettingsTexts as texts } from '#features/settings/texts.ts';
import { maintenanceTexts } from '#features/site/texts/maintenance.ts';
import { databaseFaults } from '#tests/support/database-faults.ts';
import { faultsEverywhere } from '#tests/support/faults-everywhere.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney, phone } from '#tests/support/journey.ts';
import { signIn } from '#tests/support/sign-in.ts';

/** An admin changes settings and looks after e-mails; a person notices, and loses nothing. */
const journey = aJourney();
const faults = databaseFaults(journey.dataDir);
const ruth = { email: 'ruth.abernathy@example.com', name: 'Ruth Abernathy' };

let office: Page;
let person: Page;
beforeAll(async () => {
  [office, person] = [await journey.aVisitor(), await journey.aVisitor({ viewport: phone })];
  await Promise.all([signIn(person, ruth, '/profile'), becomeFirstAdmin(office, journey.setupKey)]);
  await office.goto('/admin/settings');
});

const field = (name: string) => office.getByLabel(name, { exact: true });
const save = () => office.getByRole('button', { name: texts.save }).click();
const said = (text: string) => office.getByRole('main').getByText(text, { exact: true }).waitFor();

describe('saving', () => {
  test('a number that is none is corrected where it stands, and saved only once somebody has seen it', async () => {
    await field('Application Fee ($)').fill('abc');
    await field('Max Applications per User').fill('5');
    await said("We changed 'abc' to 0");
    await field('Max Applications per User').fill('none');
    // This press is what leaves the field.
    await save();
    await said(texts.lookAgain.title);
    await said("We changed 'none' to 1");
    await field('Max Applications per User').fill('4');
    await save();
    await said('1 saved');
  });

  test('each value is told apart: the good ones are saved, and what will not do is named', async () => {
    await field('Site Name').fill('Visas of Ours');
    await field('Support Email').fill('not an address');
    await field('Application Fee ($)').fill('$25');
    await office.getByRole('tab', { name: 'File Management' }).click();
    await field('Max File Size (MB)').fill('20');
    await save();
    await said('3 saved, 1 not saved: Support Email');
    await office.getByRole('tab', { name: 'General' }).click();
    await said(texts.problems.email);
    await expect.poll(() => field('Support Email').getAttribute('aria-invalid')).toBe('true');
    await field('Support Email').fill('help@example.com');
    await save();
    await said('1 saved');
  });

  test('what somebody else wrote meanwhile is shown with their name, and nothing typed is lost', async () => {
    await field('Site Name').fill('My name');
    await faults.query(
      `update system_settings set setting_value = '"Their name"', version = version + 1,
         updated_by = (select id from accounts where email = $1) where setting_key = 'site_name'`,
      [ruth.email],
    );
    await save();
    await office.getByText(/Ruth Abernathy changed this to 'Their name'/).waitFor();
    await expect.poll(() => field('Site Name').inputValue()).toBe('My name');
    await office.getByRole('button', { name: texts.conflict.keep }).click();
    await save();
    await said('1 saved');
    await office.getByRole('button', { name: /Changed by Ana Ribeiro.*History of Site Name/ }).click();
    await office.getByRole('dialog').getByText('Their name became My name').waitFor();
    await office.keyboard.press('Escape');
  });

  test('what is typed back while it is being saved is a change, and saved by the next press', async () => {
    const held = Promise.withResolvers<void>();
    await office.route('**/api/office/settings', async (route) => {
      if (route.request().method() !== 'GET') await held.promise;
      await route.continue();
    });
    const saving = office.getByRole('button', { name: texts.saving });
    await field('Site Name').fill('A moment only');
    await save();
    await saving.waitFor();
    await field('Site Name').fill('My name');
    held.resolve();
    await saving.waitFor({ state: 'detached' });
    await office.getByText(texts.unsaved(1)).waitFor();
    expect(await field('Site Name').inputValue()).toBe('My name');
    await save();
    await office.getByText(texts.unsaved(1)).waitFor({ state: 'detached' });
    expect(await field('Site Name').inputValue()).toBe('My name');
    await office.unroute('**/api/office/settings');
  });

  test('a save whose answer is lost is not said to have failed, nor taken for somebody else’s', async () => {
    let reached = false;
    await office.route('**/api/office/settings', async (route) => {
      if (route.request().method() === 'GET') return reached ? route.continue() : route.abort();
      await route.fetch();
      return route.abort();
    });
    const stands = (text: string) => office.getByRole('main').getByText(text, { exact: true });
    await field('Application Fee ($)').fill('30');
    await save();
    await stands(texts.unsure).waitFor();
    expect(await stands(texts.notSaved).count()).toBe(0);
    // Within reach again, the page looks what stands there, and has nothing left to save.
    reached = true;
    await save();
    await stands(texts.unsaved(1)).waitFor({ state: 'detached' });
    expect(await stands(texts.unsure).count()).toBe(0);
    expect(await stands(texts.conflict.title).count()).toBe(0);
    expect(await field('Application Fee ($)').inputValue()).toBe('30');
    await office.unroute('**/api/office/settings');
  });

  test('nobody leaves unsaved changes behind by mistake', async () => {
    await field('Site Name').fill('Half a na');
    await office.getByRole('link', { name: 'Users', exact: true }).click();
    const asked = office.getByRole('alertdialog', { name: texts.leaving.title });
    await asked.getByRole('button', { name: texts.leaving.stay }).click();
    await expect.poll(() => field('Site Name').inputValue()).toBe('Half a na');
    await office.getByRole('link', { name: 'Users', exact: true }).click();
    await asked.getByRole('button', { name: texts.leaving.leave }).click();
    await office.getByRole('heading', { level: 1, name: 'User Management' }).waitFor();
    await office.goBack();
    await expect.poll(() => field('Site Name').inputValue()).toBe('My name');
  });
});

describe('a reload', () => {
  test('keeps what was typed, says so, and tells what somebody else wrote since', async () => {
    const most = () => field('Max Applications per User');
    const restored = office.getByText(texts.restored.title);
    await most().fill('5');
    await office.reload();
    await restored.waitFor();
    expect(await most().inputValue()).toBe('5');
    await faults.query(
      `update system_settings set setting_value = '7', version = version + 1,
         updated_by = (select id from accounts where email = $1) where setting_key = 'max_applications_per_user'`,
      [ruth.email],
    );
    await office.reload();
    await office.getByText(/Ruth Abernathy changed this to '7'/).waitFor();
    expect(await most().inputValue()).toBe('5');
    await office.getByRole('button', { name: texts.discard }).click();
    await restored.waitFor({ state: 'detached' });
    expect(await most().inputValue()).toBe('7');
    await most().fill('6');
    await office.reload();
    await restored.waitFor();
    await save();
    await said('1 saved');
    await office.reload();
    await expect.poll(() => most().inputValue()).toBe('6');
    expect(await restored.count()).toBe(0);
  });
});

describe('maintenance', () => {
  test('a page that is open says so at once, keeps what was typed, and goes on by itself', async () => {
    await person.getByLabel('Full Name').fill('Ruth Mae Abernathy');
    await field('Maintenance Mode').check();
    const question = office.getByRole('alertdialog', { name: texts.warning.title });
    await save();
    await question.getByText(texts.warning.here(1)).waitFor();
    await office.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await save();
    await question.getByRole('button', { name: texts.save }).click();
    await office.getByText(maintenanceTexts.office).waitFor();
    await person.getByText(maintenanceTexts.notice.detail).waitFor();
    await person.getByRole('button', { name: 'Save Profile' }).click();
    await person.getByRole('main').getByText(new RegExp(maintenanceTexts.refusal)).waitFor();
    await expect.poll(() => person.getByLabel('Full Name').inputValue()).toBe('Ruth Mae Abernathy');
  });

  test('a new page is the kind one with 503, on a phone too, and opens what was asked for when it is over', async () => {
    const visitor = await journey.aVisitor({ viewport: phone });
    const answer = await visitor.goto('/contact');
    expect(answer?.status()).toBe(503);
    await visitor.getByRole('heading', { name: maintenanceTexts.title }).waitFor();
    await visitor.getByRole('link', { name: 'help@example.com' }).waitFor();
    expect(await visitor.title()).toBe('We are working on the site - My name');
    expect(await faultsEverywhere(visitor)).toEqual([]);
    await visitor.getByRole('button', { name: maintenanceTexts.again }).click();
    await visitor.getByText(maintenanceTexts.stillClosed).waitFor();

    await field('Maintenance Mode').uncheck();
    await save();
    await person.getByText(maintenanceTexts.notice.detail).waitFor({ state: 'detached' });
    await person.getByRole('button', { name: 'Save Profile' }).click();
    await person.getByText('Profile Updated').first().waitFor();
    await visitor.getByRole('button', { name: maintenanceTexts.again }).click();
    await visitor.getByRole('heading', { name: 'Contact Us', level: 1 }).waitFor();
    await visitor.context().close();
  });
});

describe('the system', () => {
  test('is tried for real, part by part', async () => {
    await office.getByRole('tab', { name: texts.system.title }).click();
    await office.getByText(texts.system.storageTried).waitFor();
    await expect.poll(() => office.getByText(texts.system.healthy, { exact: true }).count()).toBe(6);
    await office.waitForURL('**/admin/settings?tab=status');
    await office.getByRole('tab', { name: texts.general }).click();
    await field('Site Name').waitFor();
    expect(await faultsEverywhere(office)).toEqual([]);
    await office.setViewportSize({ width: 1280, height: 900 });
  });
});

describe('the outbox', () => {
  test('shows every kind with sample data: both forms, light and dark, narrow and wide', async () => {
    const { kinds } = officeMailTexts;
    await office.getByRole('link', { name: officeMailTexts.title, exact: true }).click();
    await office.getByRole('link', { name: kinds.link }).click();
    await office.getByRole('heading', { name: kinds.subject('Welcome: here is your first step') }).waitFor();
    await office.getByLabel(kinds.kind).selectOption('payment-receipt');
    const frame = office.getByTitle(kinds.frame('Payment receipt'));
    const shown = frame.contentFrame();
    await shown.getByText('We have received your payment').waitFor();
    await office.getByRole('region', { name: kinds.text }).getByText('Standard plan, one month').waitFor();
    const inkOf = () =>
      shown
        .locator('p')
        .first()
        .evaluate((line) => getComputedStyle(line).color);
    expect(await inkOf()).toBe('rgb(0, 0, 0)');
    await office.getByLabel(kinds.theme).selectOption('dark');
    await expect.poll(inkOf).toBe('rgb(255, 255, 255)');
    await office.getByLabel(kinds.width).selectOption('phone');
    await expect.poll(async () => (await frame.boundingBox())?.width).toBe(320);
    expect(await faultsEverywhere(office)).toEqual([]);
    await office.goBack();
    await office.getByRole('heading', { level: 1, name: officeMailTexts.title }).waitFor();
  });

  test('shows what became of an e-mail, word for word, and tries one again', async () => {
    await faults.query(
      `insert into outbox_mails (user_id, template, parameters, status, attempts, last_error)
       select id, 'support-reply', '{"message_id":"11111111-2222-4333-8444-555555555555","reply_id":"11111111-2222-4333-8444-555555555556"}',
         'failed', 25, 'ESOCKET' from accounts where email = $1`,
      [ruth.email],
    );
    await office.getByRole('link', { name: officeMailTexts.title, exact: true }).click();
    // Everybody got their welcome, too.
    await office.getByLabel(officeMailTexts.kindFilter).selectOption('support-reply');
    await office.getByText(/The mail server could not be reached/).waitFor();
    expect(await faultsEverywhere(office)).toEqual([]);
    await office.setViewportSize(phone);
    await office.getByRole('button', { name: /^Try again now: the e-mail to Ruth/ }).click();
    await office.getByText(officeMailTexts.delivery.outbox).waitFor();
    await office.getByRole('button', { name: /^Read the e-mail to Ruth/ }).click();
    // A notice that has not faded yet is a dialog, too.
    const opened = office.getByRole('dialog', { name: officeMailTexts.preview.title, exact: true });
    await opened.getByText(officeMailTexts.preview.recorded).waitFor();
    await opened.frameLocator('iframe').getByText('We have answered the message you sent us').waitFor();
    await opened.getByRole('tab', { name: officeMailTexts.preview.text }).click();
    await opened.getByText(/because you have an account at My name/).waitFor();
    await office.goBack();
    await opened.waitFor({ state: 'detached' });
    await office.goto('/admin/outbox?kind=support-reply&mail=00000000-0000-4000-8000-000000000000');
    await opened.getByRole('heading', { name: officeMailTexts.preview.missing.title }).waitFor();
    await opened.getByRole('button', { name: officeMailTexts.preview.close }).last().click();
    await opened.waitFor({ state: 'detached' });
    await office.getByLabel(officeMailTexts.statusFilter).selectOption('failed');
    await office.getByText(officeMailTexts.filteredEmpty.title).waitFor();
    await office.waitForURL('**/admin/outbox?status=failed&kind=support-reply');
  });

  test('follows in its window what becomes of an e-mail that is tried again there', async () => {
    await faults.query(
      `insert into outbox_mails (user_id, template, parameters, status, attempts, last_error, dedupe_key)
       select id, 'support-reply', '{"message_id":"11111111-2222-4333-8444-555555555555","reply_id":"11111111-2222-4333-8444-555555555557"}',
         'failed', 25, 'ESOCKET', 'tried-in-window' from accounts where email = $1`,
      [ruth.email],
    );
    await office.goto('/admin/outbox?kind=support-reply');
    await office.getByText(/The mail server could not be reached/).waitFor();
    await office
      .getByRole('button', { name: /^Read the e-mail to Ruth/ })
      .first()
      .click();
    const { preview, retryLabel, states } = officeMailTexts;
    const opened = office.getByRole('dialog', { name: preview.title, exact: true });
    await opened.getByText(new RegExp(states.failed)).waitFor();
    await opened.getByText(preview.notYet).waitFor();
    await opened.getByRole('button', { name: new RegExp(`^${retryLabel('Ruth')}`) }).click();
    await opened.getByText(preview.writtenMeanwhile).waitFor();
    expect(await opened.getByText(new RegExp(states.failed)).count()).toBe(0);
    await opened.getByRole('button', { name: preview.readNow }).click();
    await opened.frameLocator('iframe').getByText('We have answered the message you sent us').waitFor();
  });
});
