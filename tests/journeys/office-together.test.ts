import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { officeTexts } from '#features/overview/texts/office.ts';
import { officePresenceTexts } from '#features/presence/texts.ts';
import { officeSupportTexts } from '#features/support/texts/office-support.ts';
import { officeWritingTexts } from '#features/support/texts/office-writing.ts';
import { aBrowser } from '#tests/support/browser.ts';
import { databaseFaults } from '#tests/support/database-faults.ts';
import { faultsEverywhere } from '#tests/support/faults-everywhere.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney } from '#tests/support/journey.ts';
import { toast } from '#tests/support/page-checks.ts';
import { signIn } from '#tests/support/sign-in.ts';

/** Two colleagues and a person who writes to them: who sees whom in a conversation, and what the overview makes of a week. */
const journey = aJourney();
const database = databaseFaults(journey.dataDir);
const ruth = { email: 'ruth.abernathy@example.com', name: 'Ruth Abernathy' };
const tiago = { email: 'tiago.pires@example.com', name: 'Tiago Pires' };

const { thread: texts } = officeSupportTexts;

let office: Page;
let colleague: Page;
let asking: Page;
beforeAll(async () => {
  [office, colleague, asking] = await Promise.all([
    journey.aVisitor(),
    journey.aVisitor(),
    journey.aVisitor(),
  ]);
  await becomeFirstAdmin(office, journey.setupKey);
  await signIn(asking, ruth);
  await aBrowser(() => journey.url).signIn(tiago.email, tiago.name);
  await database.query(
    `insert into user_roles (user_id, role) select id, 'moderator' from accounts where email = $1
      on conflict (user_id) do update set role = 'moderator'`,
    [tiago.email],
  );
  await signIn(colleague, tiago, '/staff');
  await database.query(
    `insert into support_messages (user_id, subject, message, status, created_at, last_activity_at)
     select id, asked.subject, 'Please tell me.', asked.status, now() - interval '30 days', now() - interval '30 days'
     from accounts, (values ('Apostille', 'open'), ('Bank letter', 'open'), ('Lease', 'resolved')) as asked (subject, status)
     where email = $1`,
    [ruth.email],
  );
});

const open = async (page: Page, subject: string) => {
  await page.goto(page === colleague ? '/staff/support' : '/admin/support');
  await page.getByRole('row').getByRole('link', { name: subject }).click();
  await page.getByRole('heading', { level: 1, name: subject }).waitFor();
};
const viewing = (page: Page, name: string) => page.getByText(officePresenceTexts.viewing([name]));
/** Who comes back to a tab asks at once who else is there, and not with the next turn of 20 seconds. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

test('two who have one conversation open see each other, until one goes', async () => {
  await open(colleague, 'Apostille');
  await open(office, 'Apostille');
  await viewing(office, tiago.name).waitFor();
  await comeBack(colleague);
  await viewing(colleague, 'Ana Ribeiro').waitFor();
  expect(await faultsEverywhere(office)).toEqual([]);
  await office.setViewportSize({ width: 1280, height: 900 });

  const left = colleague.waitForResponse((response) => response.request().method() === 'DELETE');
  await colleague.goBack();
  await colleague.getByRole('row').getByRole('link', { name: 'Bank letter' }).waitFor();
  expect((await left).status()).toBe(204);
  await comeBack(office);
  await viewing(office, tiago.name).waitFor({ state: 'detached' });
  await office.getByRole('heading', { level: 1, name: 'Apostille' }).waitFor();
});

test('who has another conversation open is not there', async () => {
  await open(colleague, 'Apostille');
  await comeBack(office);
  await viewing(office, tiago.name).waitFor();
  await open(colleague, 'Bank letter');
  await comeBack(office);
  await viewing(office, tiago.name).waitFor({ state: 'detached' });
  expect(await viewing(colleague, 'Ana Ribeiro').count()).toBe(0);
});

/** The counter as it reads: its name, the figure, and how it compares. */
const counter = () => office.getByRole('link', { name: officeTexts.overview.openTickets }).textContent();
const { change } = officeTexts.overview;

test('the overview says how many tickets were open a week ago, whatever became of them since', async () => {
  await office.goto('/admin');
  await expect.poll(counter).toBe(`${officeTexts.overview.openTickets}2${change(0)}`);

  // One is resolved, and one that was resolved is opened again by the person.
  await open(office, 'Apostille');
  await office.getByLabel('Status').selectOption('resolved');
  await toast(office, officeSupportTexts.actions.changed).waitFor();
  await asking.goto('/support');
  await asking.getByRole('heading', { name: 'Lease' }).click();
  await asking.getByRole('textbox', { name: 'Your reply' }).fill('One more question.');
  await asking.getByRole('button', { name: 'Send reply' }).click();
  await asking.getByText('One more question.').waitFor();
  await office.goto('/admin');
  await expect.poll(counter).toBe(`${officeTexts.overview.openTickets}2${change(0)}`);

  // The resolved one comes back, too: both were changed within the week, one of them twice.
  await asking.getByRole('heading', { name: 'Apostille' }).click();
  // The other conversation is still open: the last box is this one's only when both are there.
  await expect.poll(() => asking.getByRole('textbox', { name: 'Your reply' }).count()).toBe(2);
  await asking.getByRole('textbox', { name: 'Your reply' }).last().fill('It came back.');
  await asking.getByRole('button', { name: 'Send reply' }).last().click();
  await expect.poll(counter).toBe(`${officeTexts.overview.openTickets}3${change(1)}`);
  expect(await faultsEverywhere(office)).toEqual([]);
});

test('a status chosen before the first answer has come goes on from there, and no colleague is blamed', async () => {
  const page = colleague;
  await open(page, 'Bank letter');
  const status = page.getByLabel('Status', { exact: true });
  await status.waitFor();
  const letGo = Promise.withResolvers<void>();
  const said: unknown[] = [];
  await page.route('**/api/office/support/*/status', async (route) => {
    const wish = route.request().postDataJSON();
    if (said.length === 0) await letGo.promise;
    const response = await route.fetch();
    said.push([wish, response.status()]);
    await route.fulfill({ response });
  });
  await status.selectOption('in_progress');
  await expect.poll(() => status.inputValue()).toBe('in_progress');
  await status.selectOption('resolved');
  await expect.poll(() => status.inputValue()).toBe('resolved');
  letGo.resolve();
  await expect
    .poll(() => said)
    .toEqual([
      [{ status: 'in_progress', seen: 'open' }, 200],
      [{ status: 'resolved', seen: 'in_progress' }, 200],
    ]);
  await expect.poll(() => toast(page, officeSupportTexts.actions.changed).count()).toBeGreaterThan(0);
  expect(await toast(page, officeSupportTexts.stale.title).count()).toBe(0);
  await page.unroute('**/api/office/support/*/status');
});

test('two who write to the same person are told before either sends', async () => {
  await open(colleague, 'Apostille');
  await open(office, 'Apostille');
  await colleague.getByLabel(texts.reply).fill('The state that issued it.');
  await office.getByLabel(texts.reply).fill('Ask the state.');
  const warned = office.getByText(officeWritingTexts.replying(tiago.name, 1));
  await warned.waitFor();
  expect(await faultsEverywhere(office, [390, 768, 1280])).toEqual([]);
  await comeBack(colleague);
  await colleague.getByText(officeWritingTexts.replying('Ana Ribeiro', 1)).waitFor();
  await colleague.getByRole('button', { name: officeWritingTexts.sendAndNext }).click();
  await office.getByText(officeWritingTexts.saidMeanwhile(tiago.name)).waitFor();
  await comeBack(office);
  await warned.waitFor({ state: 'detached' });
  await office.getByLabel(texts.reply).fill('');
  await office.getByText(officeWritingTexts.saidMeanwhile(tiago.name)).waitFor({ state: 'detached' });
});

test('the quick button sets a message to In Progress', async () => {
  await office.goto('/admin/support');
  const row = office.getByRole('row').filter({ hasText: 'Bank letter' });
  await row.getByRole('button', { name: officeSupportTexts.actions.startOne('Bank letter') }).click();
  await row.getByText('In Progress', { exact: true }).waitFor();
});

test('who sends before it is known what comes next goes there all the same', async () => {
  const known = Promise.withResolvers<void>();
  await office.route('**/api/office/waiting*', async (route) => {
    await known.promise;
    await route.continue();
  });
  await open(office, 'Bank letter');
  await office.getByLabel(texts.reply).fill('The bank stamps it.');
  await office.getByLabel(texts.reply).press('Control+Shift+Enter');
  await office.getByRole('main').getByText('The bank stamps it.').first().waitFor();
  const answered = office.url();
  known.resolve();
  await expect.poll(() => office.url()).not.toBe(answered);
  await office.unroute('**/api/office/waiting*');
});
