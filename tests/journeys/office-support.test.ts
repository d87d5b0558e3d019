import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { accountTexts } from '#features/accounts/texts/accounts.ts';
import { officeListTexts } from '#features/lists/texts/office-lists.ts';
import { officeTexts } from '#features/overview/texts/office.ts';
import { cannedReplyTexts } from '#features/support/texts/canned-replies.ts';
import { officeSupportTexts } from '#features/support/texts/office-support.ts';
import { supportTexts } from '#features/support/texts/support.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { databaseFaults } from '../support/database-faults.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney, phone } from '../support/journey.ts';
import { toast } from '../support/page-checks.ts';
import { signIn } from '../support/sign-in.ts';

/** A morning in support: who waits longest is taken first, nothing is lost, and nobody is answered twice. */
const journey = aJourney();
const faults = databaseFaults(journey.dataDir);
const ruth = { email: 'ruth.abernathy@example.com', name: 'Ruth Abernathy' };
const leaving = accountTexts.signOut.unsaved;
const { thread: texts, views, bulk, triage, snooze } = officeSupportTexts;

let office: Page;
/** Somebody of the staff who writes while the other page merges. */
let otherTab: Page;
const otherBox = () => otherTab.getByLabel(texts.reply);
let asking: Page;
beforeAll(async () => {
  asking = await journey.aVisitor({ viewport: phone });
  await signIn(asking, ruth, '/profile');
  office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
  otherTab = await office.context().newPage();
  await faults.query(
    `insert into support_messages (user_id, subject, message, created_at, priority)
     select id, asked.subject, asked.message, now() - make_interval(hours => asked.hours), 'low' from accounts,
     (values ('Birth certificate', 'Mine is from Vermont.', 2), ('Apostille', 'Where does it come from?', 20),
       ('Bank letter', 'Does it have to be stamped?', 30)) as asked (subject, message, hours)
     where email = 'ruth.abernathy@example.com'`,
  );
});

const row = (subject: string) => office.getByRole('row').filter({ hasText: subject });
const view = (name: string) =>
  office.getByRole('navigation', { name: views.label }).getByRole('link', { name });
const subjects = () => office.getByRole('row').getByRole('link').allTextContents();

test('whoever waits longest comes first, and the clock says how late we are', async () => {
  await office.goto('/admin/support');
  await row('Bank letter').waitFor();
  await expect.poll(subjects).toEqual(['Birth certificate', 'Apostille', 'Bank letter']);
  await view(views.waiting).click();
  await expect.poll(subjects).toEqual(['Bank letter', 'Apostille', 'Birth certificate']);
  await expect.poll(() => row('Bank letter').textContent()).toContain(officeSupportTexts.waiting.late);
  await expect.poll(() => row('Apostille').textContent()).toContain(officeSupportTexts.waiting.at_risk);
  await row('Birth certificate')
    .getByText(/^2 h( 1 m)?$/)
    .waitFor();
  await view(views.at_risk).click();
  await expect.poll(subjects).toEqual(['Bank letter', 'Apostille']);
  await expect.poll(() => new URL(office.url()).search).toBe('?view=at_risk');
  await office.goBack();
  await expect.poll(subjects).toHaveLength(3);
});

test('several are selected by keyboard, changed together, and put back', async () => {
  await office.getByRole('heading', { level: 1 }).click();
  for (const key of ['j', 'x', 'j', 'x']) await office.keyboard.press(key);
  const bar = office.getByRole('region', { name: bulk.bar });
  await bar.getByText(officeListTexts.selected(2)).waitFor();
  expect(await faultsEverywhere(office)).toEqual([]);
  await office.setViewportSize({ width: 1280, height: 900 });
  await bar.getByRole('button', { name: bulk.status }).click();
  await office.getByRole('menuitem', { name: 'Closed' }).click();
  await toast(office, bulk.changed(2)).waitFor();
  await expect.poll(subjects).toEqual(['Birth certificate']);
  await office.getByRole('button', { name: bulk.undo }).click();
  await toast(office, bulk.undone).waitFor();
  await expect.poll(subjects).toEqual(['Bank letter', 'Apostille', 'Birth certificate']);
});

test('how urgent several are is set at once, and put back', async () => {
  for (const subject of ['Bank letter', 'Apostille']) await row(subject).getByRole('checkbox').check();
  const bar = office.getByRole('region', { name: bulk.bar });
  await bar.getByRole('button', { name: bulk.priority }).click();
  await office.getByRole('menuitem', { name: 'High' }).click();
  await expect.poll(() => office.getByRole('cell', { name: 'High', exact: true }).count()).toBe(2);
  // The newest message is the first.
  await office.getByRole('button', { name: bulk.undo }).first().click();
  await expect.poll(() => office.getByRole('cell', { name: 'Low', exact: true }).count()).toBe(3);
});

test('one is put aside from its row, and the person who writes brings it back', async () => {
  await row('Apostille').getByRole('button', { name: 'More for Apostille' }).click();
  await office.getByRole('menuitem', { name: snooze.action }).click();
  await office.getByRole('dialog').getByRole('button', { name: snooze.tomorrow }).click();
  await view(views.snoozed).click();
  await expect.poll(subjects).toEqual(['Apostille']);
  await asking.goto('/support');
  await asking.getByRole('heading', { name: 'Apostille' }).click();
  await asking.getByLabel('Your reply').fill('It is urgent now.');
  await asking.getByRole('button', { name: 'Send reply' }).click();
  await office.getByText(officeSupportTexts.emptyViews.snoozed.title).waitFor();
});

/** From the page of the younger one; the older one is kept, and its page comes. */
async function mergeApostille(): Promise<void> {
  await office.getByRole('button', { name: texts.merge.label('Bank letter') }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: texts.merge.confirm }).click();
  await office.getByRole('heading', { level: 1, name: 'Bank letter' }).waitFor();
  await office.getByText(texts.merged('Apostille')).waitFor();
}
const undoMerge = () => office.getByRole('button', { name: texts.merge.undo });
const asked = (subject: string) => asking.getByRole('heading', { name: subject });

test('a merge is undone from either of the two: both stand as they did, for the person too', async () => {
  await office.goto('/admin/support?view=waiting');
  await office.getByRole('link', { name: 'Apostille' }).click();
  await office.getByRole('heading', { level: 1, name: 'Apostille' }).waitFor();
  await otherTab.goto(office.url());
  await otherBox().fill('Please send the original.');
  await mergeApostille();
  await asking.goto('/support');
  await asked('Bank letter').waitFor();
  // Who was writing in the one that went is told so, and goes on.
  await otherTab.getByText(texts.writtenThere('Bank letter'), { exact: false }).waitFor();
  await expect.poll(() => otherBox().inputValue()).toBe('Please send the original.');
  await expect.poll(() => asked('Apostille').count()).toBe(0);

  // In the one that was kept.
  await office.getByText(texts.merge.undoTitle('Apostille')).waitFor();
  await office
    .getByText(/^You can undo it until \d{1,2}:\d\d\s[AP]M, unless somebody writes before\.$/)
    .waitFor();
  expect(await faultsEverywhere(office)).toEqual([]);
  await office.setViewportSize({ width: 1280, height: 900 });
  await undoMerge().focus();
  await office.keyboard.press('Enter');
  await toast(office, texts.merge.undone).waitFor();
  await undoMerge().waitFor({ state: 'detached' });
  await office.getByText(texts.merged('Apostille')).waitFor({ state: 'detached' });
  // The button went with what it undid; the focus did not.
  await expect.poll(() => office.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await otherTab.getByText(texts.wentInto).waitFor({ state: 'detached' });
  await expect.poll(() => otherBox().inputValue()).toBe('Please send the original.');
  await asking.reload();
  await asked('Apostille').waitFor();
  await asked('Bank letter').waitFor();

  // In the one that went.
  await office.getByRole('region', { name: texts.others }).getByRole('link', { name: 'Apostille' }).click();
  await office.getByRole('heading', { level: 1, name: 'Apostille' }).waitFor();
  await mergeApostille();
  await office.goBack();
  await office.getByText(texts.wentInto).waitFor();
  await undoMerge().click();
  await office.getByText(texts.wentInto).waitFor({ state: 'detached' });
  await office.goto('/admin/support?view=waiting');
  await expect.poll(subjects).toEqual(['Bank letter', 'Apostille', 'Birth certificate']);
  await row('Apostille').getByText(officeSupportTexts.waiting.at_risk).waitFor({ state: 'attached' });
});

test('two of the same person become one, which the person reads as one', async () => {
  await office.getByRole('link', { name: 'Apostille' }).click();
  await mergeApostille();
  await office.getByRole('button', { name: triage.assignToMe }).click();
  await toast(office, triage.assigned('Ana Ribeiro')).waitFor();
  await asking.goto('/support');
  await asking.getByRole('heading', { name: 'Bank letter' }).click();
  await asking.getByText(supportTexts.threads.merged('Apostille')).waitFor();
  expect(await asking.getByRole('heading', { name: 'Apostille' }).count()).toBe(0);
});

test('a note is never the person’s, and a canned reply is filled in before it is', async () => {
  await office.getByRole('tab', { name: texts.noteTab }).click();
  await office.getByText(texts.noteMark('Ruth')).waitFor();
  await office.getByLabel(texts.note).fill('Her bank is slow.');
  await office.getByRole('tab', { name: texts.replyTab }).click();
  // What was begun waits behind the other tab.
  await office.getByRole('tab', { name: texts.noteTab }).click();
  await expect.poll(() => office.getByLabel(texts.note).inputValue()).toBe('Her bank is slow.');
  await undoMerge().waitFor();
  await office.getByRole('button', { name: texts.addNote }).click();
  await office.getByRole('listitem').getByText(texts.noteMark('Ruth')).waitFor();
  // Somebody has written: where the note belonged could no longer be told.
  await undoMerge().waitFor({ state: 'detached' });

  await office.getByRole('tab', { name: texts.replyTab }).click();
  await office.getByRole('button', { name: texts.canned.action }).click();
  await office.getByRole('menuitem', { name: 'How long the review takes' }).click();
  const box = office.getByLabel(texts.reply);
  await expect.poll(() => box.inputValue()).toContain('Hello Ruth,');
  await expect.poll(() => box.inputValue()).toContain(`${journey.url}/dashboard`);
  const filledIn = await box.inputValue();
  await box.fill(`${filledIn} {{nickname}}`);
  await office.getByRole('button', { name: 'Send reply' }).click();
  await office.getByText(texts.canned.left('{{nickname}}')).waitFor();
  expect(await faultsEverywhere(office)).toEqual([]);
  await office.setViewportSize({ width: 1280, height: 900 });
  await box.fill(filledIn);
  await office.getByRole('button', { name: 'Send reply' }).click();
  await toast(office, texts.sent).waitFor();
  await asking.getByText('Hello Ruth,').waitFor();
  expect(await asking.getByText('Her bank is slow.').count()).toBe(0);
});

test('a status that a colleague changed meanwhile is not overwritten', async () => {
  // Without live updates this page still shows what was.
  await office.route('**/api/office/support/*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await faults.query(`update support_messages set status = 'closed' where subject = 'Bank letter'`);
  await office.getByLabel('Status').selectOption('resolved');
  await toast(office, officeSupportTexts.stale.title).waitFor();
  await office.unroute('**/api/office/support/*');
  await office.reload();
  await expect.poll(() => office.getByLabel('Status').inputValue()).toBe('closed');
  await office.getByLabel('Status').selectOption('resolved');
  await toast(office, officeSupportTexts.actions.changed).waitFor();
});

test('at the end the person says whether it helped, and staff read it', async () => {
  const { rating } = supportTexts;
  await asking.getByText(rating.question).waitFor();
  expect(await faultsEverywhere(asking, [390])).toEqual([]);
  await asking.getByRole('button', { name: rating.no }).click();
  await asking.getByLabel(rating.words).fill('The stamp is still open.');
  await asking.getByRole('button', { name: rating.send, exact: true }).click();
  await asking.getByText(rating.said.no).waitFor();
  await asking.getByRole('button', { name: rating.change }).click();
  await asking.getByRole('button', { name: rating.yes }).click();
  await office.getByText('The stamp is still open.').waitFor();
  await office.goto('/admin/support');
  await office.getByText(officeSupportTexts.ratings('100%', '1', 30)).waitFor();
});

test('a reply that was begun before the merge holds back a sign-out, is sent in the one that was kept, and its writer lands there', async () => {
  await otherTab.reload();
  await otherTab.getByText(texts.wentInto).waitFor();
  await expect.poll(() => otherBox().inputValue()).toBe('Please send the original.');
  for (const [tab, why] of [
    [otherTab, leaving.begun],
    [office, leaving.elsewhere],
  ] as const) {
    await tab.getByRole('button', { name: officeTexts.shell.signOut }).click();
    const question = tab.getByRole('alertdialog', { name: leaving.title });
    await question.getByText(why).waitFor();
    await question.getByRole('button', { name: leaving.stay }).click();
    await question.waitFor({ state: 'detached' });
  }
  await otherTab.getByRole('button', { name: 'Send reply' }).click();
  await otherTab.getByRole('heading', { level: 1, name: 'Bank letter' }).waitFor();
  await otherTab.getByText('Please send the original.').waitFor();
  // Nothing is begun any more: the one that went is only read.
  await otherTab.goBack();
  await otherTab.getByText(texts.wentInto).waitFor();
  expect(await otherBox().count()).toBe(0);
  await otherTab.close();
});

test('an admin writes a canned reply; one that nobody can fill in is refused', async () => {
  await office.getByRole('link', { name: texts.canned.manage }).click();
  await office.getByRole('button', { name: 'New canned reply' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Bank letters');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Hello {{name}}.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('link', { name: 'Nobody can fill in {{name}}.' }).waitFor();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Hello {{first_name}}.');
  await dialog.getByText('Hello Marisol.').waitFor();
  expect(await faultsEverywhere(office, [390])).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await office.getByRole('heading', { name: 'Bank letters' }).waitFor();
});

test('a canned reply begun before a colleague changed it does not replace theirs unasked', async () => {
  const edit = () => office.getByRole('button', { name: 'Edit Bank letters' }).click();
  const dialog = office.getByRole('dialog');
  await edit();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Hello {{first_name}}, mine.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await faults.query(
    `update canned_replies set body = 'Hello, theirs.', version = version + 1 where name = 'Bank letters'`,
  );
  await office.reload();
  await office.getByText('Hello, theirs.').waitFor();
  await edit();
  await expect
    .poll(() => dialog.getByRole('textbox', { name: 'Text' }).inputValue())
    .toBe('Hello {{first_name}}, mine.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText(cannedReplyTexts.stale.title).waitFor();
  await dialog.getByRole('button', { name: cannedReplyTexts.stale.take }).click();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Hello, both.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await office.getByText('Hello, both.').waitFor();
});
