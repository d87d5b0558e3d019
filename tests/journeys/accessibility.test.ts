import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { askAs } from '../support/ask-as.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney } from '../support/journey.ts';
import { aPageForm } from '../support/request-bodies.ts';
import { aPdf } from '../support/sample-files.ts';
import { signIn } from '../support/sign-in.ts';

/**
 * Every screen, as axe sees it: light and dark, at a phone's and a desk's width, never wider than the window,
 * nothing refused by the content policy (the journey's own rule). A screen that has no line here fails the first test.
 */
const journey = aJourney();

/** Who looks at which address; `:id` stands for Ana's own application, `:message` and `:page` for what she wrote. */
const screens = {
  anybody: ['/auth?mode=sign-up', '/auth/callback', '/admin-setup', '/*'],
  applicant: [
    '/auth/return',
    '/dashboard',
    '/documents',
    '/profile',
    '/subscription',
    '/subscription/return?checkout=00000000-0000-4000-8000-000000000000',
    '/visa-process',
    '/visa-process/apostille?paper=birth&state=ny',
    '/visa-process/cards',
    '/visa-process/cards?card=junta',
    '/visa-process/check-answers',
    '/visa-process/panel',
    '/visa-process/practice',
    '/visa-process/practice?question=unknown',
    '/visa-process/submitted',
    '/visa-process/welcome',
    '/admin',
    '/staff',
  ],
  admin: [
    '/admin-setup',
    '/admin',
    '/admin/applications',
    '/admin/applications?q=nobody',
    '/admin/applications/:id',
    '/admin/applications/:id?tab=documents',
    '/admin/applications/:id?tab=timeline',
    '/admin/users',
    '/admin/users?q=nobody',
    '/admin/support',
    '/admin/support/:message',
    '/admin/support/00000000-0000-4000-8000-000000000000',
    '/admin/settings',
    '/admin/workload',
    '/admin/preview/maintenance',
    '/admin/landing-pages',
    '/admin/landing-pages/:page',
    '/admin/landing-pages/00000000-0000-4000-8000-000000000000',
    '/admin/preview/pitches/:page',
    '/staff',
    '/staff/applications',
    '/staff/applications/:id',
    '/staff/review',
    '/staff/support',
    '/staff/support/canned-replies',
    '/staff/support/:message',
  ],
} as const;

const visitors: Partial<Record<keyof typeof screens, Page>> = {};
/** These are looked at by tests of their own: `public-pages.test.ts`, `office-*.test.ts`. */
const elsewhere = [
  ...[
    '/',
    '/auth',
    '/support',
    '/contact',
    '/privacy',
    '/pet',
    '/money',
    '/offline',
    '/preferences',
    '/testing',
    '/testing2',
  ],
  ...[
    '/admin/review',
    '/admin/support/canned-replies',
    '/admin/outbox',
    '/admin/outbox/kinds',
    '/admin/facts',
    '/admin/facts/:id',
  ],
  ...['/admin/users/:id', '/admin/audit', '/admin/facts/new'],
  ...[
    '/pitches/:slug',
    '/admin/experiments',
    '/admin/experiments/:id',
    '/admin/experiments/:id/report',
    '/admin/analytics',
  ],
];

let applicationId = '';
let messageId = '';
let pageId = '';

beforeAll(async () => {
  visitors.anybody = await journey.aVisitor();
  visitors.applicant = await journey.aVisitor();
  await signIn(visitors.applicant, { email: 'margaret@example.com', name: 'Margaret Ellison' });

  const admin = await journey.aVisitor();
  visitors.admin = admin;
  await signIn(admin, { email: 'ana@example.com', name: 'Ana Ribeiro' });
  await admin.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  await admin.goto('/documents');
  const file = { name: 'passport.pdf', mimeType: 'application/pdf', buffer: aPdf(2) };
  await admin.locator('input[type=file][multiple]').first().setInputFiles(file);
  await admin.getByRole('button', { name: 'Download: passport.pdf' }).waitFor();
  await admin.goto('/admin-setup');
  await admin.getByLabel('Admin Setup Key').fill(journey.setupKey);
  const reloaded = admin.waitForEvent('load');
  await admin.getByLabel('Admin Setup Key').press('Enter');
  await reloaded;
  await admin.goto('/admin/applications');
  const link = admin.getByRole('row').getByRole('link').first();
  applicationId = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  await admin.goto('/support?subject=Apostille');
  await admin.getByRole('textbox', { name: 'Message' }).fill('Which state do I ask?');
  await admin.getByRole('button', { name: 'Send message' }).click();
  await admin.getByText('Your message is with us').waitFor();
  await admin.goto('/admin/support');
  await admin.getByRole('link', { name: 'Apostille' }).click();
  await admin.getByLabel('Your reply').fill('The one that issued the paper.');
  await admin.getByRole('button', { name: 'Send reply' }).click();
  await admin.getByText('Kept in the local outbox', { exact: true }).waitFor();
  messageId = new URL(admin.url()).pathname.split('/').at(-1) ?? '';
  const page = aPageForm({ slug: 'from-texas', title: 'From Texas to Portugal', template: 'comparison' });
  const made = await askAs(admin, 'POST', '/api/office/landing-pages', page);
  pageId = made.body.id;
});

test('every address of ours is looked at', () => {
  const here = Object.values(screens).flatMap((paths) => paths.map((path) => path.split('?')[0]));
  const looked = new Set([...here, ...elsewhere]);
  const written = (address: string) =>
    address.replace('support/:id', 'support/:message').replace(/(landing-pages|pitches)\/:id/, '$1/:page');
  expect(addressesOf(routes, '').filter((address) => !looked.has(written(address)))).toEqual([]);
});

describe.each(Object.keys(screens) as (keyof typeof screens)[])('%s', (who) => {
  test.each(screens[who])('%s', async (path) => {
    const page = visitors[who] as Page;
    const ids: Record<string, string> = { ':id': applicationId, ':message': messageId, ':page': pageId };
    await page.goto(path.replace(/:\w+/, (name) => ids[name] ?? '').replace('*', 'no-such-page'));
    await settled(page);
    expect(await faultsEverywhere(page)).toEqual([]);
  });
});

describe('what opens over the office', () => {
  test.each(['Approve', 'Reject'])('the question before %s', async (verb) => {
    const admin = visitors.admin as Page;
    await admin.goto(`/admin/applications/${applicationId}`);
    await admin.getByRole('button', { name: verb, exact: true }).click();
    await admin.getByRole('alertdialog').waitFor();
    expect(await faultsEverywhere(admin)).toEqual([]);
  });

  test('what comes after a decision: the toast and the way back', async () => {
    const admin = visitors.admin as Page;
    await admin.goto(`/admin/applications/${applicationId}`);
    await admin.getByRole('button', { name: 'Approve', exact: true }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await admin.getByText('Application status has been updated successfully.').waitFor();
    await admin.getByRole('region', { name: 'Decision that can be undone' }).waitFor();
    expect(await faultsEverywhere(admin)).toEqual([]);
  });

  test('the menu of a row, and the drawer of a phone', async () => {
    const admin = visitors.admin as Page;
    await admin.goto('/admin/applications');
    await admin
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await admin.getByRole('menuitem', { name: 'View Details' }).waitFor();
    expect(await faultsEverywhere(admin)).toEqual([]);
    await admin.keyboard.press('Escape');
    await admin.setViewportSize({ width: 390, height: 844 });
    await admin.getByRole('button', { name: 'Open the menu' }).click();
    await admin.getByRole('dialog', { name: 'Admin Panel' }).waitFor();
    expect(await faultsEverywhere(admin)).toEqual([]);
  });
});

/** Loaded: a heading stands, and nothing is on its way any more. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}

/** The addresses of a route tree, written as in `app/routes.ts`. */
function addressesOf(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const address = path ? `${parent}/${path}` : parent;
    const own = index || (path && !children) ? [address || '/'] : [];
    return [...own, ...addressesOf(children ?? [], address)];
  });
}
