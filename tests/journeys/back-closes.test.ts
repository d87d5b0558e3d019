import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentWords } from '#features/documents/texts/document-types.ts';
import { setAsideTexts } from '#features/documents/texts/set-aside.ts';
import { guideTexts } from '#features/guide/texts/guide.ts';
import { nifTexts } from '#features/guide/texts/guide-nif.ts';
import { officeFindingTexts } from '#features/overview/texts/office-finding.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { becomeFirstAdmin } from '../support/first-admin.ts';
import { aJourney, phone } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

/** On a phone, Back closes what covers the page, and only then leaves the page. */
const journey = aJourney();
const handset = { viewport: phone, hasTouch: true, isMobile: true };

const window = (page: Page) => page.getByRole('dialog');
const closed = (page: Page) => window(page).waitFor({ state: 'detached' });
const paper = documentWords['birth-certificate'].name;
const pathOf = (page: Page) => new URL(page.url()).pathname;

interface Covering {
  name: string;
  /** Where `opener` is, and the page before it. */
  at: string;
  before: string;
  opener: (page: Page) => Locator;
  /** Pressed before the opener is there. */
  unfold?: (page: Page) => Locator;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();

const ofApplicants: Covering[] = [
  { name: 'the portal', at: '/visa-process', before: '/dashboard', opener: button(nifTexts.portal) },
  { name: 'Read ahead', at: '/visa-process', before: '/dashboard', opener: button(guideTexts.readAhead) },
  { name: 'Words explained', at: '/visa-process', before: '/dashboard', opener: button('Words explained') },
  {
    name: 'setting a paper aside',
    at: '/documents',
    before: '/dashboard',
    opener: button(setAsideTexts.offerNamed(paper)),
    unfold: button(new RegExp(`^${paper}`)),
  },
];

const ofStaff: Covering[] = [
  { name: 'the menu', at: '/admin/users', before: '/admin', opener: button(uiTexts.openMenu) },
  { name: 'the palette', at: '/admin/users', before: '/admin', opener: button(officeFindingTexts.button) },
  {
    name: 'a new page',
    at: '/admin/landing-pages',
    before: '/admin',
    opener: button('Create Landing Page'),
  },
  { name: 'a new experiment', at: '/admin/experiments', before: '/admin', opener: button(/^Create/) },
];

/** Opened, closed by Back, opened again and closed by its own button: each leaves the page where it was, and no trace. */
async function backCloses(page: Page, { at, before, opener, unfold }: Covering): Promise<void> {
  await page.goto(before);
  await page.locator('h1').first().waitFor();
  await page.goto(at);
  await unfold?.(page).click();
  const open = async () => {
    await opener(page).click();
    await window(page).waitFor();
  };
  await open();
  const length = await page.evaluate(() => history.length);
  await page.goBack();
  await closed(page);
  expect(pathOf(page)).toBe(at);
  await open();
  await window(page)
    .getByRole('button', { name: /^Close/ })
    .first()
    .click();
  await closed(page);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.goBack();
  await page.waitForURL(`**${before}`);
}

describe('the applicant’s side', () => {
  let dorothy: Page;
  beforeAll(async () => {
    dorothy = await journey.aVisitor(handset);
    await signIn(dorothy, { email: 'dorothy@example.com', name: 'Dorothy Lang' });
    await dorothy.getByRole('heading', { name: 'Your Visa Journey' }).waitFor();
  });

  for (const covering of ofApplicants)
    test(`Back closes ${covering.name}`, () => backCloses(dorothy, covering));

  test('pages that were turned inside the portal do not keep it open', async () => {
    await dorothy.route('https://www.portaldasfinancas.gov.pt/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Portal</h1><a href="#entry">Enter</a>' }),
    );
    await dorothy.goto('/dashboard');
    await dorothy.goto('/visa-process');
    await button(nifTexts.portal)(dorothy).click();
    const portal = window(dorothy).frameLocator('iframe');
    await portal.getByRole('link', { name: 'Enter' }).click();
    await expect.poll(() => dorothy.frames().some((frame) => frame.url().endsWith('#entry'))).toBe(true);
    await window(dorothy).getByRole('button', { name: 'Close' }).click();
    await closed(dorothy);
    expect(pathOf(dorothy)).toBe('/visa-process');
    await dorothy.goBack();
    await dorothy.waitForURL('**/dashboard');
  });
});

describe('the office', () => {
  let office: Page;
  beforeAll(async () => {
    office = await journey.aVisitor(handset);
    await becomeFirstAdmin(office, journey.setupKey);
  });

  for (const covering of ofStaff) test(`Back closes ${covering.name}`, () => backCloses(office, covering));

  test('a place chosen in the menu or the palette is one step from the page before', async () => {
    await office.goto('/admin');
    await button(uiTexts.openMenu)(office).click();
    await window(office).getByRole('link', { name: 'Applications' }).click();
    await office.waitForURL('**/admin/applications');
    await closed(office);
    await button(officeFindingTexts.button)(office).click();
    await office.getByRole('combobox', { name: officeFindingTexts.label }).fill('Settings');
    await office.keyboard.press('Enter');
    await office.waitForURL('**/admin/settings');
    await closed(office);
    await office.goBack();
    await office.waitForURL('**/admin/applications');
    await office.goBack();
    await office.waitForURL((url) => url.pathname === '/admin');
    await closed(office);
  });
});
