import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { goBy } from '../support/by-keyboard.ts';
import { databaseFaults } from '../support/database-faults.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { becomeFirstAdmin } from '../support/first-admin.ts';
import { aJourney } from '../support/journey.ts';

/** Somebody who goes from list to record and back all day, and wants to find everything as they left it. */
const journey = aJourney();
const database = databaseFaults(journey.dataDir);

const seventyOfEach = [
  `with people as (
     insert into accounts (issuer, subject, email, display_name)
     select 'https://example.com', 'p' || n, 'person' || n || '@example.com', 'Person ' || to_char(n, 'FM00')
     from generate_series(1, 70) n returning id, subject),
   hours as (select id, substr(subject, 2)::int as hour from people),
   cases as (
     insert into visa_applications (user_id, created_at)
     select id, now() - interval '1 hour' * hour from hours),
   mails as (
     insert into outbox_mails (user_id, template, created_at)
     select id, 'decision', now() - interval '1 hour' * hour from hours)
   insert into support_messages (user_id, subject, message, created_at)
   select id, 'Question ' || to_char(hour, 'FM00'), 'When?', now() - interval '1 hour' * hour from hours`,
  `insert into audit_log (action, subject_type, subject_id)
   select 'settings.saved', 'setting', 'site_name' from generate_series(1, 70)`,
];

let office: Page;
beforeAll(async () => {
  for (const statement of seventyOfEach) await database.query(statement);
  office = await journey.aVisitor();
  await becomeFirstAdmin(office, journey.setupKey);
});

const rows = () => office.locator('#main tbody tr, #main ol > li').count();
const scrolled = () => office.evaluate(() => window.scrollY);
const noted = (address: string) =>
  office.evaluate((name) => {
    const all = JSON.parse(sessionStorage.getItem('rumo-lists-read') ?? '{}');
    return all[name]?.scroll ?? 0;
  }, address);

/** A list in its pages, and somebody far down in it; answers how many rows there are and how far down that is. */
async function readOn(address: string, inPages: boolean): Promise<{ all: number; before: number }> {
  await office.goto(address);
  const more = office.getByRole('button', { name: 'Show more' });
  if (inPages) {
    await more.click();
    await expect.poll(rows).toBeGreaterThanOrEqual(70);
    await more.waitFor({ state: 'detached' });
  } else await office.locator('tbody tr').nth(5).waitFor();
  const all = await rows();
  await office.evaluate(() => window.scrollTo(0, document.body.scrollHeight * 0.6));
  await expect.poll(() => noted(address)).toBeGreaterThan(300);
  return { all, before: await scrolled() };
}
const away = async () => {
  await office.getByRole('link', { name: /^Settings/ }).click();
  await office.getByRole('heading', { level: 1, name: /Settings/ }).waitFor();
};

test.each([
  ['/admin/applications?dir=asc', true],
  ['/admin/users?role=user', true],
  ['/admin/support?status=open', true],
  ['/admin/outbox?kind=decision', true],
  ['/admin/facts?trust=practitioner', false],
  ['/admin/audit', true],
])('%s is found again with its pages and its scroll', async (address, inPages) => {
  const { all, before } = await readOn(address, inPages);
  await away();
  // What is noted outlives the page: one list stands for all, which share the card that notes it.
  if (address.startsWith('/admin/applications')) {
    await office.reload();
    await office.getByLabel('Site Name').waitFor();
  }
  await office.goBack();
  await expect.poll(rows).toBe(all);
  // Rows are fractions of a pixel high.
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThanOrEqual(1);
  await expect.poll(() => new URL(office.url()).pathname + new URL(office.url()).search).toBe(address);
});

describe('more is asked for while the list changes', () => {
  const address = '/admin/support?status=open';
  const isPage = (cursor: boolean) => (url: URL) =>
    url.pathname === '/api/office/support' && url.searchParams.has('cursor') === cursor;
  const ask = (subject: string) =>
    database.query(
      `insert into support_messages (user_id, subject, message, created_at, last_activity_at)
       select id, $1, 'When?', now(), now() from accounts where subject = 'p1'`,
      [subject],
    );
  /** Holds back what is asked of such an address; answers when something was, and how to let go. */
  async function hold(matches: (url: URL) => boolean) {
    const free = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await office.route(matches, async (route) => {
      asked.resolve();
      await free.promise;
      // What was broken off meanwhile is asked for no more.
      await route.continue().catch(() => {});
    });
    return { asked: asked.promise, letGo: free.resolve };
  }
  const change = (subject: string) => office.getByRole('link', { name: subject }).waitFor();

  test('before the change is read: more comes, and then the change', async () => {
    await office.goto(address);
    const other = await office.context().newPage();
    await other.goto(address);
    for (const page of [other, office]) await page.getByRole('button', { name: 'Show more' }).waitFor();
    const next = await hold(isPage(true));
    await office.getByRole('button', { name: 'Show more' }).click();
    await next.asked;
    // Two seconds lie between two readings at least: once another tab shows the second change, the first would be read here.
    for (const subject of ['Asked first', 'Asked just now']) {
      await ask(subject);
      await other.getByRole('link', { name: subject }).waitFor();
    }
    await other.close();
    next.letGo();
    await expect.poll(rows).toBeGreaterThanOrEqual(70);
    await change('Asked just now');
  });

  test('while the change is read: the same', async () => {
    await office.goto(address);
    await office.getByRole('button', { name: 'Show more' }).waitFor();
    const anew = await hold(isPage(false));
    await ask('Asked again');
    await anew.asked;
    await office.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(rows).toBeGreaterThanOrEqual(70);
    anew.letGo();
    await change('Asked again');
  });
});

test('a link to a list begins at its top', async () => {
  await away();
  await office
    .getByRole('navigation', { name: 'Admin Panel' })
    .getByRole('link', { name: /^Audit/ })
    .click();
  await expect.poll(rows).toBeGreaterThanOrEqual(50);
  await expect.poll(scrolled).toBe(0);
});

test('a selection in support outlives a conversation and a reload; the way back knows the filter', async () => {
  await office.goto('/admin/support?status=open');
  const third = office.getByRole('row').filter({ hasText: 'Question 03' });
  await third.getByRole('checkbox').check();
  await third.getByRole('link').click();
  await office.getByRole('heading', { level: 1, name: 'Question 03' }).waitFor();
  await office.reload();
  // Not by the frame: its link is called "Support" only until the number behind it has come.
  await office.getByRole('heading', { level: 1, name: 'Question 03' }).waitFor();
  await office.locator('#main').getByRole('link').first().click();
  await office.waitForURL('**/admin/support?status=open');
  await third.getByRole('checkbox', { checked: true }).waitFor();
  await office.keyboard.press('j');
  await expect.poll(() => office.evaluate(() => document.activeElement?.textContent)).toBe('Question 04');
});

test('g and a letter lead from place to place; the palette begins with what was opened', async () => {
  await office.getByRole('heading', { level: 1 }).click();
  await goBy(office, 'u');
  await office.waitForURL('**/admin/users');
  await office.getByRole('heading', { level: 1, name: 'User Management' }).waitFor();
  await office.keyboard.press('?');
  const list = office.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await list.getByRole('heading', { name: 'Go to' }).waitFor();
  await office.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });

  await office.getByRole('button', { name: 'Find a person or a case' }).click();
  const palette = office.getByRole('dialog');
  await palette.getByRole('option', { name: /Question 03/ }).click();
  await office.getByRole('heading', { level: 1, name: 'Question 03' }).waitFor();
});

test('an admin adds a fact by keyboard, is told what is missing, and loses nothing to a reload', async () => {
  await office.goto('/admin/facts');
  await office.getByRole('link', { name: 'Add a fact' }).click();
  await office.getByRole('heading', { level: 1, name: 'New fact' }).waitFor();
  await office.getByLabel('What applicants read').fill('Bank letters are valid for 30 days.');
  await office.getByRole('button', { name: 'Add the fact' }).click();
  const summary = office.getByRole('alert').filter({ hasText: 'There is a problem' });
  await summary.getByRole('link', { name: 'Name: write a few words' }).waitFor();
  await summary.getByRole('link', { name: /^Source/ }).waitFor();
  expect(await faultsEverywhere(office)).toEqual([]);
  await office.setViewportSize({ width: 1280, height: 900 });
  await office.reload();
  await office.getByLabel('Name', { exact: true }).fill('Bank letter age');
  await expect.poll(() => office.getByLabel('What applicants read').inputValue()).toContain('30 days');
  await office.getByLabel('Source', { exact: true }).fill('example.com');
  await office.keyboard.press('Enter');
  await office.getByRole('heading', { level: 1, name: 'Bank letter age' }).waitFor();
  await office.getByRole('heading', { name: 'History' }).waitFor();
});
