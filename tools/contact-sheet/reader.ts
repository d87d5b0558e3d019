import type { Browser, Page, Route } from 'playwright-core';
import { signIn } from '#tests/support/sign-in.ts';
import type { Condition, Reader } from './screens.ts';

/** Users of the demo world, and a new one. */
export const people = {
  beginner: { email: 'long.name@example.com', name: 'Maria Wilhelmina Featherstonehaugh-Vasconcelos' },
  applicant: { email: 'margaret.ellison@example.com', name: 'Margaret Ellison' },
  moving: { email: 'dorothy.beckwith@example.com', name: 'Dorothy Beckwith' },
  planned: { email: 'carlos.renteria@example.com', name: 'Carlos Rentería' },
  reviewed: { email: 'linda.abernathy@example.com', name: 'Linda Abernathy' },
  approved: { email: 'harold.nguyen@example.com', name: 'Harold Nguyen' },
  refused: { email: 'james.kowalczyk@example.com', name: 'James Kowalczyk' },
  arrived: { email: 'patricia.oyelaran@example.com', name: 'Patricia Oyelaran' },
  admin: { email: 'helena.duarte@example.com', name: 'Helena Duarte' },
} as const;

/** Without these nobody could sign in, and no screen could fail or load. */
const always = ['/api/account', '/api/office/staff', '/api/updates', '/api/settings/public'];

/** Opens a browser context, signed in unless the reader is a visitor. */
export async function openAs(browser: Browser, url: string, reader: Reader): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (reader !== 'visitor') {
    await signIn(page, people[reader]);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  return page;
}

/** From the next page on the server answers, fails or never answers. */
export async function putIn(page: Page, condition: Condition): Promise<void> {
  await page.unroute('**/api/**');
  if (condition === 'usual') return;
  await page.route('**/api/**', (route: Route) => {
    if (always.includes(new URL(route.request().url()).pathname)) return route.continue();
    if (condition === 'loading') return undefined;
    return route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
  });
  // Stored data of an earlier visit would show instead.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('kept:')) localStorage.removeItem(key);
  });
}

const lists: Record<string, string> = {
  ':application': '/admin/applications',
  ':message': '/admin/support',
  ':fact': '/admin/facts',
  ':page': '/admin/landing-pages',
  ':experiment': '/admin/experiments',
  ':person': '/admin/users',
};

/** A public landing page of the demo world. */
const publicPage = 'retire-in-portugal';

/** The id for each name in a path: the first in its list. */
export async function findIds(admin: Page): Promise<ReadonlyMap<string, string>> {
  const found = new Map([[':slug', publicPage]]);
  for (const [name, list] of Object.entries(lists)) {
    await admin.goto(list);
    // Other links lead on from there, too, and appear before the rows.
    const others = ['new', 'canned-replies'].map((place) => `[href$="/${place}"]`).join(', ');
    const link = admin.locator(`main a[href^="${list}/"]:not(${others})`).filter({ visible: true });
    await link.first().waitFor();
    const { pathname } = new URL((await link.first().getAttribute('href')) ?? '', admin.url());
    found.set(name, pathname.slice(list.length + 1));
  }
  return found;
}
