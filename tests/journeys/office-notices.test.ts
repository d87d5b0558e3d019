import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { caseNoteTexts } from '#features/cases/texts/office-notes.ts';
import { officeMentionTexts } from '#features/notices/texts/office-mentions.ts';
import { officeNoticeTexts as texts } from '#features/notices/texts/office-notices.ts';
import { officeSupportTexts } from '#features/support/texts/office-support.ts';
import { aBrowser } from '#tests/support/browser.ts';
import { databaseFaults } from '#tests/support/database-faults.ts';
import { faultsEverywhere } from '#tests/support/faults-everywhere.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney } from '#tests/support/journey.ts';
import { signIn } from '#tests/support/sign-in.ts';

/** Two colleagues: what one does for the other rings the other's bell at once. */
const journey = aJourney();
const database = databaseFaults(journey.dataDir);
const ruth = { email: 'ruth.abernathy@example.com', name: 'Ruth Abernathy' };
const abel = { email: 'abel.costa@example.com', name: 'Abel Costa' };
const tiago = { email: 'tiago.pires@example.com', name: 'Tiago Pires' };

let ana: Page;
let colleague: Page;
beforeAll(async () => {
  [ana, colleague] = await Promise.all([journey.aVisitor(), journey.aVisitor()]);
  await becomeFirstAdmin(ana, journey.setupKey);
  await aBrowser(() => journey.url).signIn(ruth.email, ruth.name);
  await aBrowser(() => journey.url).signIn(tiago.email, tiago.name);
  await aBrowser(() => journey.url).signIn(abel.email, abel.name);
  await database.query(
    `insert into user_roles (user_id, role) select id, 'moderator' from accounts where email = any ($1)
      on conflict (user_id) do update set role = 'moderator'`,
    [[abel.email, tiago.email]],
  );
  await signIn(colleague, tiago, '/staff');
  await database.query(
    `insert into support_messages (user_id, subject, message) select id, asked.subject, 'Please tell me.'
     from accounts, (values ('Apostille'), ('Bank letter')) as asked (subject) where email = $1`,
    [ruth.email],
  );
});

const open = async (subject: string) => {
  await ana.goto('/admin/support');
  await ana.getByRole('link', { name: subject }).click();
  await ana.getByRole('heading', { level: 1, name: subject }).waitFor();
};
const give = async (subject: string) => {
  await open(subject);
  await ana.getByRole('button', { name: officeSupportTexts.triage.assignee }).click();
  await ana.getByRole('menuitem', { name: tiago.name }).click();
};
const bell = (unread: number) => colleague.getByRole('button', { name: texts.button(unread), exact: true });
const panel = () => colleague.getByRole('dialog', { name: texts.title });
/** What is marked in a note. */
const marked = (page: Page, words: string) => page.locator('mark').filter({ hasText: words }).first();
const line = (words: string) => panel().getByRole('link', { name: words });

test('a colleague named in a note is told at once, in the sidebar too, and is led there', async () => {
  await bell(0).press('Enter');
  await panel().getByText(texts.empty.title).waitFor();
  await colleague.keyboard.press('Escape');
  await panel().waitFor({ state: 'detached' });

  await open('Apostille');
  await ana.getByRole('tab', { name: officeSupportTexts.thread.noteTab }).click();
  const note = ana.getByRole('textbox', { name: officeSupportTexts.thread.note });
  await note.pressSequentially('Please look, @ti');
  await ana.getByRole('option', { name: tiago.name }).waitFor();
  expect(await faultsEverywhere(ana)).toEqual([]);
  await note.press('Escape');
  await ana.getByRole('listbox').waitFor({ state: 'detached' });
  await note.pressSequentially('a');
  await ana.getByRole('option', { name: tiago.name, selected: true }).waitFor();
  await note.press('Enter');
  await note.pressSequentially('today.');
  expect(await note.inputValue()).toBe(`Please look, @${tiago.name} today.`);
  await ana.setViewportSize({ width: 1280, height: 900 });
  await ana.getByRole('button', { name: officeSupportTexts.thread.addNote }).click();
  await marked(ana, `@${tiago.name}`).waitFor();

  await bell(1).waitFor();
  await colleague.getByRole('link', { name: texts.mentions(1) }).waitFor();
  await bell(1).press('Enter');
  await line(texts.words.mentionedMessage('Ana Ribeiro', 'Apostille')).waitFor();
  expect(await faultsEverywhere(colleague)).toEqual([]);
  await colleague.setViewportSize({ width: 1280, height: 900 });
  await line(texts.words.mentionedMessage('Ana Ribeiro', 'Apostille')).press('Enter');
  await colleague.getByRole('heading', { level: 1, name: 'Apostille' }).waitFor();
  await marked(colleague, `@${tiago.name} (${officeMentionTexts.you})`).waitFor();
  await bell(0).waitFor();
  await colleague.getByRole('link', { name: texts.mentions(1) }).waitFor({ state: 'detached' });
});

test('a note of a case names a colleague by keyboard, is marked for both, and rings the bell', async () => {
  await database.query(
    `insert into visa_applications (user_id, status) select id, 'under_review' from accounts where email = $1`,
    [ruth.email],
  );
  await ana.goto('/admin/applications');
  await ana.getByRole('link', { name: ruth.name }).click();
  await ana.getByRole('tab', { name: caseNoteTexts.tab }).click();
  const note = ana.getByRole('textbox', { name: caseNoteTexts.form.label });
  await note.pressSequentially('Ask @');
  await ana.getByRole('option', { name: abel.name, selected: true }).waitFor();
  await note.press('ArrowDown');
  await ana.getByRole('option', { name: tiago.name, selected: true }).waitFor();
  await note.press('Enter');
  await note.pressSequentially('about <b>her</b> bank.');
  await ana.getByRole('button', { name: caseNoteTexts.form.save }).click();
  await marked(ana, `@${tiago.name}`).waitFor();
  // What was written is a text, whatever it looks like.
  await ana.getByRole('listitem').getByText('about <b>her</b> bank.').waitFor();
  expect(await faultsEverywhere(ana, [390, 1280])).toEqual([]);

  await bell(1).press('Enter');
  await line(texts.words.mentionedCase('Ana Ribeiro', ruth.name)).press('Enter');
  await colleague.getByRole('heading', { level: 1, name: ruth.name }).waitFor();
  await marked(colleague, `@${tiago.name} (${officeMentionTexts.you})`).waitFor();
  await bell(0).waitFor();
  expect(await faultsEverywhere(colleague, [390, 1280])).toEqual([]);
});

test('all are marked as read at once, and a quiet kind is listed without a number', async () => {
  await give('Apostille');
  await bell(1).click();
  await panel().getByRole('button', { name: texts.markAll }).click();
  await bell(0).waitFor();
  await panel().getByText(texts.quiet.title, { exact: true }).click();
  const quiet = panel().getByRole('switch', { name: texts.quiet.kinds.assigned });
  await quiet.check();
  await colleague.reload();
  await bell(0).click();
  await give('Bank letter');
  await line(texts.words.assignedMessage('Ana Ribeiro', 'Bank letter')).waitFor();
  await bell(0).waitFor();
});

test('a list that cannot be had says so, and is asked for again', async () => {
  await colleague.route('**/api/office/notices?*', (route) => route.fulfill({ status: 503 }));
  await colleague.route('**/api/office/notices', (route) => route.fulfill({ status: 503 }));
  await colleague.reload();
  await bell(0).click();
  await panel().getByText(texts.failed).waitFor();
  await colleague.unroute('**/api/office/notices?*');
  await colleague.unroute('**/api/office/notices');
  await panel().getByRole('button', { name: 'Try again' }).click();
  await line(texts.words.assignedMessage('Ana Ribeiro', 'Bank letter')).waitFor();
});
