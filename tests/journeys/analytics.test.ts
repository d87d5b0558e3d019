import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Figures } from '#features/traffic/rules/analytics.ts';
import { officeAnalyticsTexts } from '#features/traffic/texts/office-analytics.ts';
import { eventNames } from '#features/traffic/texts/office-event-names.ts';
import { type Counted, countedByHand } from '../support/counted-by-hand.ts';
import { percent, readSummary, wordsOf } from '../support/dashboard-words.ts';
import { faultsEverywhere } from '../support/faults-everywhere.ts';
import { becomeFirstAdmin } from '../support/first-admin.ts';
import { aJourney } from '../support/journey.ts';
import { inDatabaseOf } from '../support/journey-database.ts';
import { csvLines } from '../support/spreadsheet-cells.ts';
import { readRows, writeRows } from '../support/traffic-rows.ts';
import { visitPitch } from '../support/visit-pitch.ts';

const journey = aJourney();
const dayMs = 86_400_000;

let page: Page;
let pages: { id: string; slug: string }[];
let rows: Counted[];
beforeAll(async () => {
  page = await journey.aVisitor();
  await becomeFirstAdmin(page, journey.setupKey);
  pages = await inDatabaseOf(journey.dataDir, async (root) => {
    const made = await root
      .insertInto('landing_pages')
      .values(
        ['retire-in-portugal', 'from-california'].map((slug) => ({
          slug,
          title: slug === 'from-california' ? 'From California' : 'Retire in Portugal',
          status: 'active' as const,
          is_active: true,
        })),
      )
      .returning(['id', 'slug'])
      .execute();
    await writeRows(root, earlierWeeks(made.map(({ id }) => id)));
    return made.sort((one, other) => (one.slug < other.slug ? 1 : -1));
  });

  // Today, through the routes that visitors' browsers use.
  const [retire, california] = pages;
  if (!retire || !california) throw new Error('two pages were made');
  const google = { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'd7_visa', referrer: 'google.com' };
  const visit = (to: typeof retire, agent: 'phone' | 'desk', tags?: object) =>
    visitPitch(journey.url, { slug: to.slug, page: to.id, agent, tags });
  await (await visit(retire, 'phone', google)).leaveAfter(4);
  const reader = await visit(retire, 'desk');
  await reader.press();
  await reader.leaveAfter(95);
  await visit(california, 'desk', google);
  rows = await inDatabaseOf(journey.dataDir, readRows);
});

/** Forty people over three weeks. Every third had seen the other page a week before, every fifth a month before. */
function earlierWeeks(ids: string[]): Counted[] {
  return Array.from({ length: 40 }, (_, number) => number).flatMap((number) => {
    const tagged = number % 2 === 0;
    const view: Counted = {
      event: 'view',
      visitor_id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      landing_page_id: ids[number % 2] ?? null,
      utm_source: tagged ? 'facebook' : null,
      utm_medium: tagged ? 'paid_social' : null,
      utm_campaign: null,
      referrer: tagged ? 'facebook.com' : null,
      device_type: number % 4 === 0 ? 'desktop' : 'mobile',
      browser: number % 4 === 0 ? 'Chrome' : 'Safari',
      bounce: number % 5 === 0,
      value: 0,
      created_at: new Date(Date.now() - (1 + (number % 21)) * dayMs),
    };
    const earlier = (days: number) => ({
      ...view,
      landing_page_id: ids[(number + 1) % 2] ?? null,
      bounce: false,
      created_at: new Date(view.created_at.getTime() - days * dayMs),
    });
    return [
      view,
      ...(number % 3 === 0 ? [earlier(7)] : []),
      ...(number % 5 === 1 ? [earlier(33)] : []),
      ...(number % 4 === 0 ? [{ ...view, event: 'cta_click' as const }] : []),
      ...(number % 8 === 0 ? [{ ...view, event: 'sign_up' as const }] : []),
      ...(number % 16 === 0 ? [{ ...view, event: 'subscription_started' as const, value: 99 }] : []),
    ];
  });
}

const counted = (asked: { days: number; device?: string; page?: string }) =>
  countedByHand(
    rows,
    asked,
    new Date(),
    pages.map(({ id }) => id),
  );

const number = new Intl.NumberFormat('en-US');

const wordsIn = async (part: Locator) => (await part.allInnerTexts()).join('\n');
const summary = () => page.getByRole('list', { name: 'Summary' });
/** The five figures of the summary are these, and these were before. */
async function expectSummary(total: Figures, previous: Figures): Promise<void> {
  const [now, before] = [wordsOf(total), wordsOf(previous)];
  // The figures of before stand there until these come.
  await expect
    .poll(() => readSummary(page))
    .toEqual([
      [now.views, `from ${before.views} before`],
      [now.visitors, `from ${before.visitors} before`],
      [now.rate, `from ${before.rate} before`],
      [now.conversions, `from ${before.conversions} before`],
      [now.revenue, `from ${before.revenue} before`],
    ]);
}

const table = (name: string) => page.getByRole('table', { name, exact: true });
const rowsOf = async (name: string) =>
  (await table(name).getByRole('row').allInnerTexts()).slice(1).map((row) => row.split(/[\t\n]+/));

test('an admin reads figures that are those of the rows', async () => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Analytics', exact: true }).click();
  await page.waitForURL('**/admin/analytics');
  const week = counted({ days: 7 });
  // Enough happened for every comparison to mean something.
  expect(week.total.views).toBeGreaterThan(10);
  expect(week.total.converted).toBeGreaterThan(0);
  expect(counted({ days: 30 }).previous.visitors).toBeGreaterThan(2);
  await expectSummary(week.total, week.previous);
  await expect
    .poll(() => page.getByText('All times in America/New_York. Today is partial.').isVisible())
    .toBe(true);

  await page.getByLabel('Time range').selectOption('Last 30 Days');
  await page.waitForURL('**/admin/analytics?days=30');
  const month = counted({ days: 30 });
  await expectSummary(month.total, month.previous);

  for (const { slug, id } of pages) {
    const words = wordsOf(month.page_figures.find(({ key }) => key === id) ?? month.total);
    const card = page.getByRole('listitem').filter({ hasText: `/pitches/${slug}` });
    expect((await wordsIn(card)).split(/\n+/)).toEqual([
      `/pitches/${slug}`,
      Number.parseFloat(words.rate) > 2 ? `Rate ${words.rate}, Above 2%` : `Rate ${words.rate}`,
      'Views',
      words.views,
      'Visitors',
      words.visitors,
      'Conversions',
      words.conversions,
      'Revenue',
      words.revenue,
    ]);
  }
  const [first] = month.funnel;
  expect((await rowsOf('Conversion Funnel')).map((cells) => cells.slice(0, 3))).toEqual(
    month.funnel.map(({ step, visitors }) => [
      eventNames[step],
      number.format(visitors),
      percent(visitors, first?.visitors ?? 0),
    ]),
  );
  expect((await rowsOf('Devices')).map(([device, visitors]) => [device, visitors])).toEqual([
    ...month.device.map(({ key, visitors }) => [key, number.format(visitors)]),
    ['All devices', number.format(month.total.visitors)],
  ]);

  await page.getByRole('button', { name: 'Show as table' }).click();
  await table('Page views per day').waitFor();
  expect((await rowsOf('Page views per day')).map(([, views, , visitors]) => [views, visitors])).toEqual(
    month.series.map(({ views, visitors }) => [number.format(views), number.format(visitors)]).reverse(),
  );
});

test('a value is a filter that stands in the address, and Back takes it away', async () => {
  await page.getByRole('link', { name: 'Show only: mobile' }).click();
  await page.waitForURL('**/admin/analytics?days=30&device=mobile');
  const mobile = counted({ days: 30, device: 'mobile' });
  await expect.poll(() => wordsIn(summary())).toContain(`\n${number.format(mobile.total.views)}\n`);
  await page.getByRole('button', { name: 'Remove the filter Device: mobile' }).waitFor();

  const [retire] = pages;
  await page.getByLabel('Landing page', { exact: true }).selectOption('Retire in Portugal');
  await page.waitForURL((url) => url.searchParams.get('page') === retire?.id);
  const both = counted({ days: 30, device: 'mobile', page: retire?.id ?? '' });
  await expect.poll(() => wordsIn(summary())).toContain(`\n${number.format(both.total.views)}\n`);

  await page.goBack();
  await page.waitForURL('**/admin/analytics?days=30&device=mobile');
  await expect.poll(() => wordsIn(summary())).toContain(`\n${number.format(mobile.total.views)}\n`);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.waitForURL('**/admin/analytics?days=30');
});

test('the curve is read with the arrow keys, and its days are saved as a file', async () => {
  const { series } = counted({ days: 30 });
  const curve = page.getByRole('slider', { name: 'Page views per day, point by point' });
  await curve.focus();
  await page.keyboard.press('Home');
  await expect
    .poll(() => curve.getAttribute('aria-valuetext'))
    .toContain(`: ${series[0]?.views}; ${series[0]?.previous.views} before`);
  await page.keyboard.press('End');
  await expect.poll(() => curve.getAttribute('aria-valuetext')).toContain(`: ${series.at(-1)?.views} so far`);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV: Page views per day' }).click();
  const lines = csvLines(await readFile(await (await saving).path(), 'utf8')).slice(1);
  expect(lines.map((line) => line.split(',').slice(1))).toEqual(
    series.map((day) =>
      [day.views, day.visitors, day.bounces, day.conversions, day.converted, day.revenue].map(String),
    ),
  );
});

test('everybody can use the screen, with a definition open', async () => {
  // Fewer days are fewer rows to look at.
  await page.goto('/admin/analytics');
  await page.getByRole('button', { name: 'Show as table' }).click();
  await page.getByRole('button', { name: 'How we count: Page Views', exact: true }).click();
  await page.getByText('A view counts once per visit and page').waitFor();
  expect(await faultsEverywhere(page)).toEqual([]);
});

test('when the numbers cannot be loaded the screen says so, and tries again when asked', async () => {
  await page.route('**/api/office/analytics?*', (route) => route.abort());
  const [retire] = pages;
  await page.goto(`/admin/analytics?days=90&page=${retire?.id}`);
  await page.getByText('Numbers could not be loaded.').waitFor();
  // Nor does it say that all pages are asked for.
  expect(await chosenPage()).toBe('One page');
  await page.unroute('**/api/office/analytics?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await summary().waitFor();
  expect(await chosenPage()).toBe('Retire in Portugal');
});

test('two pages of one title can be told apart', async () => {
  await inDatabaseOf(journey.dataDir, (root) =>
    root.insertInto('landing_pages').values({ slug: 'retire-again', title: 'Retire in Portugal' }).execute(),
  );
  await page.reload();
  await summary().waitFor();
  expect(await chosenPage()).toBe('Retire in Portugal (/pitches/retire-in-portugal)');
});

test('spellings of a source count as one where asked, and a link shares that', async () => {
  const [retire] = pages;
  const spelled = (utm_source: string): Counted => ({
    ...(rows[0] as Counted),
    event: 'view',
    visitor_id: '00000000-0000-4000-9000-000000000001',
    landing_page_id: retire?.id ?? null,
    utm_source,
    utm_medium: null,
    utm_campaign: null,
    created_at: new Date(),
  });
  await inDatabaseOf(journey.dataDir, (root) =>
    writeRows(root, [spelled('Newsletter'), spelled('newsletter')]),
  );
  await page.goto('/admin/analytics');
  const found = async () =>
    (await rowsOf('Where visitors come from')).filter(([source]) => /newsletter/i.test(source ?? ''));
  await expect.poll(async () => (await found()).length).toBe(2);
  await page.getByRole('checkbox', { name: officeAnalyticsTexts.breakdowns.fold }).press('Space');
  await page.waitForURL('**/admin/analytics?fold=yes');
  await expect
    .poll(async () => (await found()).map((cells) => [cells[0], cells[3]]))
    .toEqual([['newsletter', '1']]);
  await page.getByRole('link', { name: 'Show only: newsletter' }).click();
  await expect.poll(() => wordsIn(summary())).toContain('\n2\n');
  expect(await faultsEverywhere(page)).toEqual([]);
  await page.getByRole('checkbox', { name: officeAnalyticsTexts.breakdowns.fold }).press('Space');
  await page.waitForURL('**/admin/analytics');
  await expect.poll(async () => (await found()).length).toBe(2);
});

const chosenPage = () =>
  page.getByLabel('Landing page', { exact: true }).locator('option:checked').textContent();
