import fc from 'fast-check';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { answeredFigures, type Counted, countedByHand, valuesOf } from '#tests/support/counted-by-hand.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { forgetRows, writeRows } from '#tests/support/traffic-rows.ts';
import { getAnalytics } from '../../contract/analytics.ts';
import { analyticsRanges } from '../../rules/analytics.ts';
import { funnelSteps } from '../../rules/traffic.ts';

const { database, aPerson, root } = aDatabase();
/** In the week in which clocks go back: one day of every window has 25 hours. */
const now = new Date('2027-11-10T15:42:07Z');
const call = callsOf(database, { clock: () => now });

let ana: Person;
let retire: string;
let california: string;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin' });
  retire = await aPage('retire-in-portugal');
  california = await aPage('from-california');
});
afterEach(() => forgetRows(root));

async function aPage(slug: string): Promise<string> {
  const page = await root
    .insertInto('landing_pages')
    .values({ slug, title: slug })
    .returning('id')
    .executeTakeFirstOrThrow();
  return page.id;
}

const visitor = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const gonePage = '00000000-0000-4000-a000-00000000dead';
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const aView: Counted = {
  event: 'view',
  visitor_id: visitor(1),
  landing_page_id: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  referrer: null,
  device_type: 'desktop',
  browser: 'Chrome',
  bounce: null,
  value: 0,
  created_at: hoursAgo(1),
};

/** Few people, few days and few values: what counts twice and what comes back happens all the time. */
const aRow = () =>
  fc.record({
    event: fc.constantFrom('view' as const, 'view' as const, ...funnelSteps),
    visitor_id: fc.integer({ min: 1, max: 5 }).map(visitor),
    landing_page_id: fc.constantFrom(retire, california, gonePage),
    utm_source: fc.constantFrom(null, 'facebook', 'google'),
    utm_medium: fc.constantFrom(null, 'cpc'),
    utm_campaign: fc.constantFrom(null, "it's 100%"),
    referrer: fc.constantFrom(null, 'expat.example'),
    device_type: fc.constantFrom('mobile' as const, 'desktop' as const, null),
    browser: fc.constantFrom('Chrome' as const, 'Safari' as const),
    bounce: fc.constantFrom(null, true, false),
    value: fc.constantFrom(99, 149.1, 0.07),
    created_at: fc
      .oneof(
        fc.integer({ min: 1, max: 72 * 60 }),
        fc.integer({ min: 1, max: 20 * 24 * 60 }),
        fc.integer({ min: 1, max: 200 * 24 * 60 }),
      )
      .map((minutes) => hoursAgo(minutes / 60)),
  });

const aFilter = (name: keyof typeof valuesOf, rows: readonly Counted[]) =>
  fc.option(
    fc.constantFrom(...rows).map((row) => valuesOf[name](row) || (name === 'referrer' ? 'none' : undefined)),
    { nil: undefined, freq: 1 },
  );

test('whatever people did: every window, page and filter says what counting the rows says', async () => {
  const traffic = fc.array(aRow(), { minLength: 1, maxLength: 60 }).chain((rows) =>
    fc.record({
      rows: fc.constant(rows),
      questions: fc.array(
        fc.record(
          {
            page: fc.constantFrom(undefined, retire, california),
            source: aFilter('source', rows),
            device: aFilter('device', rows),
            browser: aFilter('browser', rows),
            referrer: aFilter('referrer', rows),
          },
          { requiredKeys: [] },
        ),
        { minLength: 1, maxLength: 2 },
      ),
    }),
  );
  await fc.assert(
    fc.asyncProperty(traffic, async ({ rows, questions }) => {
      await forgetRows(root);
      await writeRows(root, rows);
      for (const days of analyticsRanges) {
        for (const question of [{}, ...questions]) {
          const answer = await call(ana, getAnalytics, { query: { days, ...question } });
          expect(answeredFigures(answer), JSON.stringify({ days, ...question })).toEqual(
            countedByHand(rows, { days: Number(days), ...question }, now, [retire, california]),
          );
        }
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

test('says which days it shows, in which zone, and that the last is not over', async () => {
  await writeRows(root, [{ ...aView, landing_page_id: retire }]);
  const answer = await call(ana, getAnalytics, {});
  expect(answer).toMatchObject({
    time_zone: 'America/New_York',
    today_is_partial: true,
    from: '2027-11-04',
    to: '2027-11-10',
    generated_at: now.toISOString(),
    page_figures: [{ page: { slug: 'retire-in-portugal' }, views: 1 }],
  });
  expect(answer.series.map(({ at }) => at)).toEqual([
    '2027-11-04',
    '2027-11-05',
    '2027-11-06',
    '2027-11-07',
    '2027-11-08',
    '2027-11-09',
    '2027-11-10',
  ]);
  const hours = await call(ana, getAnalytics, { query: { days: '1' } });
  expect(hours).toMatchObject({ today_is_partial: false, from: '2027-11-09T15:42:07.000Z' });
  expect(hours.series).toHaveLength(24);
  expect(hours.series.at(-2)?.at).toBe('2027-11-10T13:42:07.000Z');
});

test('lists fifty values of a breakdown, the greatest first, and says how many there are', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    ...aView,
    visitor_id: visitor(index),
    landing_page_id: retire,
    referrer: index < 3 ? 'expat.example' : `site-${index}.example`,
  }));
  await writeRows(root, rows);
  const { referrer } = await call(ana, getAnalytics, {});
  expect(referrer.total).toBe(58);
  expect(referrer.rows).toHaveLength(50);
  expect(referrer.rows[0]).toMatchObject({ value: 'expat.example', visitors: 3 });
});

test('a page that is not there is not found', async () => {
  const asked = call(ana, getAnalytics, { query: { page: '00000000-0000-4000-a000-000000000000' } });
  expect((await refusalOf(asked)).code).toBe('not_found');
});

test('only an admin sees figures', async () => {
  expect((await refusalOf(call(undefined, getAnalytics, {}))).code).toBe('not_authenticated');
  for (const role of ['user', 'moderator'] as const) {
    expect((await refusalOf(call(await aPerson({ role }), getAnalytics, {}))).code).toBe('forbidden');
  }
});
