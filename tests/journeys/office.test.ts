import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminSetupTexts } from '#features/accounts/texts/admin-setup.ts';
import { officeTexts } from '#features/overview/texts/office.ts';
import { sessionKey } from '#platform/browser/stored-session.ts';
import { aJourney } from '#tests/support/journey.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { startApplication } from '#tests/support/start-application.ts';

/** The door to the staff side and its frame, as admins, moderators and people who are neither meet them. */
const journey = aJourney();
const { guard } = officeTexts;

const ana = { email: 'ana.ribeiro@example.com', name: 'Ana Ribeiro' };
const tiago = { email: 'tiago.pires@example.com', name: 'Tiago Pires' };

let office: Page;
beforeAll(async () => {
  await startApplication(journey.url, { name: 'Ruth Abernathy', email: 'ruth.abernathy@example.com' });
  office = await journey.aVisitor();
});

describe('before there is an admin', () => {
  test('nobody signed in is sent to sign in, and back afterwards', async () => {
    const visitor = await journey.aVisitor();
    await visitor.goto('/admin/applications?status=approved');
    await visitor.waitForURL((url) => url.pathname === '/auth');
    await expect
      .poll(() => new URL(visitor.url()).searchParams.get('return_to'))
      .toBe('/admin/applications?status=approved');
    await visitor.context().close();
  });

  test('somebody who is no admin reads why, who they are, and can go back', async () => {
    const visitor = await journey.aVisitor();
    await signIn(visitor, tiago, '/admin/settings');
    await visitor.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await visitor
      .getByText('You need admin privileges to access this page. Current role: user', { exact: true })
      .waitFor();
    expect(await visitor.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0);
    const id = await idOf(visitor);
    await visitor.getByText(id).waitFor();
    await expect
      .poll(() => visitor.getByRole('link', { name: guard.setup }).getAttribute('href'))
      .toBe('/admin-setup');
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
    await expect.poll(() => key.getAttribute('type')).toBe('password');

    const button = office.getByRole('button', { name: 'Setup Admin Access' });
    await key.fill('   ');
    await button.click();
    await office.getByText('Please enter the admin setup key').first().waitFor();

    await key.fill('not the key');
    await key.press('Enter');
    await office.getByRole('alert').getByText('Invalid admin key or admin already exists').first().waitFor();

    await expect
      .poll(() => office.getByRole('link', { name: 'Back to Home' }).getAttribute('href'))
      .toBe('/');
    await office.evaluate(noteReload);
    await key.fill(` ${journey.setupKey} `);
    const reloaded = office.waitForEvent('load');
    await button.click();
    await office.getByText('Admin access has been granted. Please refresh the page.').first().waitFor();
    await reloaded;
    expect(await office.evaluate(() => sessionStorage.getItem('reloads after'))).toBe('1500');
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
    await office.getByText('Current role: user').waitFor();
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
    await office.getByRole('link', { name: guard.ownScreens }).click();
    await office.getByRole('heading', { name: 'Overview' }).waitFor();
    const sidebar = office.getByRole('navigation', { name: 'Admin Panel' });
    await expect
      .poll(() => sidebar.getByRole('listitem').allInnerTexts())
      .toEqual(['Overview', 'Applications', 'Documents', 'Support', 'Back to App', 'Sign Out']);
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
    // The last is what stands there only once the screen's data have come: its heading may be a new one by then.
    for (const [name, heading, loaded] of [
      ['Users', 'User Management', 'Export'],
      ['Applications', 'Application Management', 'Export'],
      ['Support', 'Support Management', 'Export'],
      ['Settings', 'System Settings', 'Save Changes'],
      ['Overview', 'Overview', 'Refresh Data'],
    ] as const) {
      await sidebar.getByRole('link', { name }).click();
      await office.getByRole('heading', { level: 1, name: heading }).waitFor();
      await office.getByRole('button', { name: loaded }).waitFor();
      await expect.poll(() => office.evaluate(() => document.activeElement?.textContent)).toBe(heading);
    }
    await office.getByText('Admin Dashboard', { exact: true }).waitFor();
    await expect
      .poll(() => sidebar.getByRole('link', { name: 'Back to App' }).getAttribute('href'))
      .toBe('/');
    await sidebar.getByRole('link', { name: 'Users' }).click();
    await office.getByText('3 users', { exact: true }).waitFor();
  });

  test('is a drawer of 18rem on a phone, and a sidebar from 768 pixels on', async () => {
    const sidebar = office.getByRole('navigation', { name: 'Admin Panel' });
    await office.setViewportSize({ width: 767, height: 900 });
    await expect.poll(() => sidebar.count()).toBe(0);
    await office.getByRole('button', { name: 'Open the menu' }).click();
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(287);
    await office.getByRole('button', { name: 'Close the menu' }).click();
    await sidebar.waitFor({ state: 'detached' });
    await office.setViewportSize({ width: 768, height: 900 });
    await sidebar.waitFor();
    expect(await office.getByRole('button', { name: 'Open the menu' }).count()).toBe(0);
    await office.setViewportSize({ width: 1280, height: 900 });
  });

  test('collapses with Ctrl and b, remembers it for seven days, and leaves other keys alone', async () => {
    const sidebar = office.getByRole('navigation', { name: 'Admin Panel' });
    const width = async () => (await sidebar.boundingBox())?.width;
    await office.goto('/admin');
    await office.getByRole('heading', { name: 'Overview' }).waitFor();
    await expect.poll(width).toBe(256);
    await office.keyboard.press('Control+Shift+b');
    expect(await width()).toBe(256);
    await office.keyboard.press('Control+b');
    await expect.poll(width).toBe(48);
    const [cookie] = (await office.context().cookies()).filter(({ name }) => name === 'sidebar_state');
    expect(cookie?.value).toBe('false');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 24 * 3600);
    await office.reload();
    await office.getByRole('heading', { name: 'Overview' }).waitFor();
    await expect.poll(width).toBe(48);
    await office.keyboard.press('Control+b');
    await expect.poll(width).toBe(256);
  });
});

test('signing out leaves the office', async () => {
  await office.goto('/admin');
  await office.getByRole('button', { name: 'Sign Out' }).click();
  await office.waitForURL((url) => url.pathname === '/');
  await office.goto('/admin');
  await office.waitForURL((url) => url.pathname === '/auth');
});

/** Notes the milliseconds until the page loads itself again, where the next page can read them. */
function noteReload(): void {
  const { setTimeout } = window;
  const noted = (run: TimerHandler, wait?: number, ...rest: unknown[]) => {
    if (String(run).includes('reload')) sessionStorage.setItem('reloads after', String(wait));
    return setTimeout(run, wait, ...rest);
  };
  Object.assign(window, { setTimeout: noted });
}

/** The id of whoever is signed in at this browser. */
function idOf(page: Page): Promise<string> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').user.id, sessionKey);
}
