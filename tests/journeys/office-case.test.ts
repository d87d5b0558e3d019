import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Application } from '#features/applications/contract/applications.ts';
import { caseNoteTexts } from '#features/cases/texts/office-notes.ts';
import { databaseFaults } from '#tests/support/database-faults.ts';
import { faultsEverywhere } from '#tests/support/faults-everywhere.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney, phone } from '#tests/support/journey.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { startApplication } from '#tests/support/start-application.ts';

/** The page of one case, as two colleagues and the applicant see it. */
const journey = aJourney();
const database = databaseFaults(journey.dataDir);

const marisol = { name: 'Marisol Quintero', email: 'marisol.quintero@example.com' };
let office: Page;
let colleague: Page;
let applicant: Page;
let hers: Application;
const open = (page: Page, tab = '') =>
  page.goto(`${page === colleague ? '/staff' : '/admin'}/applications/${hers.id}${tab && `?tab=${tab}`}`);
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

beforeAll(async () => {
  await startApplication(journey.url, { name: 'Ruth Abernathy', email: 'ruth.abernathy@example.com' });
  hers = await startApplication(journey.url, marisol);
  [office, colleague, applicant] = await Promise.all([
    journey.aVisitor(),
    journey.aVisitor(),
    journey.aVisitor(),
  ]);
  await becomeFirstAdmin(office, journey.setupKey);
  await signIn(colleague, { email: 'tiago.pires@example.com', name: 'Tiago Pires' });
  await database.query(
    `insert into user_roles (user_id, role) select id, 'moderator' from accounts where email = 'tiago.pires@example.com'
      on conflict (user_id) do update set role = 'moderator'`,
  );
  await signIn(applicant, marisol);
});

test('knows its place in the list it was opened from, and the way back to that very list', async () => {
  await office.goto('/admin/applications?status=started&dir=asc');
  await office.getByRole('link', { name: 'Ruth Abernathy' }).click();
  await h1(office, 'Ruth Abernathy');
  await office.getByText(/^1 of \d$/).waitFor();
  await office.keyboard.press('j');
  await h1(office, 'Marisol Quintero');
  await office.getByText(/^2 of \d$/).waitFor();
  await office.keyboard.press('k');
  await h1(office, 'Ruth Abernathy');
  await office.getByRole('button', { name: 'Next case' }).click();
  await h1(office, 'Marisol Quintero');
  await office.getByRole('navigation', { name: 'Cases of this list' }).getByRole('link').first().click();
  await office.waitForURL(/status=started&dir=asc|dir=asc&status=started/);
});

test('shows how far the applicant is, in the words of their own guide, and who else looks', async () => {
  await open(colleague);
  await h1(colleague, 'Marisol Quintero');
  await open(office);
  await office.getByText('Tiago Pires is viewing').waitFor();
  await office.getByRole('heading', { name: 'Guide: 0 of 6 steps' }).waitFor();
  await office.getByText('Get your NIF number', { exact: true }).first().waitFor();
  await office.getByText('Staff only, never shown to Marisol.').waitFor();
  expect(await faultsEverywhere(office)).toEqual([]);
  await office.setViewportSize({ width: 1280, height: 900 });
});

test('a private note reaches the colleague live; its author deletes it and brings it back', async () => {
  await open(colleague, 'notes');
  await h1(colleague, 'Marisol Quintero');
  await open(office, 'notes');
  const box = office.getByLabel('Your note');
  await office.getByRole('button', { name: 'Save note' }).click();
  await office.getByText(caseNoteTexts.form.errors.missing).waitFor();
  await box.fill('Her pension is paid in arrears.');
  await office.reload();
  await expect.poll(() => box.inputValue()).toBe('Her pension is paid in arrears.');
  await office.getByRole('button', { name: 'Save note' }).click();
  await office.getByText(caseNoteTexts.saved, { exact: true }).waitFor();
  const note = colleague.getByText('Her pension is paid in arrears.');
  await note.waitFor();
  expect(await colleague.getByRole('button', { name: /^Delete the note/ }).count()).toBe(0);

  await office.getByRole('button', { name: /^Delete the note of Ana Ribeiro/ }).click();
  await note.waitFor({ state: 'detached' });
  await office.getByRole('button', { name: 'Undo' }).click();
  await note.waitFor();
  expect(await faultsEverywhere(office)).toEqual([]);
  await office.setViewportSize({ width: 1280, height: 900 });
});

test('a note that is written on while it is saved keeps what was added, also when the answer was lost', async () => {
  // Without what was said before, in the same words.
  await office.reload();
  const box = office.getByLabel('Your note');
  const save = office.getByRole('button', { name: 'Save note' });
  const notes = office.getByRole('listitem').filter({ hasText: 'Lease' });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const writing = (url: URL) => url.pathname.endsWith('/notes');
  await office.route(writing, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await box.fill('Lease seen.');
  await save.click();
  await box.fill('Lease seen. She signs on Friday.');
  letGo();
  await expect.poll(() => notes.count()).toBe(1);
  await office.getByText(caseNoteTexts.saved, { exact: true }).waitFor();
  await expect.poll(() => box.inputValue()).toBe('Lease seen. She signs on Friday.');

  await office.unroute(writing);
  await office.route(writing, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await save.click();
  await office.getByText(caseNoteTexts.form.failed).waitFor();
  await office.unroute(writing);
  await office.reload();
  await expect.poll(() => box.inputValue()).toBe('Lease seen. She signs on Friday.');
  await box.fill('Lease seen. She signs on Monday.');
  await save.click();
  await notes.filter({ hasText: 'on Monday' }).waitFor();
  expect(await notes.count()).toBe(3);
});

test('staff write first: the applicant finds it as ours, answers, and then waits for us', async () => {
  await open(office, 'messages');
  await office.getByRole('button', { name: 'Write to Marisol' }).click();
  await office.getByLabel('Subject').fill('Your lease');
  await office.getByRole('textbox', { name: 'Message' }).fill('It ends in May. Do you have the new one?');
  await office.getByRole('button', { name: 'Send message' }).click();
  await office.getByRole('link', { name: 'Your lease' }).waitFor();
  await expect.poll(() => office.getByRole('tab', { name: /unanswered/ }).count()).toBe(0);

  await applicant.goto('/support');
  await applicant.getByRole('heading', { name: 'Your lease' }).click();
  await applicant.getByText('It ends in May. Do you have the new one?').waitFor();
  await applicant.getByText('Our team', { exact: true }).waitFor();
  await applicant.getByLabel('Your reply').fill('Yes, here it is.');
  await applicant.getByRole('button', { name: 'Send reply' }).click();
  await office.getByRole('tab', { name: 'Messages 1 unanswered' }).waitFor();
  await office.getByText(/^Waiting /).waitFor();
});

test('what happened stands in the timeline, and can be narrowed to one kind', async () => {
  await office.getByRole('tab', { name: 'Timeline' }).click();
  await office.getByText('Private note brought back').waitFor();
  await office.getByText('Application started').waitFor();
  await office.getByLabel('Show').selectOption('Messages');
  await office.waitForURL(/tab=timeline&kind=messages/);
  await office.getByText('Private note brought back').waitFor({ state: 'detached' });
  await office.getByRole('link', { name: 'Conversation begun by us: “Your lease”' }).waitFor();
});

test('a decision warns of what is missing, can be undone, and reaches the applicant once it cannot', async () => {
  await applicant.goto('/dashboard');
  await open(office);
  await office.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = office.getByRole('alertdialog', { name: 'Approve Marisol Quintero?' });
  await dialog.getByText(/^6 of 6 types of document are not there: passport, /).waitFor();
  await dialog.getByLabel('Note to Marisol Quintero').fill('Bring every original.');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  const strip = office.getByRole('region', { name: 'Decision that can be undone' });
  await strip.getByText(/^Marisol is told in \d+ s\./).waitFor();
  await strip.getByRole('button', { name: 'Undo' }).click();
  await strip.waitFor({ state: 'detached' });

  await office.getByRole('button', { name: 'Approve', exact: true }).click();
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await strip.waitFor();
  // The thirty seconds pass, for the rows as for the queue.
  await database.query(
    `update visa_applications set held_until = now() - interval '1 second' where held_until is not null`,
  );
  await database.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs where task_identifier = 'tell-decision'`,
  );
  await applicant.getByText('Approved', { exact: true }).first().waitFor();
});

test('is all there on a phone', async () => {
  await office.setViewportSize(phone);
  await open(office, 'timeline');
  await office.getByText('Status changed from Started to Approved').first().waitFor();
  const wide = await office.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
});
