import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nifActions } from '#features/guide/texts/guide-nif.ts';
import { askAs } from '../support/ask-as.ts';
import { aJourney, phone } from '../support/journey.ts';
import { newTab } from '../support/new-tab.ts';
import { aProfile } from '../support/request-bodies.ts';
import { aPdf } from '../support/sample-files.ts';
import { signIn } from '../support/sign-in.ts';

const journey = aJourney();

const welcome = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: `Welcome back, ${name}!` });

/** Resolves when this browser follows the server; answers how many streams its tabs have open. */
function streamsOf(page: Page): { opened: () => number; first: Promise<unknown> } {
  let opened = 0;
  const isStream = (url: string) => new URL(url).pathname === '/api/updates';
  page.context().on('request', (request) => {
    if (isStream(request.url())) opened += 1;
  });
  return {
    opened: () => opened,
    first: page.context().waitForEvent('response', (answer) => isStream(answer.url())),
  };
}

test('two tabs and another device show what changed, without a reload, over one stream each', async () => {
  const person = { email: 'live@example.com', name: 'Liv Ely' };
  const laptop = await journey.aVisitor();
  const streams = streamsOf(laptop);
  await signIn(laptop, person, '/profile');
  await streams.first;
  const tab = await newTab(laptop, '/dashboard');
  await welcome(tab, 'Explorer').waitFor();

  const handset = await journey.aVisitor({ viewport: phone });
  const followed = streamsOf(handset).first;
  await signIn(handset, person);
  await followed;
  await welcome(handset, 'Explorer').waitFor();

  await laptop.getByLabel('Full Name').fill('Liv Ely');
  await laptop.getByRole('button', { name: 'Save Profile' }).click();
  await welcome(handset, 'Liv Ely').waitFor();
  await welcome(tab, 'Liv Ely').waitFor();
  expect(streams.opened()).toBe(1);
});

/** Lets no request for `url` out of a page until it is called. */
async function holdUp(page: Page, url: string | RegExp) {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return goOn;
}

test('what changes while a page opens is shown by it, in the first tab and in the next', async () => {
  const person = { email: 'opening@example.com', name: 'Ope Ning' };
  const other = await journey.aVisitor();
  await signIn(other, person, '/profile');
  const rename = async (full_name: string) => {
    const body = aProfile({ full_name });
    expect((await askAs(other, 'PUT', '/api/profile', body)).status).toBe(200);
  };
  const first = await journey.aVisitor();
  const goOn = await holdUp(first, '**/api/updates?**');
  await signIn(first, person);
  await welcome(first, 'Explorer').waitFor();
  await rename('First Tab');
  goOn();
  await welcome(first, 'First Tab').waitFor();

  const next = await newTab(first, '/profile');
  const follow = await holdUp(next, /\/live-[^/]+\.js$/);
  await next.goto('/dashboard');
  await welcome(next, 'First Tab').waitFor();
  await rename('Next Tab');
  follow();
  await welcome(next, 'Next Tab').waitFor();
});

/** Resolves when the pages would open without a connection. */
const keptOffline = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });

/** What this browser keeps, in every place where a page can keep something. */
const leftBehind = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).filter((key) => !key.startsWith('react-router')),
    databases: await indexedDB.databases(),
    caches: await Promise.all(
      (await caches.keys()).map(async (name) => [name, (await (await caches.open(name)).keys()).length]),
    ),
  }));

const offline = (page: Page) => page.getByText('You are offline.');

test('without a connection the pages open again, and lists say when they are from', async () => {
  const page = await journey.aVisitor({ serviceWorkers: 'allow' });
  await signIn(page, { email: 'offline@example.com', name: 'Olive Line' }, '/profile');
  await page.getByLabel('Full Name').fill('Olive Line');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.getByText('Profile updated').first().waitFor();
  await page.goto('/dashboard');
  await welcome(page, 'Olive Line').waitFor();
  await page.getByRole('link', { name: 'Documents', exact: true }).first().click();
  const general = page.getByRole('region', { name: 'General Documents' });
  const chooser = page.waitForEvent('filechooser');
  await general.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles([{ name: 'birth.pdf', mimeType: 'application/pdf', buffer: aPdf(2) }]);
  await general.getByText('File uploaded successfully').waitFor();
  await keptOffline(page);

  await page.context().setOffline(true);
  await offline(page).waitFor();
  await page.reload();
  await general.getByText('birth.pdf').first().waitFor();
  await offline(page).waitFor();
  await page.getByText(/^From \d+:\d\d [AP]M$/).waitFor();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await welcome(page, 'Olive Line').waitFor();
  await page.goto('/visa-process');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await page.getByLabel('Full Name').waitFor();
  await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Olive Line');
  // Only ticks are kept on the device: of a form nobody says so.
  await page.getByLabel('Phone Number').fill('+351 912 345 678');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  expect(await page.getByText('Saved on this device.').count()).toBe(0);

  await page.context().setOffline(false);
  await page.getByText('Profile updated').first().waitFor();
  await offline(page).waitFor({ state: 'hidden' });
});

test('nothing personal is in what the browser keeps of the pages, and signing out leaves nothing at all', async () => {
  const page = await journey.aVisitor({ serviceWorkers: 'allow' });
  await signIn(page, { email: 'wiped@example.com', name: 'Wil Wiped' });
  await welcome(page, 'Explorer').waitFor();
  await keptOffline(page);
  const kept = await page.evaluate(async () => {
    const found: { address: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push({
          address: new URL(request.url).pathname,
          text: await ((await cache.match(request)) ?? new Response()).text(),
        });
    }
    return found;
  });
  expect(kept.map(({ address }) => address)).toContain('/dashboard');
  expect(kept.filter(({ address }) => address.startsWith('/api') || address.startsWith('/files'))).toEqual(
    [],
  );
  expect(kept.filter(({ text }) => text.includes('wiped@example.com'))).toEqual([]);
  expect((await leftBehind(page)).local.filter((key) => key.startsWith('kept:'))).not.toEqual([]);

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.getByText('Signed out successfully').waitFor();
  // A request on its way may make an empty cache anew; it holds nothing and goes with the next visit.
  const anything = async () => {
    const { caches, ...rest } = await leftBehind(page);
    return { ...rest, caches: caches.filter(([, size]) => size !== 0) };
  };
  const nothing = { local: [], session: [], databases: [], caches: [] };
  await expect.poll(async () => (await anything()).caches).toEqual([]);
  await page.reload();
  await expect.poll(anything).toEqual(nothing);
});

/** A box of the guide's first checklist. */
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: title });
const firstAction = nifActions['nif-portal'].title;
const secondAction = nifActions['nif-request'].title;

/** What the server says is ticked. */
const tickedOnServer = (page: Page) =>
  page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('rumo-session') ?? '{}');
    const headers = { authorization: `Bearer ${access_token}` };
    const { applications } = await (await fetch('/api/applications', { headers })).json();
    const guide = await (await fetch(`/api/applications/${applications[0].id}/guide`, { headers })).json();
    return Object.keys(guide.completed).sort();
  });

test('a tick shows on another device; one made offline is kept over a reload and arrives later', async () => {
  const person = { email: 'ticks@example.com', name: 'Tick Ster' };
  const laptop = await journey.aVisitor({ serviceWorkers: 'allow' });
  await signIn(laptop, person);
  await welcome(laptop, 'Explorer').waitFor();
  const handset = await journey.aVisitor({ viewport: phone });
  const followed = streamsOf(handset).first;
  await signIn(handset, person, '/visa-process');
  await followed;
  await box(handset, firstAction).waitFor();
  await laptop.goto('/visa-process');
  await box(laptop, firstAction).click();
  await expect.poll(() => box(handset, firstAction).isChecked()).toBe(true);

  await keptOffline(laptop);
  await laptop.context().setOffline(true);
  await offline(laptop).waitFor();
  await box(laptop, secondAction).click();
  await laptop.getByText("Saved on this device. We'll send it when you're back online.").first().waitFor();
  await laptop.reload();
  await expect.poll(() => box(laptop, secondAction).isChecked()).toBe(true);
  expect(await box(handset, secondAction).isChecked()).toBe(false);

  await laptop.context().setOffline(false);
  await expect.poll(() => tickedOnServer(laptop)).toEqual(['nif-portal', 'nif-request']);
  await expect.poll(() => box(handset, secondAction).isChecked()).toBe(true);
  await expect
    .poll(async () => (await leftBehind(laptop)).local.filter((key) => key.startsWith('kept:guide-set')))
    .toEqual([]);
});
