import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { isMarketing } from '#tests/specification/marketing-situations.ts';
import { databaseFaults } from '../support/database-faults.ts';
import { aJourney } from '../support/journey.ts';
import { aWalk } from '../support/meet-texts.ts';
import { startApplication } from '../support/start-application.ts';

/**
 * The tests of one file: every text that the back-office specification prescribes, on the screen and in the situation it
 * is meant for, in a window of this size. Answers the journey, for what else the file looks at.
 */
export function walkTheOffice(viewport: { width: number; height: number }) {
  const journey = aJourney();
  const faults = databaseFaults(journey.dataDir);
  const texts = aWalk('back-office', (situation) => !isMarketing(situation));

  let page: Page;
  beforeAll(async () => {
    await startApplication(journey.url, { name: 'Ruth Abernathy', email: 'ruth.abernathy@example.com' });
    page = await journey.aVisitor({ viewport });
  });

  const press = (name: string, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true }).click();
  const open = (path: string) => () => page.goto(path);
  const tryKey = (key: string) => async () => {
    await page.getByLabel('Admin Setup Key').fill(key);
    await press('Setup Admin Access');
  };

  test('on the way to the first admin', async () => {
    await texts.meet(page, 'landing, signed out', open('/'));
    await texts.meet(page, 'admin setup, signed out', open('/admin-setup'));
    await texts.meet(page, 'admin setup', () =>
      signInAgain({ email: 'ana.ribeiro@example.com', name: 'Ana Ribeiro' }),
    );
    await texts.meet(page, 'office, role being looked up', open('/admin'));
    await texts.meet(page, 'office, refused to a person', () => page.reload());
    await texts.meet(page, 'moderator pages, refused to a person', open('/staff'));

    await page.goto('/admin-setup');
    await faults.query(`update sessions set ended_at = now(), end_reason = 'signed_out_everywhere'`);
    // Another call hears of it first: the one that is stopped for it puts no error of its own over the sentence.
    await page.route('**/api/admin-setup', () => {});
    await texts.meet(page, 'admin setup, session lost', async () => {
      await tryKey('any')();
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    });
    await page.unroute('**/api/admin-setup');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/admin-setup');
    await signInAgain({ email: 'ana.ribeiro@example.com', name: 'Ana Ribeiro' });
    await texts.meet(page, 'admin setup, empty key', tryKey('  '));
    await texts.meet(page, 'admin setup, wrong key', tryKey('not the key'));
    await faults.withoutWriting('user_roles', () =>
      texts.meet(page, 'admin setup, failed without a message', tryKey(journey.setupKey)),
    );
    const reloaded = page.waitForEvent('load');
    await texts.meet(page, 'admin setup, done', tryKey(journey.setupKey));
    await reloaded;
  });

  test('the overview', async () => {
    await texts.meet(page, 'office overview', async () => {
      await page.goto('/admin');
      if (viewport.width >= 768) return;
      await press('Open the menu');
      await press('Close the menu');
    });
    await faults.withoutReading('accounts', () =>
      texts.meet(page, 'office overview, people cannot be counted', () => page.reload()),
    );
  });

  test('what cannot be loaded', () =>
    faults.without(['visa_applications', 'profiles', 'support_messages'], () =>
      Promise.all([
        texts.meetInTab(page, 'office overview, cannot load', '/admin'),
        texts.meetInTab(page, 'users, cannot load', '/admin/users'),
        texts.meetInTab(page, 'applications, cannot load', '/admin/applications'),
        texts.meetInTab(page, 'support messages, cannot load', '/admin/support'),
      ]),
    ));

  test('users', async () => {
    await texts.meet(page, 'users', open('/admin/users'));
    await texts.meet(page, 'users, actions', () =>
      page
        .getByRole('link', { name: /^View Details/ })
        .first()
        .waitFor(),
    );
    await texts.meet(page, 'users, none found', () => page.getByLabel('Search users').fill('nobody at all'));
    await faults.withNothingToSee('accounts', () =>
      texts.meet(page, 'users, nobody registered', open('/admin/users')),
    );
    await faults.query(
      `insert into accounts (issuer, subject, email) values ('https://accounts.google.com', 'nameless', 'n@example.com')`,
    );
    await texts.meet(page, 'users, with nothing filled in', () => page.reload());
  });

  test('applications', async () => {
    // Narrower than this the type leaves (decision 0128); a phone shows all of it on the card.
    if (viewport.width > 768) await page.setViewportSize({ ...viewport, width: 1600 });
    await texts.meet(page, 'applications', open('/admin/applications'));
    await texts.meet(page, 'applications, row menu', () => press('Actions for Ruth Abernathy'));
    await page.getByRole('menuitem', { name: 'Approve' }).click();
    const approve = () => press('Approve', page.getByRole('alertdialog'));
    await faults.withoutWriting('visa_applications', () =>
      texts.meet(page, 'applications, status cannot be changed', approve),
    );
    await texts.meet(page, 'applications, status changed', approve);
  });

  test('support messages', async () => {
    await faults.query(
      `insert into support_messages (user_id, subject, message, status, priority)
       select id, 'About my visa', 'When will I hear?', status, priority from accounts,
       (values ('open', 'high'), ('in_progress', 'medium'), ('resolved', 'low'), ('closed', 'low')) as kinds (status, priority)
       where email = 'ruth.abernathy@example.com'`,
    );
    await texts.meet(page, 'support messages', open('/admin/support'));
    await texts.meet(page, 'support messages, actions', () => page.reload());
    // All four are of one moment, so any may stand first, also the one that is in progress already.
    const start = () =>
      page.locator('button[title="In Progress"]:not([aria-disabled="true"])').first().click();
    await faults.withoutWriting('support_messages', () =>
      texts.meet(page, 'support messages, status cannot be changed', start),
    );
    await texts.meet(page, 'support messages, status changed', start);
  });

  test('settings', async () => {
    const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
    await texts.meet(page, 'settings', async () => {
      await page.goto('/admin/settings');
      await page.getByLabel('Site Name').waitFor();
      await tab('File Management');
    });
    const size = page.getByLabel('Max File Size (MB)');
    await size.fill('12');
    await faults.withoutWriting('system_settings', () =>
      texts.meet(page, 'settings, cannot be saved', () => press('Save Changes')),
    );
    await texts.meet(page, 'settings, saved', () => press('Save Changes'));
    await size.fill('11');
    await texts.meet(page, 'settings, saving and all four tabs', async () => {
      for (const name of ['Security', 'System Status', 'General']) await tab(name);
      await tab('System Status');
      await press('Save Changes');
    });
  });

  test('no text is missing', () => {
    expect(texts.missing()).toEqual([]);
  });

  /** From the page that asks for it, and back to it. */
  async function signInAgain(person: { email: string; name: string }): Promise<void> {
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Name').fill(person.name);
    await press('Sign in');
    await page.waitForURL((url) => url.pathname === '/admin-setup');
  }

  return journey;
}
