import { afterEach, beforeAll, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import type { Counted } from '#tests/support/counted-by-hand.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { csvLines } from '#tests/support/spreadsheet-cells.ts';
import { forgetRows, writeRows } from '#tests/support/traffic-rows.ts';
import { exportAnalytics } from '../../contract/analytics.ts';

const { database, aPerson, root } = aDatabase();
const call = callsOf(database, { clock: () => new Date('2027-03-16T15:00:00Z') });

let ana: Person;
let page: string;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin' });
  const made = await root
    .insertInto('landing_pages')
    .values({ slug: 'retire-in-portugal', title: 'Retire in Portugal' })
    .returning('id')
    .executeTakeFirstOrThrow();
  page = made.id;
});
afterEach(() => forgetRows(root));

const did = (event: Counted['event'], visitor: number, at: string, rest: Partial<Counted> = {}): Counted => ({
  event,
  visitor_id: `00000000-0000-4000-8000-00000000000${visitor}`,
  landing_page_id: page,
  utm_source: '=cmd()',
  utm_medium: 'email',
  utm_campaign: null,
  referrer: null,
  device_type: 'mobile',
  browser: 'Safari',
  bounce: false,
  value: 0,
  created_at: new Date(at),
  ...rest,
});
const traffic = () => [
  did('view', 1, '2027-03-14T15:00:00Z'),
  did('view', 1, '2027-03-16T14:30:00Z', { bounce: true }),
  did('view', 2, '2027-03-16T14:00:00Z', { utm_source: null, utm_medium: null }),
  did('sign_up', 2, '2027-03-16T14:10:00Z'),
  did('subscription_started', 2, '2027-03-16T14:20:00Z', { value: 149 }),
  // The week before.
  did('view', 3, '2027-03-05T15:00:00Z'),
];

async function fileOf(table: string, query: object = {}) {
  const response = await call(ana, exportAnalytics, { query: { table, ...query } as never });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [head, ...rows] = csvLines(text);
  expect(response.headers.get('rumo-rows')).toBe(String(rows.length));
  return { name: response.headers.get('content-disposition'), head, rows };
}

test('every table has its days; what a spreadsheet would run is text', async () => {
  await writeRows(root, traffic());
  const figures = 'Page views,Unique visitors,Bounces,Conversions,Visitors who converted,Revenue (USD)';

  const series = await fileOf('series');
  expect(series.name).toBe('attachment; filename="analytics-series-2027-03-16.csv"');
  expect(series.head).toBe(`Day,${figures}`);
  expect(series.rows).toEqual([
    '2027-03-10,0,0,0,0,0,0',
    '2027-03-11,0,0,0,0,0,0',
    '2027-03-12,0,0,0,0,0,0',
    '2027-03-13,0,0,0,0,0,0',
    '2027-03-14,1,1,0,0,0,0',
    '2027-03-15,0,0,0,0,0,0',
    '2027-03-16,2,2,1,1,1,149',
  ]);
  expect(await fileOf('pages')).toMatchObject({
    head: `Day,Path,${figures}`,
    rows: [
      '2027-03-14,/pitches/retire-in-portugal,1,1,0,0,0,0',
      '2027-03-16,/pitches/retire-in-portugal,2,2,1,1,1,149',
    ],
  });
  expect(await fileOf('source')).toMatchObject({
    head: `Day,utm_source,utm_medium,utm_campaign,${figures}`,
    rows: [
      "2027-03-14,'=cmd(),email,,1,1,0,0,0,0",
      '2027-03-16,,,,1,1,0,0,0,0',
      "2027-03-16,'=cmd(),email,,1,1,1,1,1,149",
    ],
  });
  const { rows: steps } = await fileOf('funnel');
  expect(steps).toHaveLength(7 * 6);
  expect(steps.slice(-6)).toEqual([
    '2027-03-16,view,2',
    '2027-03-16,cta_click,0',
    '2027-03-16,sign_up,1',
    '2027-03-16,application_started,0',
    '2027-03-16,checkout_started,0',
    '2027-03-16,subscription_started,1',
  ]);
});

test('the file holds what the filters leave, hours of the last day too', async () => {
  await writeRows(root, traffic());
  const mobile = await fileOf('browser', { device: 'mobile', days: '30' });
  expect(mobile.rows).toEqual([
    '2027-03-05,Safari,1,1,0,0,0,0',
    '2027-03-14,Safari,1,1,0,0,0,0',
    '2027-03-16,Safari,2,2,1,1,1,149',
  ]);
  expect((await fileOf('device', { device: 'desktop', browser: 'Safari' })).rows).toEqual([]);
  const hours = await fileOf('series', { days: '1' });
  expect(hours.head).toMatch(/^Hour,/);
  expect(hours.rows).toHaveLength(24);
  expect(hours.rows.at(-1)).toBe('2027-03-16T14:00:00.000Z,2,2,1,1,1,149');
});

test('the log says which table left the house, and that is all', async () => {
  await writeRows(root, traffic());
  await fileOf('pages', { page, source: '=cmd()|email|', days: '90' });
  const entry = await root.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirst();
  expect(entry).toMatchObject({
    action: 'analytics.exported',
    actor_id: ana.id,
    subject_type: 'analytics',
    details: { table: 'pages', days: 90, page, filters: 1, rows: 3 },
  });
});

test('nobody but an admin takes figures out, and nothing is logged', async () => {
  const entries = () => root.selectFrom('audit_log').selectAll().execute();
  const before = await entries();
  const query = { table: 'series' } as const;
  expect((await refusalOf(call(undefined, exportAnalytics, { query }))).code).toBe('not_authenticated');
  for (const role of ['user', 'moderator'] as const) {
    expect((await refusalOf(call(await aPerson({ role }), exportAnalytics, { query }))).code).toBe(
      'forbidden',
    );
  }
  expect(await entries()).toEqual(before);
});
