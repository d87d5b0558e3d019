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
    utm_source: fc.constantFrom(null, 'facebook', 'google', 'Google'),
    utm_medium: fc.constantFrom(null, 'cpc', 'CPC'),
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

/** A visit as it counts where upper and lower case are the same. */
const inLowerCase = ({ utm_source, utm_medium, utm_campaign, ...row }: Counted): Counted => ({
  ...row,
  utm_source: utm_source?.toLowerCase() ?? null,
  utm_medium: utm_medium?.toLowerCase() ?? null,
  utm_campaign: utm_campaign?.toLowerCase() ?? null,
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
          const folded = await call(ana, getAnalytics, { query: { days, ...question, fold: 'yes' } });
          const source = question.source?.toLowerCase();
          const asked = { days: Number(days), ...question, ...(source !== undefined && { source }) };
          expect(answeredFigures(folded), JSON.stringify({ ...asked, fold: 'yes' })).toEqual(
            countedByHand(rows.map(inLowerCase), asked, now, [retire, california]),
          );
        }
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

test('two spellings of a source are one on demand, with a visitor of both counted once; the rows keep them', async () => {
  const spelled = (utm_source: string, number: number) => ({
    ...aView,
    visitor_id: visitor(number),
    landing_page_id: retire,
    utm_source,
  });
  await writeRows(root, [spelled('Google', 1), spelled('google', 1), spelled('GOOGLE', 2)]);
  const sources = async (query: object) =>
    (await call(ana, getAnalytics, { query })).source.rows.map(({ value, visitors }) => [value, visitors]);
  expect((await sources({})).sort()).toEqual([
    ['GOOGLE||', 1],
    ['Google||', 1],
    ['google||', 1],
  ]);
  expect(await sources({ fold: 'yes' })).toEqual([['google||', 2]]);
  expect(await sources({ fold: 'yes', source: 'Google||' })).toEqual([['google||', 2]]);
  const kept = await root.selectFrom('page_views').select('utm_source').execute();
  expect(kept.map(({ utm_source }) => utm_source).sort()).toEqual(['GOOGLE', 'Google', 'google']);
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
