import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { accountTexts } from '#features/accounts/texts/accounts.ts';
import { sessionLimits } from '#platform/shared/session-limits.ts';
import { errorTexts } from '#platform/shared/texts/errors.ts';
import { tabTo } from '#tests/support/by-keyboard.ts';
import { faultsEverywhere } from '#tests/support/faults-everywhere.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney, phone } from '#tests/support/journey.ts';
import { inDatabaseOf } from '#tests/support/journey-database.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { startApplication } from '#tests/support/start-application.ts';

/** How admins look after people: the list, one person's page, roles, sessions, e-mails, and the log of it all. */
const journey = aJourney();
const ruth = { name: 'Ruth Abernathy', email: 'ruth.abernathy@example.com' };

let office: Page;
let hers: Page;
beforeAll(async () => {
  await startApplication(journey.url, ruth);
  office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
});

test('the list is filtered by role in the address, and leads to one person and back', async () => {
  await office.goto('/admin/users');
  await office.getByLabel('Role filter').selectOption('admin');
  await office.waitForURL(/role=admin/);
  await expect.poll(() => office.getByRole('row').count()).toBe(2);
  await office.getByLabel('Role filter').selectOption('user');
  await office.getByRole('link', { name: /^View Details.*Ruth/ }).click();
  await office.getByRole('heading', { level: 1, name: ruth.name }).waitFor();
  expect(await faultsEverywhere(office)).toEqual([]);
  await office.getByRole('link', { name: 'Back to Users' }).click();
  await office.waitForURL(/role=user/);
});

test('an e-mail is written once, previewed, kept as a draft, and its state is told', async () => {
  await office.setViewportSize(phone);
  await office.getByRole('button', { name: /^Send Email.*Ruth/ }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.getByText('Enter a subject.').first().waitFor();
  await dialog.getByLabel('Subject').fill('Your appointment');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Please call us.\n\nThe date has moved.');
  await office.keyboard.press('Escape');
  await office.getByRole('button', { name: /^Send Email.*Ruth/ }).click();
  await dialog.getByRole('tab', { name: 'Preview' }).click();
  await dialog.getByText('The date has moved.', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await office.getByText('E-mail on its way').first().waitFor();
  await office.setViewportSize({ width: 1280, height: 900 });
  await office.getByRole('link', { name: ruth.name, exact: true }).click();
  await office.getByRole('tab', { name: 'Contact' }).click();
  await office.getByText('Your appointment').waitFor();
});

test('an e-mail under way is told of when its window was closed, and takes nothing that was written after it', async () => {
  await office.goto('/admin/users');
  const dialog = office.getByRole('dialog', { name: `E-mail to ${ruth.name}` });
  const sent = office.getByText('E-mail on its way').first();
  const text = dialog.getByRole('textbox', { name: 'Text' });
  const held = Promise.withResolvers<void>();
  await office.route('**/api/office/accounts/*/mails', async (route) => {
    await held.promise;
    await route.continue();
  });
  await office.getByRole('button', { name: /^Send Email.*Ruth/ }).click();
  await dialog.getByLabel('Subject').fill('Your keys');
  await text.fill('They are here.');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.getByText('Sending...').waitFor();
  await office.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  held.resolve();
  await sent.waitFor();
  await office.unroute('**/api/office/accounts/*/mails');

  // What was sent is no draft any more.
  await office.reload();
  await office.getByRole('button', { name: /^Send Email.*Ruth/ }).click();
  expect(await dialog.getByLabel('Subject').inputValue()).toBe('');

  const again = Promise.withResolvers<void>();
  await office.route('**/api/office/accounts/*/mails', async (route) => {
    await again.promise;
    await route.continue();
  });
  await dialog.getByLabel('Subject').fill('Your keys');
  await text.fill('Come by.');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.getByText('Sending...').waitFor();
  await text.fill('Come by. Bring a friend.');
  again.resolve();
  await sent.waitFor();
  expect(await text.inputValue()).toBe('Come by. Bring a friend.');
  await office.unroute('**/api/office/accounts/*/mails');
  await office.reload();
  await office.getByRole('link', { name: ruth.name, exact: true }).click();
});

test('a role is given with a reason, and a session that is ended is over at once', async () => {
  hers = await journey.aVisitor();
  await signIn(hers, ruth);
  await office.getByRole('button', { name: 'Change role' }).click();
  const dialog = office.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await dialog.getByText('Choose a reason.').waitFor();
  await dialog.getByLabel('New role', { exact: true }).selectOption('moderator');
  await dialog.getByLabel('Reason').selectOption('joined');
  const old = { signed_in_at: new Date(Date.now() - sessionLimits.recentSignIn) };
  await inDatabaseOf(journey.dataDir, (root) => root.updateTable('sessions').set(old).execute());
  await dialog.getByRole('button', { name: 'Change role' }).click();
  const asks = office.getByRole('alertdialog', { name: accountTexts.signInAgain.title });
  await asks.waitFor();
  await office.keyboard.press('Escape');
  await dialog.getByText(errorTexts.sign_in_again).waitFor();
  await dialog.getByRole('button', { name: 'Change role' }).click();
  const opening = office.context().waitForEvent('page');
  await asks.waitFor();
  await tabTo(office, accountTexts.signInAgain.signIn);
  await office.keyboard.press('Enter');
  const tab = await opening;
  await tab.getByRole('button', { name: 'Continue with Google' }).click();
  await tab.getByLabel('Email').fill('ana.ribeiro@example.com');
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
  await office.getByText('Ruth Abernathy is now a moderator.').first().waitFor();

  await office.getByRole('tab', { name: /^Sessions/ }).click();
  await office.reload();
  await office
    .getByRole('button', { name: /^End session/ })
    .first()
    .click();
  await dialog.getByLabel('Reason').selectOption('lost_device');
  await dialog.getByRole('button', { name: 'End session' }).click();
  await office.getByText('1 session ended').first().waitFor();
});

test('all of it stands in the log, which says whether anybody changed it', async () => {
  await office
    .getByRole('navigation', { name: 'Admin Panel' })
    .getByRole('link', { name: 'Audit log' })
    .click();
  await office.getByRole('heading', { level: 1, name: 'Audit Log' }).waitFor();
  const log = office.getByRole('table', { name: 'Entries, newest first' });
  await log.getByText('Ana Ribeiro ended one of Ruth Abernathy’s sessions (a device was lost)').waitFor();
  const promoted = log.getByRole('row', { name: /changed Ruth Abernathy’s role from user to moderator/ });
  await promoted.getByRole('button', { name: 'Details' }).click();
  await log.getByRole('link', { name: 'Open Ruth Abernathy', exact: true }).waitFor();
  await promoted.getByRole('button', { name: 'Details', expanded: true }).click();
  await log.getByRole('link', { name: 'Open Ruth Abernathy', exact: true }).waitFor({ state: 'detached' });
  await office.getByRole('button', { name: 'Check now' }).click();
  await office.getByText(/entries, nothing changed\./).waitFor();
  await office.getByLabel('About whom or what').fill(ruth.email);
  await office.keyboard.press('Enter');
  await office.waitForURL(/about=/);
  await office.getByLabel('What', { exact: true }).selectOption('cases');
  await log.getByText('Ruth Abernathy began an application').waitFor();
  await expect.poll(() => log.getByText('signed in').count()).toBe(0);
  expect(await faultsEverywhere(office)).toEqual([]);
  await office.goBack();
  await log.getByText('Ruth Abernathy signed in', { exact: true }).first().waitFor();
});

test('the overview says what waits longest', async () => {
  await office.goto('/admin');
  await office.getByRole('heading', { name: 'What waits longest' }).waitFor();
  // Of the rest, the facts of the register come to their review day as time goes by.
  await office.getByRole('link', { name: 'Mine', exact: true }).click();
  await office.waitForURL('**/admin?whose=mine');
  await office.getByText('Nothing of yours waits.').waitFor();
});
