import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { guideItems } from '#features/guide/rules/guide-items.ts';
import { isMoney } from '#tests/specification/money-situations.ts';
import { databaseFaults } from '../support/database-faults.ts';
import { aJourney } from '../support/journey.ts';
import { aWalk } from '../support/meet-texts.ts';
import { aPdf, aPdfOf } from '../support/sample-files.ts';
import { signIn } from '../support/sign-in.ts';

/** Every text that the applicant specification prescribes, on the screen and in the situation it is meant for. */
const journey = aJourney();
const faults = databaseFaults(journey.dataDir);
const texts = aWalk('applicant-side', (situation) => !isMoney(situation));
const maria = { email: 'maria@example.com', name: 'Maria Whitaker' };

let page: Page;
beforeAll(async () => {
  page = await journey.aVisitor();
});

const press = (name: string, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true }).click();
const follow = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
const open = (path: string) => () => page.goto(path);

test('signed out', async () => {
  await texts.meet(page, 'landing, signed out', open('/'));
  await texts.meet(page, 'sign-in', open('/auth'));
  await texts.meet(page, 'sign-up', () => follow('Create an account'));
  await texts.meet(page, 'support, signed out', open('/support'));
  await texts.meet(page, 'privacy', open('/privacy'));
  await texts.meet(page, 'unknown address', open('/no/such-page'));
  await texts.meet(page, 'sign-in, failed', async () => {
    await page.goto('/auth');
    await press('Continue with Google');
    await press('Cancel');
  });
});

test('documents without an application, then the first dashboard', async () => {
  await texts.meet(page, 'documents, no application', () => signIn(page, maria, '/documents'));
  await texts.meet(page, 'dashboard, new person', () => follow('Go to Dashboard'));
  await texts.meet(page, 'landing, signed in', open('/'));
});

test('the profile', async () => {
  const save = () => press('Save Profile');
  await page.goto('/profile');
  const name = page.getByLabel('Full Name');
  await texts.meet(page, 'profile, name too short', async () => {
    await name.fill('M');
    await save();
  });
  await name.fill(maria.name);
  await faults.withoutWriting('profiles', () => texts.meet(page, 'profile, cannot be saved', save));
  await faults.withPolicyAgainst('profiles', () => texts.meet(page, 'profile, refused by a policy', save));
  await texts.meet(page, 'profile, being saved', save);
  await texts.meet(page, 'profile, saved', async () => {
    await page.getByLabel('Phone Number').fill('+1 617 555 0123');
    await save();
  });
  await texts.meet(page, 'profile, saved on the way to another page', async () => {
    await page.getByLabel('Phone Number').fill('+1 617 555 0124');
    await follow('Home');
    await press('Save and leave');
  });
  await texts.meet(page, 'profile, incomplete', open('/profile'));
  await texts.meet(page, 'profile, choosing a country', () => page.getByLabel('Nationality').click());
});

test('documents', async () => {
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await faults.without(['documents'], () =>
    texts.meet(page, 'documents, list cannot load', () => follow('Documents')),
  );
  await texts.meet(page, 'documents', () => page.reload());

  const general = page.getByRole('region', { name: 'General Documents' });
  const choose = async (fileName: string, buffer = aPdf(3)) => {
    const chooser = page.waitForEvent('filechooser');
    await general.getByRole('button', { name: 'Choose files' }).click();
    await (await chooser).setFiles({ name: fileName, mimeType: 'application/pdf', buffer });
  };
  const onLine = (action: string) => press(`${action}: passport.pdf`, general);
  await texts.meet(page, 'documents, wrong kind of file', () =>
    choose('budget.xlsx', Buffer.from('numbers')),
  );
  await texts.meet(page, 'documents, file too large', () => choose('scan.pdf', aPdfOf(10 * 1024 * 1024 + 1)));
  await faults.withoutWriting('documents', () =>
    texts.meet(page, 'documents, upload failed', () => choose('letter.pdf')),
  );
  await texts.meet(page, 'documents, uploaded', () => choose('passport.pdf'));
  await general.getByRole('button', { name: 'View: passport.pdf' }).waitFor();
  await faults.without(['documents'], async () => {
    await texts.meet(page, 'documents, view failed', () => onLine('View'));
    await page.keyboard.press('Escape');
    await texts.meet(page, 'documents, download failed', () => onLine('Download'));
  });
  await texts.meet(page, 'documents, downloaded', () => onLine('Download'));
  await texts.meet(page, 'documents, deleting one', () => onLine('Delete'));
  const confirm = () => press('Delete', page.getByRole('alertdialog'));
  await faults.withoutWriting('documents', () => texts.meet(page, 'documents, deletion failed', confirm));
  await texts.meet(page, 'documents, deleted', confirm);
});

test('what cannot be loaded, where nothing was kept to read meanwhile', () =>
  faults.without(['visa_applications', 'profiles'], async () => {
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.includes('list:')) localStorage.removeItem(key);
    });
    await Promise.all([
      texts.meetInTab(page, 'dashboard, cannot load', '/dashboard'),
      texts.meetInTab(page, 'documents, application cannot load', '/documents'),
      texts.meetInTab(page, 'profile, cannot load', '/profile'),
    ]);
  }));

test('the dashboard, and what the office has set', async () => {
  await faults.query(
    `insert into system_settings (setting_key, setting_value) values ('consultation_url', '"https://example.com/talk"')`,
  );
  await texts.meet(page, 'dashboard, with a consultation address', open('/dashboard'));
  await faults.query(
    `insert into subscriptions (user_id, provider, subscription_plan, subscription_status)
     select id, 'built_in', 'standard', 'active' from accounts`,
  );
  await texts.meet(page, 'dashboard, with an active plan', () => page.reload());
  await texts.meet(page, 'profile, with an active plan', open('/profile'));
});

test('the guide', async () => {
  await texts.meet(page, 'visa process', open('/visa-process'));
  const card = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
  await texts.meet(page, 'visa process, NIF number with a consultation address', () => page.reload());
  const actions = card('Get your NIF number').getByRole('checkbox');
  await expect.poll(() => actions.count()).toBe(4);
  await texts.meet(page, 'visa process, step completed', async () => {
    for (const index of [0, 1, 2, 3]) await actions.nth(index).click();
  });
  const complete = () => press('Mark this step as complete', card('Upload NIF Document'));
  await texts.meet(page, 'visa process, NIF document completed without an upload', complete);
  await card('Upload NIF Document')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'nif.pdf', mimeType: 'application/pdf', buffer: aPdf(1) });
  await page.getByText('Your NIF document is here').waitFor();
  await texts.meet(page, 'visa process, NIF document completed', complete);
});

test('the later steps of the guide', async () => {
  const openStep = (id: string) => async () => {
    await page.goto(`/visa-process#${id}`);
    await page.reload();
  };
  const tick = (ids: string[]) =>
    faults.query(
      'insert into application_guide_items (application_id, item_id) select id, unnest($1::text[]) from visa_applications',
      [ids],
    );
  const markAll = async (name: RegExp) => {
    for (let left = await page.getByRole('button', { name }).count(); left > 0; left -= 1) {
      await page.getByRole('button', { name }).first().click();
      await expect.poll(() => page.getByRole('button', { name }).count()).toBe(left - 1);
    }
  };
  await tick(['documents']);
  await faults.query(
    `insert into system_settings (setting_key, setting_value) values ('official_portal_url', '"https://example.com/portal"')`,
  );
  await texts.meet(page, 'visa process, online application', openStep('online-application'));
  await tick(['online-application']);
  await texts.meet(page, 'visa process, interview', openStep('interview'));
  await texts.meet(page, 'visa process, interview all ready', () => markAll(/^Mark as Ready/));
  await faults.query(`update visa_applications set status = 'approved'`);
  await texts.meet(page, 'visa process, settlement', openStep('settlement'));
  await tick(guideItems.settlement.slice(1));
  await page.reload();
  await expect.poll(() => page.getByRole('button', { name: /^Mark as Completed/ }).count()).toBe(1);
  await texts.meet(page, 'visa process, settlement all done', () => markAll(/^Mark as Completed/));
});

test('signing out', async () => {
  await page.goto('/profile');
  await faults.withoutWriting('sessions', () =>
    texts.meet(page, 'signing out, failed', () => press('Sign out everywhere')),
  );
  await texts.meet(page, 'signed out', () => press('Sign Out'));
});

test('a session that ended elsewhere', async () => {
  await signIn(page, maria, '/documents');
  await page.getByRole('heading', { name: 'General Documents' }).waitFor();
  // The window to choose a file is open already: the page may ask to sign in again before anybody can press.
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).first().click();
  const choosing = await chooser;
  await faults.query(
    `update sessions set ended_at = now(), end_reason = 'signed_out_everywhere' where ended_at is null`,
  );
  await texts.meet(page, 'documents, upload while signed out', () =>
    choosing.setFiles({ name: 'late.pdf', mimeType: 'application/pdf', buffer: aPdf(3) }),
  );
});

test('no text is missing', () => {
  expect(texts.missing()).toEqual([]);
});
