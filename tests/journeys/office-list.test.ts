import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { officeBatchTexts } from '#features/applications/texts/office-batches.ts';
import { askAs } from '#tests/support/ask-as.ts';
import { databaseFaults } from '#tests/support/database-faults.ts';
import { faultsEverywhere } from '#tests/support/faults-everywhere.ts';
import { becomeFirstAdmin } from '#tests/support/first-admin.ts';
import { aJourney, phone } from '#tests/support/journey.ts';

/** A case worker with more cases than fit on a screen: finds, marks, decides and gives them, and never loses the place. */
const journey = aJourney();
const database = databaseFaults(journey.dataDir);

/** 80 people with a case each, the first the youngest; every fourth waits for review. */
const eighty = `
  with people as (
    insert into accounts (issuer, subject, email, display_name)
    select 'https://example.com', 'p' || n, 'person' || n || '@example.com', 'Person ' || to_char(n, 'FM00')
    from generate_series(1, 80) n returning id, subject)
  insert into visa_applications (user_id, status, created_at)
  select id, case when right(subject, -1)::int % 4 = 0 then 'under_review' else 'in_progress' end,
    now() - interval '1 hour' * right(subject, -1)::int from people`;
const tiago = `
  with person as (
    insert into accounts (issuer, subject, email, display_name)
    values ('https://example.com', 'tiago', 'tiago@example.com', 'Tiago Alves') returning id)
  insert into user_roles (user_id, role) select id, 'moderator' from person`;

let office: Page;
beforeAll(async () => {
  await database.query(eighty);
  await database.query(tiago);
  office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
});

const open = async (search = '') => {
  await office.goto(`/admin/applications${search}`);
  await row('Person').first().waitFor();
};
const row = (name: string) => office.getByRole('row', { name: new RegExp(name) });
const strip = () => office.getByRole('region', { name: officeBatchTexts.selection });
const view = (name: string) => office.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
const toast = (text: string | RegExp) =>
  office.getByRole('region', { name: /Notifications/ }).getByText(text);
const focused = () =>
  office.evaluate(() =>
    document.activeElement === document.body ? '' : document.activeElement?.textContent,
  );
/** Does what is asked, and takes the answer away. */
const loseAnswersOf = async (address: string) => {
  await office.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });
  return address;
};
const press = async (...keys: string[]) => {
  for (const key of keys) await office.keyboard.press(key);
};

describe('the keyboard', () => {
  test('goes from case to case, selects, opens menu and search, and can be told to be quiet', async () => {
    await open();
    await press('j', 'j');
    await expect.poll(focused).toBe('Person 02');
    await press('x', 'ArrowDown', 'x', 'k');
    await expect.poll(focused).toBe('Person 02');
    await strip().getByText('2 selected').waitFor();
    await press('.');
    const details = office.getByRole('menuitem', { name: 'View Details' });
    await details.waitFor();
    // In a menu letters find its lines.
    await press('j', 'Escape');
    await details.waitFor({ state: 'detached' });
    await press('/');
    // Whoever searches writes these letters.
    await office.keyboard.type('xj.');
    await expect.poll(() => office.getByLabel('Search applications').inputValue()).toBe('xj.');
    await office.getByLabel('Search applications').fill('');
    await strip().getByRole('button', { name: 'Clear' }).click();
    await strip().waitFor({ state: 'detached' });

    await press('Escape');
    await office.getByRole('heading', { name: 'Application Management' }).click();
    await press('?');
    const shortcuts = office.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await shortcuts.getByText('Next application').waitFor();
    await shortcuts.getByLabel('Single-key shortcuts').uncheck();
    await press('Escape');
    await shortcuts.waitFor({ state: 'detached' });
    await office.reload();
    await row('Person 01').waitFor();
    await press('j', 'x');
    await expect.poll(focused).toBe('');
    await office.getByLabel('Single-key shortcuts').check();
  });

  test('opens a case; Back finds pages, scroll and selection, and goes on from there', async () => {
    await open('?dir=desc');
    await office.getByRole('button', { name: 'Show more' }).click();
    await row('Person 60').waitFor();
    await row('Person 58').getByRole('checkbox').check();
    await row('Person 60').getByRole('link').focus();
    const before = await office.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(1000);
    await press('Enter');
    await office.getByRole('heading', { level: 1, name: 'Person 60' }).waitFor();
    await office.goBack();
    await row('Person 60').waitFor();
    await expect.poll(() => office.evaluate(() => scrollY)).toBeGreaterThan(before - 100);
    await strip().getByText('1 selected').waitFor();
    await press('j');
    await expect.poll(focused).toBe('Person 61');
  });
});

describe('views', () => {
  test('count, filter by a link, and keep a search under a name that can be changed and come back', async () => {
    await open();
    await view('All 80').waitFor();
    await view('Waiting for review 20').click();
    await office.getByRole('heading', { name: 'Applications (20)' }).waitFor();
    await expect.poll(() => view('Waiting for review').getAttribute('aria-current')).toBe('page');

    await office.getByLabel('Search applications').fill('person1');
    await office.getByRole('button', { name: 'Save this view' }).click();
    const dialog = office.getByRole('dialog', { name: 'Save this view' });
    await dialog.getByRole('button', { name: 'Save this view' }).click();
    await dialog.getByText('Enter a name').waitFor();
    await dialog.getByLabel('Name of the view').fill('The ones');
    await press('Enter');
    await view('The ones 2').waitFor();
    await expect.poll(() => view('The ones').getAttribute('aria-current')).toBe('page');

    const actions = office.getByRole('button', { name: 'Actions for the view The ones' });
    await actions.click();
    await office.getByRole('menuitem', { name: 'Rename' }).click();
    await office.getByLabel('Name of the view').fill('Teens');
    await press('Enter');
    await view('Teens 2').waitFor();
    await office.getByRole('button', { name: 'Actions for the view Teens' }).click();
    await office.getByRole('menuitem', { name: 'Delete' }).click();
    await office.getByRole('heading', { name: 'Applications (80)' }).waitFor();
    await toast('Teens deleted').waitFor();
    await expect.poll(() => view('Teens').count()).toBe(0);
    await office.getByRole('button', { name: 'Undo' }).click();
    await view('Teens 2').waitFor();
  });
});

describe('several cases', () => {
  test('are decided together; what a colleague changed is named and stays selected; the rest can be undone', async () => {
    await open('?status=under_review');
    for (const name of ['Person 04', 'Person 08', 'Person 12']) await row(name).getByRole('checkbox').check();
    const id = await row('Person 08').getAttribute('data-row');
    await strip().getByText('3 selected').waitFor();
    await strip().getByRole('button', { name: 'Set status' }).click();
    await office.getByRole('menuitem', { name: 'Approved' }).click();
    const dialog = office.getByRole('alertdialog', { name: 'Approve 3 applications?' });
    await dialog.waitFor();
    await expect.poll(() => dialog.getByRole('listitem').allInnerTexts()).toHaveLength(3);

    const elsewhere = { status: 'under_review', version: 1, reason: 'One page is missing.' };
    await askAs(office, 'PUT', `/api/office/applications/${id}/status`, elsewhere);
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await toast('2 changed, 1 not: Person 08 was changed by Ana Ribeiro.').waitFor();
    await office.getByText('Person 08 was changed by Ana Ribeiro and is now Under Review.').waitFor();
    await strip().getByText('1 selected').waitFor();
    await row('Person 04').waitFor({ state: 'detached' });
    await expect.poll(() => row('Person 08').getByRole('checkbox').isChecked()).toBe(true);

    await office.getByRole('button', { name: 'Undo' }).click();
    await toast('2 applications undone').waitFor();
    await row('Person 04').getByText('Under Review').waitFor();
    await strip().getByRole('button', { name: 'Clear' }).click();
  });

  test('a note that was changed after a lost answer stands in the window whose cases have left the list, and is not passed over as said', async () => {
    await open('?status=under_review');
    for (const name of ['Person 16', 'Person 20']) await row(name).getByRole('checkbox').check();
    const begin = async () => {
      await strip().getByRole('button', { name: 'Set status' }).click();
      await office.getByRole('menuitem', { name: 'In Progress' }).click();
    };
    await begin();
    const dialog = office.getByRole('alertdialog', { name: 'Set 2 applications to In Progress?' });
    const note = dialog.getByLabel(officeBatchTexts.note);
    await note.fill('Bring page one.');
    await office.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await begin();
    await expect.poll(() => note.inputValue()).toBe('Bring page one.');
    const lost = await loseAnswersOf('**/applications/bulk-status');
    await dialog.getByRole('button', { name: 'Set to In Progress' }).click();
    await dialog.getByText(officeBatchTexts.failed).waitFor();
    await office.unroute(lost);
    await note.fill('Bring page two.');
    await dialog.getByRole('button', { name: 'Set to In Progress' }).click();
    await toast('0 changed, 2 not: Person 16 was changed by Ana Ribeiro').waitFor();
  });

  test('and single ones are given to somebody, and found as theirs', async () => {
    // On a narrower screen this column leaves.
    await office.setViewportSize({ width: 1440, height: 900 });
    await open();
    await row('Person 01').hover();
    await row('Person 01').getByRole('button', { name: 'Assign Person 01' }).click();
    await office.getByRole('menuitem', { name: 'Me (Ana Ribeiro)' }).click();
    await row('Person 01').getByText('Ana R.').waitFor();
    await view('My cases 1').waitFor();
    for (const name of ['Person 02', 'Person 03']) await row(name).getByRole('checkbox').check();
    await strip().getByRole('button', { name: 'Assign' }).click();
    await office.getByRole('menuitem', { name: 'Tiago Alves' }).click();
    await toast('2 applications assigned to Tiago Alves').waitFor();
    await office.getByRole('combobox', { name: 'Assigned to' }).selectOption('Tiago Alves');
    await office.getByRole('heading', { name: 'Applications (2)' }).waitFor();
    await view('Unassigned 77').waitFor();
    await office.setViewportSize({ width: 1280, height: 900 });
  });
});

describe('the rows', () => {
  test('stand close, and wider when somebody wants it, also the next time', async () => {
    await open();
    const height = async () => (await row('Person 05').boundingBox())?.height ?? 0;
    await expect.poll(height).toBeLessThanOrEqual(41);
    await office.getByRole('button', { name: 'Comfortable rows' }).click();
    await expect.poll(height).toBeGreaterThanOrEqual(52);
    await office.reload();
    await row('Person 05').waitFor();
    await expect.poll(height).toBeGreaterThanOrEqual(52);
    await office.getByRole('button', { name: 'Compact rows' }).click();
  });

  test('do not move when a case comes in: it waits above them', async () => {
    await open();
    await database.query(`
      with person as (
        insert into accounts (issuer, subject, email, display_name)
        values ('https://example.com', 'new', 'new@example.com', 'Nora New') returning id)
      insert into visa_applications (user_id) select id from person`);
    const waiting = office.getByRole('button', { name: '1 new case' });
    await waiting.waitFor();
    expect(await row('Nora New').count()).toBe(0);
    await waiting.click();
    await row('Nora New').waitFor();
    await expect.poll(() => waiting.count()).toBe(0);
  });

  test('of the active ones are what their counter leads to', async () => {
    await database.query(
      `update visa_applications set status = 'completed' where user_id in (select id from accounts where email = 'person3@example.com')`,
    );
    await office.goto('/admin');
    const counter = office.getByRole('link', { name: /Active Applications\s+80/ });
    await counter.click();
    await office.getByRole('heading', { name: 'Applications (80)' }).waitFor();
    await row('Person 02').waitFor();
    await expect.poll(() => row('Person 03').count()).toBe(0);
    await expect.poll(() => office.getByLabel('Status filter').inputValue()).toBe('active');
  });

  test('are not counted when they could not be loaded', () =>
    database.withoutReading('visa_applications', async () => {
      await office.goto('/admin/applications?q=person2');
      await office.getByRole('heading', { name: 'Error loading applications' }).waitFor();
      await office.getByRole('heading', { name: 'Applications', exact: true }).waitFor();
    }));

  test('are fit for everybody at a desk and on a phone, with a selection', async () => {
    await open('?q=person1');
    await row('Person 15').getByRole('checkbox').check();
    await strip().waitFor();
    expect(await faultsEverywhere(office)).toEqual([]);
    await office.setViewportSize(phone);
    await strip().getByRole('button', { name: 'Clear' }).click();
    await office.setViewportSize({ width: 1280, height: 900 });
  });
});
