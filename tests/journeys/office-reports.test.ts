import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { officeExportTexts } from '#features/lists/texts/office-exports.ts';
import { officeWorkloadTexts } from '#features/workload/texts/office-workload.ts';
import { databaseFaults } from '#tests/support/database-faults.ts';
import { faultsEverywhere } from '#tests/support/faults-everywhere.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney } from '#tests/support/journey.ts';
import { csvLines } from '#tests/support/spreadsheet-cells.ts';

/** An admin asks how the office is doing, and takes the figures home. */
const journey = aJourney();
const database = databaseFaults(journey.dataDir);
const { empty, kinds, period, stages, ...texts } = officeWorkloadTexts;

let office: Page;
beforeAll(async () => {
  office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
});

const open = async () => {
  await office.goto('/admin');
  await office.getByRole('link', { name: texts.title, exact: true }).click();
  await office.getByRole('heading', { level: 1, name: texts.title }).waitFor();
};
/** The cells of a table's row. */
async function cells(table: string, row: string) {
  const found = office.getByRole('table', { name: table, exact: true }).getByRole('row');
  const cell = found.filter({ hasText: row }).first().getByRole('cell');
  await cell.first().waitFor();
  return cell.allTextContents();
}

test('an office in which nothing happened says so, and one that cannot be read offers another try', async () => {
  await database.query('delete from visa_applications');
  await open();
  await office.getByRole('heading', { name: empty.title }).waitFor();
  await database.withoutReading('document_reviews', async () => {
    await office.getByRole('combobox', { name: period.label }).selectOption('26');
    await office.getByRole('main').getByRole('alert').getByText(texts.failed).waitFor();
  });
  await office.getByRole('button', { name: 'Try again' }).click();
  await office.getByRole('heading', { name: empty.title }).waitFor();
  expect(new URL(office.url()).search).toBe('?weeks=26');
});

test('open cases, first replies and promises are told for the period, by week and by colleague', async () => {
  await database.query(
    `with person as (
       insert into accounts (issuer, subject, email, display_name)
       values ('https://example.com', 'ruth', 'ruth@example.com', 'Ruth Abernathy') returning id),
     application as (
       insert into visa_applications (user_id, current_step, created_at)
       select id, 2, now() - interval '40 days' from person),
     asked as (
       insert into support_messages (user_id, subject, message, created_at)
       select id, 'Question ' || hours, 'When?', now() - make_interval(hours => hours)
       from person, unnest(array[7, 9, 60]) as hours returning id, user_id, created_at)
     insert into support_replies (message_id, user_id, author_id, from_staff, body, created_at)
     select asked.id, asked.user_id, staff.user_id, true, 'Soon.', asked.created_at + interval '5 hours'
     from asked, user_roles as staff where staff.role = 'admin' and asked.created_at > now() - interval '1 day'`,
  );
  await office.reload();
  expect(await cells(stages.title, 'Apply Online')).toEqual(['Apply Online', '0', '1', '0', '0', '1']);
  const [what, ...figures] = await cells(texts.summary, kinds.message.name);
  expect(what).toContain(kinds.message.method);
  // The third has waited for 60 hours, longer than was promised.
  expect(figures).toEqual(['2', '5 h', '5 h', '2 of 367%']);

  await office.getByRole('tab', { name: kinds.message.tab }).click();
  const byColleague = `${kinds.message.name}: ${texts.byColleague}`;
  expect(await cells(byColleague, 'Ana Ribeiro')).toEqual(['Ana Ribeiro', '2', '5 h', '5 h', '2 of 2100%']);
  expect(await cells(byColleague, texts.unanswered)).toEqual([
    texts.unanswered,
    '0',
    'None',
    'None',
    '0 of 10%',
  ]);
  await office.getByRole('combobox', { name: texts.whose }).selectOption('Ana Ribeiro');
  const byWeek = office.getByRole('table', { name: `${kinds.message.name}: ${texts.byWeek}` });
  await expect.poll(() => byWeek.getByRole('row').count()).toBe(27);
  await expect.poll(() => byWeek.getByText('of 3').count()).toBe(0);
  expect(new URL(office.url()).search).toMatch(/^\?weeks=26&kind=message&colleague=/);
  expect(await faultsEverywhere(office)).toEqual([]);

  await office.getByRole('combobox', { name: period.label }).selectOption('4');
  await expect.poll(() => byWeek.getByRole('row').count()).toBe(5);
  await office.goBack();
  await expect.poll(() => byWeek.getByRole('row').count()).toBe(27);
});

test('the file has the same figures', async () => {
  const coming = office.waitForEvent('download');
  await office.getByRole('button', { name: officeExportTexts.button, exact: true }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^reports-\d{4}-\d\d-\d\d\.csv$/);
  const lines = csvLines(await readFile((await file.path()) ?? '', 'utf8'));
  expect(lines).toEqual(
    expect.arrayContaining([
      'Open cases,,,Apply Online,30 to 89 days,1,,,,',
      'First replies,All weeks,Everybody,,,2,5,5,3,2',
      'First replies,All weeks,Ana Ribeiro,,,2,5,5,2,2',
      'First replies,All weeks,Not answered yet,,,0,,,1,0',
    ]),
  );
});

test('on a phone colleagues come before the weeks, and a week in which nothing happened says no more than that', async () => {
  await office.setViewportSize({ width: 390, height: 844 });
  const top = async (name: string) =>
    (await office.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0;
  expect(await top(texts.byColleague)).toBeLessThan(await top(texts.byWeek));
  const weeks = office.getByRole('table', { name: `${kinds.message.name}: ${texts.byWeek}` });
  const shown = (row: number) => weeks.getByRole('row').nth(row).getByRole('cell').filter({ visible: true });
  expect([await shown(1).count(), await shown(2).count()]).toEqual([5, 2]);
});
