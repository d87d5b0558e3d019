import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { officeBatchTexts } from '#features/applications/texts/office-batches.ts';
import { officeListTexts } from '#features/lists/texts/office-lists.ts';
import { officeSupportTexts } from '#features/support/texts/office-support.ts';
import { databaseFaults } from '../support/database-faults.ts';
import { becomeFirstAdmin } from '../support/first-admin.ts';
import { aJourney } from '../support/journey.ts';
import { toast } from '../support/page-checks.ts';

/** A case worker who never touches a mouse: whatever goes away under the focus, the focus has a place to go to. */
const journey = aJourney();
const database = databaseFaults(journey.dataDir);
const { decision } = officeApplicationTexts;

/** 55 cases to review, the first the youngest: one page and five. Every ninth has written to us. */
const people = `
  with people as (
    insert into accounts (issuer, subject, email, display_name)
    select 'https://example.com', 'p' || n, 'person' || n || '@example.com', 'Person ' || to_char(n, 'FM00')
    from generate_series(1, 55) n returning id, substr(subject, 2)::int as n),
  cases as (
    insert into visa_applications (user_id, status, created_at)
    select id, 'under_review', now() - interval '1 hour' * n from people)
  insert into support_messages (user_id, subject, message, created_at)
  select id, 'Question ' || to_char(n, 'FM00'), 'When?', now() - interval '1 hour' * n from people where n % 9 = 0`;

let office: Page;
beforeAll(async () => {
  await database.query(people);
  office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
});
// A toast of the test before would be the one that F6 leads to.
beforeEach(async () => {
  await office.goto('/admin/settings');
  await office.getByLabel('Site Name').waitFor();
});

/** What the focused element is called; 'nothing' when the focus is lost. */
const focused = () =>
  office.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing';
    return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  });
const focusIsOn = (name: string) => expect.poll(focused).toBe(name);
const press = async (...keys: string[]) => {
  for (const key of keys) await office.keyboard.press(key);
};
/** Presses Tab until the focus is there. */
async function tabTo(name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await focused()) === name) return;
    await press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}
const row = (name: string) => office.getByRole('row').filter({ hasText: name });
const open = async (address: string, first: string) => {
  await office.goto(address);
  await row(first).waitFor();
};
const gone = (name: string) => row(name).waitFor({ state: 'detached' });

/** From a case's name, through its menu and the question. */
async function approve(name: string): Promise<void> {
  await press('.');
  await office.getByRole('menuitem', { name: 'View Details' }).waitFor();
  await press('a', 'Enter');
  await confirmApproval(name);
}
async function confirmApproval(name: string): Promise<void> {
  const dialog = office.getByRole('alertdialog', { name: `Approve ${name}?` });
  await dialog.waitFor();
  await expect.poll(() => office.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await tabTo('Approve');
  // What has to be read first may still be on its way.
  await dialog.locator('button:focus:not([aria-disabled=true])').waitFor();
  await press('Enter');
  await dialog.waitFor({ state: 'detached' });
}
async function undoFromToast(): Promise<void> {
  await press('F6');
  await tabTo('Undo');
  await press('Enter');
}

test('a case that leaves the list hands the focus on to the next one, and Undo gives it back to where it was', async () => {
  await open('/admin/applications?status=under_review', 'Person 01');
  await press('j', 'j');
  await focusIsOn('Person 02');
  await approve('Person 02');
  await gone('Person 02');
  await focusIsOn('Person 03');
  await press('j');
  await focusIsOn('Person 04');
  await undoFromToast();
  await toast(office, decision.undone).waitFor();
  await row('Person 02').waitFor();
  await focusIsOn('Person 04');
});

/** With several gone it is a row that is left, or the heading of the list. */
const besideThem = /^(Person \d\d|Applications \(\d+\))$/;

test('so do several, and a selection that is cleared', async () => {
  await open('/admin/applications?status=under_review', 'Person 01');
  await row('Person 01').getByRole('link').focus();
  await press('x', 'j', 'x', 'b');
  await focusIsOn(officeBatchTexts.setStatus);
  await tabTo(officeListTexts.clear);
  await press('Enter');
  await focusIsOn('Person 02');
  await press('x', 'j', 'x', 'b');
  await focusIsOn(officeBatchTexts.setStatus);
  await press('Enter');
  await office.getByRole('menuitem', { name: 'Rejected' }).waitFor();
  await press('r', 'Enter');
  await office.getByRole('alertdialog').waitFor();
  await focusIsOn('Cancel');
  await tabTo('Reject');
  await press('Enter');
  await gone('Person 02');
  await gone('Person 03');
  await expect.poll(focused).toMatch(besideThem);
  await undoFromToast();
  await row('Person 03').waitFor();
  await expect.poll(focused).toMatch(besideThem);
});

test('the last one of a list leaves the focus at its heading', async () => {
  await open('/admin/applications?status=under_review&q=person55', 'Person 55');
  await press('j');
  await approve('Person 55');
  await focusIsOn('Applications (0)');
  await tabTo('Clear search');
  await press('Enter');
  await row('Person 01').waitFor();
  await expect.poll(focused).not.toBe('nothing');
});

test('whoever asks for more goes on at the first that comes; new ones are begun with', async () => {
  await open('/admin/applications?dir=desc', 'Person 50');
  await office.getByRole('button', { name: 'Show more' }).focus();
  await press('Enter');
  await focusIsOn('Person 51');
  await office.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' });
  await database.query(`
    with person as (
      insert into accounts (issuer, subject, email, display_name)
      values ('https://example.com', 'new', 'new@example.com', 'Nora New') returning id)
    insert into visa_applications (user_id) select id from person`);
  await office.getByRole('button', { name: '1 new case' }).focus();
  await press('Enter');
  await focusIsOn('Nora New');
});

test('on the page of a case nothing is lost by deciding, nor by taking it back', async () => {
  await open('/admin/applications?status=under_review', 'Person 05');
  await row('Person 05').getByRole('link').focus();
  await press('Enter');
  await office.getByRole('heading', { level: 1, name: 'Person 05' }).waitFor();
  await tabTo('Approve');
  await press('Enter');
  await confirmApproval('Person 05');
  const strip = office.getByRole('region', { name: decision.undoLabel });
  await strip.waitFor();
  await expect.poll(focused).not.toBe('nothing');
  await strip.getByRole('button', { name: decision.undo }).focus();
  await press('Enter');
  await strip.waitFor({ state: 'detached' });
  await focusIsOn('Person 05');
});

test('a conversation that leaves its queue hands the focus on, by a status, a snooze and an assignment', async () => {
  const { actions, snooze, triage } = officeSupportTexts;
  await open('/admin/support?view=waiting', 'Question 54');
  await press('j');
  await focusIsOn('Question 54');
  await tabTo(actions.setStatus('Question 54'));
  await press('Enter');
  await office.getByRole('menuitem', { name: 'Closed' }).waitFor();
  await press('c', 'Enter');
  await gone('Question 54');
  await focusIsOn('Question 45');

  await tabTo(actions.more('Question 45'));
  await press('Enter');
  await office.getByRole('menuitem', { name: snooze.action }).waitFor();
  await press('s', 'Enter');
  await office.getByRole('dialog', { name: snooze.title }).waitFor();
  await office.getByRole('button', { name: snooze.tomorrow }).focus();
  await press('Enter');
  await gone('Question 45');
  await focusIsOn('Question 36');

  await open('/admin/support?view=unassigned', 'Question 36');
  await press('j');
  const first = await focused();
  await tabTo(actions.more(first));
  await press('Enter');
  await office.getByRole('menuitem', { name: triage.assignToMe }).waitFor();
  await press('Enter');
  await gone(first);
  await expect.poll(focused).toMatch(/^Question \d\d$/);
});
