import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '#domain/contracts/applications.ts';
import { adminSetupTexts } from '#domain/texts/admin-setup.ts';
import { officeTexts } from '#domain/texts/office.ts';
import { officeApplicationTexts } from '#domain/texts/office-applications.ts';
import { aBrowser } from '#tests/support/browser.ts';
import { aJourney, phone, signIn } from '#tests/support/journey.ts';
import { sessionKey } from '#web/lib/stored-session.ts';

/** The staff side, as admins, moderators and people who are neither meet it. */
const journey = aJourney();
const { guard } = officeTexts;
const { decision } = officeApplicationTexts;

const ana = { email: 'ana.ribeiro@example.com', name: 'Ana Ribeiro' };
const tiago = { email: 'tiago.pires@example.com', name: 'Tiago Pires' };
const cases = [
  { name: 'Ruth Abernathy', email: 'ruth.abernathy@example.com' },
  { name: 'Dale Kowalczyk', email: 'dalek_1956@example.com' },
  { name: 'Marisol Quintero', email: 'marisol.quintero@example.com' },
];

let office: Page;
const applications = new Map<string, Application>();
beforeAll(async () => {
  for (const person of cases) applications.set(person.name, await startedBy(person));
  office = await journey.aVisitor();
  office.setDefaultTimeout(10_000);
});

describe('before there is an admin', () => {
  test('nobody signed in is sent to sign in, and back afterwards', async () => {
    const visitor = await journey.aVisitor();
    await visitor.goto('/admin/applications?status=approved');
    await visitor.waitForURL((url) => url.pathname === '/auth');
    expect(new URL(visitor.url()).searchParams.get('return_to')).toBe('/admin/applications?status=approved');
    await visitor.context().close();
  });

  test('somebody who is no admin reads why, who they are, and can go back', async () => {
    const visitor = await journey.aVisitor();
    await signIn(visitor, tiago, '/admin/settings');
    await visitor.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await visitor
      .getByText('You need admin privileges to access this page. Current role: user', { exact: true })
      .waitFor();
    const id = await idOf(visitor);
    await visitor.getByText(id).waitFor();
    expect(await visitor.getByRole('link', { name: guard.setup }).getAttribute('href')).toBe('/admin-setup');
    await visitor.goto('/staff');
    await visitor
      .getByText('You need moderator or admin privileges to access this page.', { exact: true })
      .waitFor();
    await visitor.getByRole('button', { name: 'Go Back' }).click();
    await visitor.waitForURL((url) => url.pathname === '/');
    await visitor.context().close();
  });

  test('the setup asks for a sign-in first', async () => {
    const visitor = await journey.aVisitor();
    await visitor.goto('/admin-setup');
    await visitor.getByRole('heading', { name: 'Authentication Required' }).waitFor();
    await visitor.getByText(adminSetupTexts.signedOut.body).waitFor();
    await visitor.context().close();
  });

  test('the setup refuses an empty key and a wrong one, and takes the printed one', async () => {
    await office.goto('/admin-setup');
    await office.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await office.getByLabel('Email').fill(ana.email);
    await office.getByLabel('Name').fill(ana.name);
    await office.getByRole('button', { name: 'Sign in', exact: true }).click();
    await office.waitForURL((url) => url.pathname === '/admin-setup');
    const id = await idOf(office);
    await office.getByText(ana.email).waitFor();
    await office.getByText(id.slice(0, 8), { exact: true }).waitFor();
    const key = office.getByLabel('Admin Setup Key');
    expect(await key.getAttribute('type')).toBe('password');

    const button = office.getByRole('button', { name: 'Setup Admin Access' });
    await key.fill('   ');
    await button.click();
    await office.getByText('Please enter the admin setup key').first().waitFor();

    await key.fill('not the key');
    await key.press('Enter');
    await office.getByRole('alert').getByText('Invalid admin key or admin already exists').first().waitFor();

    await key.fill(` ${journey.setupKey} `);
    const reloaded = office.waitForEvent('load');
    await button.click();
    await office.getByText('Admin access has been granted. Please refresh the page.').first().waitFor();
    await reloaded;
  });
});

describe('the guard', () => {
  test('says what it waits for', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await office.route('**/api/account', async (route) => {
      await held;
      await route.continue();
    });
    await office.goto('/admin');
    await office.getByText('Loading admin access...').waitFor();
    letGo();
    await office.getByRole('heading', { name: 'Overview' }).waitFor();
    await office.unroute('**/api/account');
  });

  test('counts a role it cannot look up as user, and looks again when asked', async () => {
    await office.route('**/api/account', (route) => route.fulfill({ status: 500, body: '{}' }));
    await office.goto('/admin');
    await office.getByText('Current role: user').waitFor({ timeout: 20_000 });
    await office.getByText('We could not check your role. Try again').waitFor();
    await office.unroute('**/api/account');
    await office.getByRole('button', { name: 'Try again' }).click();
    await office.getByRole('heading', { name: 'Overview' }).waitFor();
  });

  test('keeps a moderator out of /admin and lets them work under /staff', async () => {
    await office.route('**/api/account', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), role: 'moderator' } });
    });
    await office.goto('/admin/users');
    await office.getByText('Current role: moderator').waitFor();
    await office.goto('/staff');
    await office.getByRole('heading', { name: 'Overview' }).waitFor();
    const sidebar = office.getByRole('navigation', { name: 'Admin Panel' });
    expect(await sidebar.getByRole('listitem').allInnerTexts()).toEqual([
      'Overview',
      'Applications',
      'Support',
      'Back to App',
      'Sign Out',
    ]);
    await sidebar.getByRole('link', { name: 'Applications' }).click();
    await office.getByRole('link', { name: 'Ruth Abernathy' }).click();
    await office.waitForURL(/\/staff\/applications\/[0-9a-f-]{36}$/);
    await office.unroute('**/api/account');
  });
});

describe('the frame', () => {
  test('has the specified places, and moves the focus to the new page', async () => {
    await office.goto('/admin');
    const sidebar = office.getByRole('navigation', { name: 'Admin Panel' });
    for (const [name, heading] of [
      ['Users', 'User Management'],
      ['Applications', 'Application Management'],
      ['Support', 'Support Management'],
      ['Settings', 'System Settings'],
      ['Overview', 'Overview'],
    ] as const) {
      await sidebar.getByRole('link', { name }).click();
      await office.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(await office.evaluate(() => document.activeElement?.textContent)).toBe(heading);
    }
    await office.getByText('Admin Dashboard', { exact: true }).waitFor();
  });

  test('collapses with Ctrl and b, remembers it for seven days, and leaves other keys alone', async () => {
    const sidebar = office.getByRole('navigation', { name: 'Admin Panel' });
    const width = async () => (await sidebar.boundingBox())?.width;
    expect(await width()).toBe(256);
    await office.keyboard.press('Control+Shift+b');
    expect(await width()).toBe(256);
    await office.keyboard.press('Control+b');
    expect(await width()).toBe(48);
    const [cookie] = (await office.context().cookies()).filter(({ name }) => name === 'sidebar_state');
    expect(cookie?.value).toBe('false');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 24 * 3600);
    await office.reload();
    await office.getByRole('heading', { name: 'Overview' }).waitFor();
    expect(await width()).toBe(48);
    await office.keyboard.press('Control+b');
    expect(await width()).toBe(256);
  });
});

describe('the overview', () => {
  test('counts, says how the system is, and leads on', async () => {
    await office.goto('/admin');
    await office.getByRole('link', { name: /Total Users\s+5/ }).waitFor();
    await office.getByRole('link', { name: /Open Support Tickets\s+0/ }).waitFor();
    await office.getByRole('link', { name: /Completed Applications\s+0/ }).waitFor();
    for (const line of ['Database Connected', 'Authentication Active', 'Admin Access Enabled'])
      await office.getByText(line, { exact: true }).waitFor();
    await office.getByText(/^Checked live .+, in \d+ ms$/).waitFor();
    await office.getByRole('link', { name: /Active Applications\s+3/ }).click();
    await office.getByRole('heading', { name: 'Applications (3)' }).waitFor();
  });

  test('says when it cannot be loaded, and loads when asked again', async () => {
    await office.route('**/api/office/overview', (route) => route.fulfill({ status: 500, body: '{}' }));
    await office.goto('/admin');
    await office.getByRole('main').getByText('Error loading dashboard').waitFor({ timeout: 20_000 });
    await office.unroute('**/api/office/overview');
    await office.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await office.getByText('Database Connected').waitFor();
  });
});

describe('the list of applications', () => {
  const names = () => office.getByRole('row').getByRole('link').allInnerTexts();

  test('is searched, filtered and sorted in the address, and Back undoes it', async () => {
    await office.goto('/admin/applications');
    await office.getByRole('heading', { name: 'Applications (3)' }).waitFor();
    expect(await names()).toEqual(['Marisol Quintero', 'Dale Kowalczyk', 'Ruth Abernathy']);
    await office.getByRole('columnheader', { name: 'Created', exact: true }).getByRole('button').click();
    await office.waitForURL(/dir=asc/);
    await expect.poll(names).toEqual(['Ruth Abernathy', 'Dale Kowalczyk', 'Marisol Quintero']);
    expect(
      await office.getByRole('columnheader', { name: 'Created', exact: true }).getAttribute('aria-sort'),
    ).toBe('ascending');
    await office.getByRole('button', { name: /Sort by date created/ }).click();
    await expect.poll(names).toEqual(['Marisol Quintero', 'Dale Kowalczyk', 'Ruth Abernathy']);

    await office.getByLabel('Search applications').fill('DALEK_');
    await office.getByRole('heading', { name: 'Applications (1)' }).waitFor();
    await office.getByLabel('Status filter').selectOption('Approved');
    await office.getByRole('heading', { name: 'No applications found' }).waitFor();
    await office.goBack();
    await office.getByRole('link', { name: 'Dale Kowalczyk' }).waitFor();
    await office.goForward();
    await office.getByRole('button', { name: 'Clear search' }).click();
    await office.getByRole('heading', { name: 'Applications (3)' }).waitFor();
    expect(await office.getByLabel('Search applications').inputValue()).toBe('');
  });

  test('exports what it shows', async () => {
    await office.goto('/admin/applications?q=quintero');
    await office.getByRole('heading', { name: 'Applications (1)' }).waitFor();
    const arriving = office.waitForEvent('download');
    await office.getByRole('button', { name: 'Export' }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
    expect(text).toContain('Marisol Quintero,marisol.quintero@example.com');
    await office.getByText(`1 row saved as ${download.suggestedFilename()}`).waitFor();
  });

  test('says when it cannot be loaded, and loads when asked again', async () => {
    await office.route('**/api/office/applications?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await office.goto('/admin/applications');
    await office
      .getByRole('main')
      .getByRole('heading', { name: 'Error loading applications' })
      .waitFor({ timeout: 20_000 });
    await office.unroute('**/api/office/applications?*');
    await office.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await office.getByRole('heading', { name: 'Applications (3)' }).waitFor();
  });

  test('is a stack of cards on a phone, with the same menu', async () => {
    await office.setViewportSize(phone);
    await office.goto('/admin/applications');
    await office.getByRole('button', { name: 'Actions for Ruth Abernathy' }).click();
    expect(await office.getByRole('menuitem').allInnerTexts()).toEqual([
      'View Details',
      'View Documents',
      'Approve',
      'Reject',
    ]);
    await office.keyboard.press('Escape');
    const wide = await office.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide).toBe(false);
    await office.setViewportSize({ width: 1280, height: 900 });
  });
});

describe('a decision', () => {
  test('can be made by keyboard alone; a rejection starts at Cancel, and the focus returns', async () => {
    await office.goto('/admin/applications');
    const actions = office.getByRole('button', { name: 'Actions for Ruth Abernathy' });
    await actions.focus();
    await office.keyboard.press('Enter');
    await office.getByRole('menuitem', { name: 'View Details' }).waitFor();
    await office.keyboard.press('r');
    await office.keyboard.press('Enter');
    const dialog = office.getByRole('alertdialog', { name: 'Reject Ruth Abernathy?' });
    await dialog.waitFor();
    await expect.poll(() => focused(office)).toBe('Cancel');
    await office.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focused(office)).toBe('Actions for Ruth Abernathy');

    await office.keyboard.press('Enter');
    await office.getByRole('menuitem', { name: 'View Details' }).waitFor();
    await office.keyboard.press('a');
    await office.keyboard.press('Enter');
    await office.getByRole('alertdialog', { name: 'Approve Ruth Abernathy?' }).waitFor();
    await expect.poll(() => focused(office)).toBe('Note to Ruth Abernathy (optional)');
    await office.keyboard.type('Well done');
    await office.keyboard.press('Tab');
    await office.keyboard.press('Tab');
    expect(await focused(office)).toBe('Approve');
    await office.keyboard.press('Enter');
    await office.getByText(decision.updated, { exact: true }).waitFor();
    await office
      .getByRole('row', { name: /Ruth Abernathy/ })
      .getByText('Approved')
      .waitFor();
  });

  test('is undone from its toast', async () => {
    await office.getByRole('button', { name: 'Undo' }).click();
    await office.getByText(decision.undone, { exact: true }).waitFor();
    await office
      .getByRole('row', { name: /Ruth Abernathy/ })
      .getByText('Started')
      .waitFor();
  });

  test('shows what a colleague did meanwhile, and can then be made again', async () => {
    await office.goto(`/admin/applications/${applications.get('Dale Kowalczyk')?.id}`);
    await office.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = office.getByRole('alertdialog', { name: 'Approve Dale Kowalczyk?' });

    const elsewhere = await office.context().newPage();
    await elsewhere.goto('/admin/applications');
    await elsewhere.getByRole('button', { name: 'Actions for Dale Kowalczyk' }).click();
    await elsewhere.getByRole('menuitem', { name: 'Reject' }).click();
    await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click();
    await elsewhere.getByText(decision.updatedBody).waitFor();
    await elsewhere.close();

    await dialog.getByLabel('Note to Dale Kowalczyk').fill('Fine by me');
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await dialog.getByText(decision.staleTitle).waitFor();
    await dialog.getByText(/^Ana Ribeiro changed the status of Dale Kowalczyk\./).waitFor();
    expect(await dialog.getByLabel('Note to Dale Kowalczyk').inputValue()).toBe('Fine by me');
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await office.getByText('The status is now Approved.').waitFor();
  });

  test('stands in the history, with who made it', async () => {
    await office.getByRole('tab', { name: 'History' }).click();
    await office.getByText('Status changed from Rejected to Approved, with a note').waitFor();
    await office.getByText('Status changed from Started to Rejected', { exact: true }).waitFor();
    await office.getByText('Application started').waitFor();
    await office.getByText('Ana Ribeiro.').first().waitFor();
  });

  test('that fails says so, keeps the note and can be tried again', async () => {
    const status = `**/api/office/applications/${applications.get('Marisol Quintero')?.id}/status`;
    await office.goto(`/admin/applications/${applications.get('Marisol Quintero')?.id}`);
    await office.route(status, (route) => route.abort());
    await office.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = office.getByRole('alertdialog');
    await dialog.getByLabel('Note to Marisol Quintero').fill('Kept');
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await dialog.getByText('Error updating status').waitFor();
    expect(await dialog.getByLabel('Note to Marisol Quintero').inputValue()).toBe('Kept');
    await office.unroute(status);
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  test('of an address that leads nowhere is not offered', async () => {
    await office.goto(`/admin/applications/${crypto.randomUUID()}`);
    await office.getByRole('heading', { name: 'There is no application at this address' }).waitFor();
  });
});

test('signing out leaves the office', async () => {
  await office.goto('/admin');
  await office.getByRole('button', { name: 'Sign Out' }).click();
  await office.waitForURL((url) => url.pathname === '/');
  await office.goto('/admin');
  await office.waitForURL((url) => url.pathname === '/auth');
});

/** Somebody with a profile and an application; without a browser window, to save time. */
async function startedBy(person: { name: string; email: string }): Promise<Application> {
  const browser = aBrowser(() => journey.url);
  const session = await browser.signIn(person.email, person.name);
  const send = (path: string, method: string, body: object) =>
    browser.call(path, session, { method, body: JSON.stringify(body) });
  const profile = { full_name: person.name, phone: null, nationality: null, current_location: null };
  expect((await send('/api/profile', 'PUT', profile)).status).toBe(200);
  const answer = await send('/api/application', 'POST', {});
  return (await answer.json()).application;
}

/** The id of whoever is signed in at this browser. */
function idOf(page: Page): Promise<string> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').user.id, sessionKey);
}

/** What the focused element is called. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element?.id && document.querySelector(`label[for="${element.id}"]`)?.textContent;
    return label || element?.getAttribute('aria-label') || element?.textContent || '';
  });
}
