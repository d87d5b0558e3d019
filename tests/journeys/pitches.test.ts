import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageTexts } from '#features/pages/texts/pages.ts';
import { siteTexts } from '#features/site/texts/site.ts';
import { databaseFaults } from '../support/database-faults.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { aJourney, phone } from '../support/journey.ts';
import { shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { phoneAgent } from '../support/phone-agent.ts';
import { signInOnScreen } from '../support/sign-in.ts';

/** What visitors see at /pitches/{slug}, in real browsers. Pages and the experiment are put there past the screens. */
const journey = aJourney();
const database = databaseFaults(journey.dataDir);
const titles = ['From Texas to a home in Portugal', 'Leave Texas for the sea'] as const;
const onPhone = { viewport: phone, userAgent: phoneAgent };

beforeAll(async () => {
  const [experiment, ...pages] = [randomUUID(), randomUUID(), randomUUID()];
  await database.query("insert into experiments (id, name) values ($1, 'Titles')", [experiment]);
  for (const [place, title] of titles.entries()) {
    const sections = [
      { type: 'hero', props: { title, subtitle: 'Your papers in the right order.', ctaText: 'Get My Plan' } },
      {
        type: 'features',
        props: {
          title: 'What we take care of',
          features: [{ title: 'Six papers', description: 'In order.' }],
        },
      },
      { type: 'cta', props: { title: 'See your own dates', description: 'It is free.', ctaText: 'Begin' } },
    ];
    await database.query(
      `insert into landing_pages (id, slug, title, status, is_active, content)
       values ($1, $2, 'From Texas to Portugal', 'active', true, $3)`,
      [pages[place], ['texas', 'texas-2'][place], JSON.stringify({ sections })],
    );
    await database.query(
      `insert into experiment_variants (experiment_id, variant_name, traffic_weight, landing_page_id, position)
       values ($1, $2, 50, $3, $4)`,
      [experiment, `Variant ${place}`, pages[place], place],
    );
  }
  await database.query("update experiments set status = 'active' where id = $1", [experiment]);
});

/** Which title stands in the bytes of the first answer, before anything could run. */
async function open(page: Page, path = '/pitches/texas'): Promise<string | undefined> {
  const answer = await page.goto(path);
  const html = (await answer?.text()) ?? '';
  return titles.find((title) => html.includes(`>${title}</h1>`));
}

/** Somebody on a phone who drew this title; two newcomers are enough, mostly. */
async function aVisitorWhoDrew(title: string): Promise<Page> {
  for (let tries = 0; tries < 40; tries += 1) {
    const page = await journey.aVisitor(onPhone);
    await watchShifts(page);
    if ((await open(page)) === title) return page;
    await page.context().close();
  }
  throw new Error(`nobody of forty drew '${title}'`);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const stop = (page: Page) => page.getByRole('button', { name: pageTexts.counting.stop });
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

describe('an experiment on a page', () => {
  test.each(titles)(
    'who drew "%s" sees it from the first byte, over reloads and once signed in',
    async (title) => {
      const page = await aVisitorWhoDrew(title);
      await expect.poll(() => heading(page).textContent()).toBe(title);
      expect(await shiftsOf(page)).toEqual([]);
      for (let times = 0; times < 3; times += 1) expect(await open(page)).toBe(title);
      expect(await open(page, '/pitches/texas-2')).toBe(title);

      await page.getByRole('link', { name: 'Get My Plan' }).click();
      await page.waitForURL((url) => url.pathname === '/auth' && url.search === '?mode=sign-up');
      await signInOnScreen(page, { email: `${title.length}@example.com`, name: 'Maria Whitaker' });
      expect(await open(page)).toBe(title);
      await page.context().close();
    },
  );
});

test('where the faces come late, what somebody reads stays where it is', async () => {
  const page = await journey.aVisitor(onPhone);
  await watchShifts(page);
  const faces = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await faces.promise;
    await route.continue();
  });
  await page.goto('/pitches/texas', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  faces.resolve();
  expect(await shiftsOf(page)).toEqual([]);
  await page.context().close();
});

test('a press of the button counts also while the last of the page is still on its way', async () => {
  const page = await journey.aVisitor(onPhone);
  const face = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await face.promise;
    await route.abort();
  });
  await page.addInitScript(() => {
    window.fetch = async (_address, init) => {
      const sent = JSON.parse(String(init?.body)).type;
      sessionStorage.setItem('sent', `${sessionStorage.getItem('sent') ?? ''} ${sent}`);
      return new Response(null, { status: 204 });
    };
  });
  await page.goto('/pitches/texas', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Get My Plan' }).click({ noWaitAfter: true });
  face.resolve();
  await page.waitForURL((url) => url.pathname === '/auth');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sent'))).toBe(' view cta_click leave');
  await page.context().close();
});

test('who comes back by the memory of the browser is counted once, and for the whole time', async () => {
  // The browser of these tests keeps no page in memory, so the page is told what such a browser would tell it.
  const page = await journey.aVisitor(onPhone);
  await page.addInitScript(() => {
    const sent: { type: string; id: string; view?: string }[] = [];
    Object.assign(window, { sent });
    const send = window.fetch.bind(window);
    window.fetch = (address, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return send(address, init);
    };
  });
  await page.goto('/pitches/texas');
  const sent = () =>
    page.evaluate<{ type: string; id: string; view?: string }[]>(() => Reflect.get(window, 'sent'));
  const told = (name: 'pagehide' | 'pageshow') =>
    page.evaluate((type) => {
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    }, name);
  await expect.poll(async () => (await sent()).map(({ type }) => type)).toEqual(['view']);
  await told('pagehide');
  await told('pagehide');
  await told('pageshow');
  await told('pagehide');
  const events = await sent();
  expect(events.map(({ type }) => type)).toEqual(['view', 'leave', 'leave']);
  expect(new Set(events.map(({ view }) => view))).toEqual(new Set([undefined, events[0]?.id]));
  await page.context().close();
});

test('a report that the server had no room for waits in the tab, and is sent once more with the next page', async () => {
  const page = await journey.aVisitor(onPhone);
  const sent: { type: string; id: string }[] = [];
  let refused = true;
  await page.route('**/api/collect', async (route) => {
    sent.push(JSON.parse(route.request().postData() ?? ''));
    if (refused) await route.fulfill({ status: 503, headers: { 'Retry-After': '600' } });
    else await route.continue();
  });
  const unsent = () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('rumo_unsent') ?? '[]').length as number);
  await page.goto('/pitches/texas');
  await expect.poll(unsent).toBe(1);
  // Its end waits behind it.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await unsent()).toBe(2);
  expect(sent.map(({ type }) => type)).toEqual(['view']);

  // Sent once more, and no more than that.
  await page.reload();
  await expect.poll(() => sent.length).toBe(4);
  expect(sent.slice(1, 3)).toMatchObject([{ type: 'view', id: sent[0]?.id }, { type: 'leave' }]);
  await expect.poll(unsent).toBe(1);

  refused = false;
  await page.reload();
  await expect.poll(() => sent.filter(({ id }) => id === sent[3]?.id).length).toBe(2);
  expect(await unsent()).toBe(0);

  // Who asks not to be counted keeps nothing, not even what waited.
  await page.evaluate(() => sessionStorage.setItem('rumo_unsent', '["{}"]'));
  await page.getByRole('button', { name: 'Do not count my visits' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('rumo_unsent'))).toBeNull();
  const before = sent.length;
  await page.reload();
  await page.waitForLoadState('load');
  expect([sent.length, await page.evaluate(() => sessionStorage.length)]).toEqual([before, 0]);
  await page.context().close();
});

test('nothing is wrong with it in either theme at any width, and the keyboard comes to every control', async () => {
  const page = await journey.aVisitor(onPhone);
  await open(page);
  expect(await faultsEverywhere(page, [320, 1280])).toEqual([]);
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  const names = [];
  for (let stops = 0; stops < 9; stops += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.textContent));
  }
  const { counting, header } = pageTexts;
  expect(names).toEqual([
    'Rumo',
    header.signIn,
    'Aa',
    'Get My Plan',
    'Begin',
    'Contact',
    'Privacy',
    counting.more,
    counting.stop,
  ]);
});

test('without a script it is the same page, and somebody can say that they are not to be counted', async () => {
  const page = await journey.aVisitor({ ...onPhone, javaScriptEnabled: false });
  const title = await open(page);
  expect(titles).toContain(title);
  await expect.poll(() => heading(page).textContent()).toBe(title);
  expect(await cookies(page)).toEqual(['rumo_visitor']);

  await stop(page).click();
  await page.getByText(pageTexts.counting.optedOut).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/pitches/texas');
  expect(await cookies(page)).toEqual(['rumo_no_count']);

  await page.goto('/privacy');
  await stop(page).click();
  await page.waitForURL((url) => url.search === '?counting=off');
  await page.getByRole('button', { name: pageTexts.counting.start }).click();
  await page.waitForURL((url) => url.search === '?counting=on');
  expect(await cookies(page)).toEqual([]);
});

test('the privacy page knows the choice of this browser', async () => {
  const page = await journey.aVisitor(onPhone);
  await open(page);
  await stop(page).click();
  await page.getByText(pageTexts.counting.optedOut).waitFor();
  await page.goto('/privacy');
  await page.getByRole('button', { name: pageTexts.counting.start }).click();
  await page.getByText(pageTexts.counting.counted).waitFor();
  await expect.poll(() => stop(page).count()).toBe(1);
});

test('a page that is not there: machines get 404, people come to /404 and read where they wanted to go', async () => {
  const page = await journey.aVisitor(onPhone);
  await page.goto('/contact');
  const answer = await page.goto('/pitches/nowhere');
  expect(answer?.status()).toBe(404);
  await page.waitForURL((url) => url.pathname === '/404');
  await page.getByRole('heading', { name: siteTexts.notFound.title }).waitFor();
  await page.getByText(siteTexts.notFound.where('/pitches/nowhere')).waitFor();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/contact');
});
