import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { officeListTexts } from '#features/lists/texts/office-lists.ts';
import { databaseFaults } from '#tests/support/database-faults.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney } from '#tests/support/journey.ts';
import { toast } from '#tests/support/page-checks.ts';

/** The eight lists of the office: the same keys do the same in each of them. */
const journey = aJourney();
const database = databaseFaults(journey.dataDir);

/** Three people, each with a case, a document to review, an e-mail and a message; three landing pages. */
const three = `
  with people as (
    insert into accounts (issuer, subject, email, display_name)
    select 'https://example.com', 'p' || n, 'person' || n || '@example.com', 'Person ' || n
    from generate_series(1, 3) n returning id),
  cases as (
    insert into visa_applications (user_id, status) select id, 'under_review' from people returning id, user_id),
  papers as (
    insert into documents (application_id, user_id, document_category, file_name, file_type, file_size, upload_status,
      sha256, wrapped_key, uploaded_at, waiting_since)
    select id, user_id, 'proof-income', 'Pension.pdf', 'application/pdf', 2048, 'uploaded', sha256(id::text::bytea),
      sha256(id::text::bytea), now(), now() - interval '3 days'
    from cases),
  mails as (
    insert into outbox_mails (user_id, template, status, last_error)
    select id, 'support-reply', 'failed', 'EENVELOPE' from people)
  insert into support_messages (user_id, subject, message) select id, 'Question', 'When?' from people`;

let office: Page;
beforeAll(async () => {
  await database.query(three);
  await database.query(
    `insert into landing_pages (slug, title, content) select 'page-' || n, 'Page ' || n, '{"sections": []}' from generate_series(1, 3) n`,
  );
  office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
});

const { keys } = officeListTexts;
const lists = [
  { path: '/admin/applications', texts: keys.applications, selection: true },
  { path: '/admin/support', texts: keys.messages, selection: true },
  { path: '/admin/review', texts: keys.documents },
  { path: '/admin/audit', texts: keys.entries },
  { path: '/admin/outbox', texts: keys.mails },
  { path: '/admin/users', texts: keys.people },
  { path: '/admin/facts', texts: keys.facts },
  { path: '/admin/landing-pages', texts: keys.pages },
];

const press = async (...pressed: string[]) => {
  for (const key of pressed) await office.keyboard.press(key);
};
const rows = () => office.locator('#main [data-row]');
const count = () => rows().count();
/** The row whose `[data-open]` has the focus, from 0; -1 when none has. */
const focusedRow = () =>
  office.evaluate(() =>
    [...document.querySelectorAll('#main [data-row]')].findIndex((row) => {
      const { activeElement } = document;
      return activeElement?.matches('[data-open]') === true && row.contains(activeElement);
    }),
  );
const focusIsOnRow = (place: number) => expect.poll(focusedRow).toBe(place);
const letGo = () => office.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
/** Where the page is, and which details and windows are open: Enter changes one of them. */
const whatIsOpen = () =>
  office.evaluate(() =>
    JSON.stringify([
      location.href,
      document.querySelectorAll('#main :is(details[open], [data-beneath])').length,
      document.querySelectorAll('[role=dialog]').length,
    ]),
  );

describe.each(lists)('$path', ({ path, texts, selection }) => {
  beforeEach(async () => {
    await office.goto(path);
    await rows().nth(1).waitFor();
  });

  test('begins at either end, goes from row to row by letters and arrows, and stays at the ends', async () => {
    const before = await whatIsOpen();
    await press('Enter');
    expect(await whatIsOpen()).toBe(before);

    await press('k');
    const last = (await count()) - 1;
    await focusIsOnRow(last);
    // Whether a page follows: then j leads there.
    const more = await office.getByRole('button', { name: 'Show more' }).count();
    if (more === 0) {
      await press('j');
      await focusIsOnRow(last);
    }
    await press('k', 'ArrowUp');
    await focusIsOnRow(Math.max(last - 2, 0));
    await press('ArrowDown');
    await focusIsOnRow(Math.max(last - 2, 0) + 1);
    await rows().first().locator('[data-open]').focus();
    await press('k');
    await focusIsOnRow(0);
    await press('j');
    await focusIsOnRow(1);
  });

  test('opens the row that had the focus, and nothing from a button or a box', async () => {
    await rows().nth(1).locator('[data-open]').focus();
    const box = rows().nth(1).getByRole('checkbox');
    await (selection ? box : office.getByLabel('Single-key shortcuts')).focus();
    const before = await whatIsOpen();
    await press('Enter');
    expect(await whatIsOpen()).toBe(before);
    await letGo();
    await press('Enter');
    await expect.poll(whatIsOpen).not.toBe(before);
  });

  test('says which keys there are, and keeps still when they are turned off', async () => {
    await press('?');
    const shortcuts = office.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await shortcuts.getByRole('heading', { name: texts.title }).waitFor();
    await shortcuts.getByText(texts.next).waitFor();
    expect(await shortcuts.getByText(texts.select).count()).toBe(selection ? 1 : 0);
    await press('Escape');
    await shortcuts.waitFor({ state: 'detached' });

    await office.getByLabel('Single-key shortcuts').uncheck();
    await letGo();
    await press('j');
    expect(await focusedRow()).toBe(-1);
    await office.getByLabel('Single-key shortcuts').check();
  });
});

describe.each(lists.filter(({ selection }) => selection))('$path, several rows', ({ path }) => {
  test('are selected by x, as a range with Shift, and all at once', async () => {
    await office.goto(path);
    await rows().nth(2).waitFor();
    const chosen = () => office.locator('#main [data-row][aria-selected=true]').count();
    const box = (place: number) => rows().nth(place).getByRole('checkbox');
    await rows().first().locator('[data-open]').focus();
    await press('x');
    await expect.poll(chosen).toBe(1);
    await box(2).click({ modifiers: ['Shift'] });
    await expect.poll(chosen).toBe(3);
    await office.getByText(officeListTexts.selected(3)).waitFor();
    await press('b', 'Shift+Tab');
    await office.getByRole('button', { name: officeListTexts.clear, exact: true }).click();
    await expect.poll(chosen).toBe(0);
    await box(0).check();
    const all = office.getByRole('columnheader').getByRole('checkbox');
    await all.check();
    await expect.poll(chosen).toBe(3);
    await all.uncheck();
    await expect.poll(chosen).toBe(0);
  });
});

test.each([
  ['/admin/review', 'documents'],
  ['/admin/facts', 'facts'],
])('%s tells of a failed load', async (path, table) => {
  await database.withoutReading(table, async () => {
    await office.goto(path);
    const title = await office.getByRole('main').getByRole('alert').getByRole('heading').textContent();
    await toast(office, title ?? '').waitFor();
  });
});
