import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { landingTexts } from '#features/site/texts/landing.ts';
import { siteTexts } from '#features/site/texts/site.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney } from '../support/journey.ts';
import { listenForComplaints, sidewaysScroll } from '../support/page-checks.ts';

const paths = [
  '/',
  '/auth',
  '/support',
  '/contact',
  '/privacy',
  '/pet',
  '/offline',
  '/preferences',
  '/testing',
  '/testing?frame=office',
  '/testing2',
];

const journey = aJourney();
const open: Page[] = [];

afterEach(async () => {
  for (const page of open.splice(0)) await page.context().close();
});

async function visit(path: string, options: BrowserContextOptions = {}) {
  const page = await journey.aVisitor(options);
  open.push(page);
  const complaints = listenForComplaints(page);
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  return { page, complaints, status: answer?.status() };
}

describe.each(paths)('%s', (path) => {
  it('is clean for assistive technology and never scrolls sideways, down to 320 pixels', async () => {
    const { page, complaints } = await visit(path);
    expect(await faultsEverywhere(page)).toEqual([]);
    for (const width of [320, 768, 1000, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page), `at ${width}`).toBe(0);
    }
    expect(complaints).toEqual([]);
  });

  it('has no link that leads nowhere', async () => {
    const { page } = await visit(path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => [...new Set(anchors.map((anchor) => (anchor as HTMLAnchorElement).href))]);
    for (const link of links) expect((await fetch(link)).status, link).toBe(200);
  });
});

it('a visitor reads the landing page without script', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false });
  const words = await page.locator('body').textContent();
  for (const { title, weeks } of landingTexts.path.steps) {
    expect(words).toContain(title);
    expect(words).toContain(weeks);
  }
  await expect
    .poll(() => page.getByRole('link', { name: siteTexts.hero.action }).getAttribute('href'))
    .toBe('/auth');
});

it('a visitor at an unknown address is told so, keeps the address and finds the way home', async () => {
  const { page, status } = await visit('/no/such-page');
  expect(status).toBe(404);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/no/such-page');
  const { code, title, where, home } = siteTexts.notFound;
  for (const words of [code, title, where('/no/such-page')]) {
    await expect.poll(() => page.getByText(words, { exact: true }).isVisible()).toBe(true);
  }
  await page.getByRole('link', { name: home }).click();
  await page.waitForURL(`${journey.url}/`);
});

const desktop = { width: 1280, height: 800 };

it('the first press of Tab offers the way over the navigation', async () => {
  const { page } = await visit('/', { viewport: desktop });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
});

it('a reader who chooses dark keeps it, before the first paint, whatever the device says', async () => {
  const { page } = await visit('/testing', { colorScheme: 'light', viewport: desktop });
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');

  await page.addInitScript(() => {
    // The theme as it stands when the body appears, which is before anything can be painted.
    new MutationObserver((_changes, watcher) => {
      if (!document.body) return;
      document.documentElement.dataset.themeAtBody = document.documentElement.dataset.theme;
      watcher.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => page.locator('html').getAttribute('data-theme-at-body')).toBe('dark');
});
