import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';
import { countedByHand, metricsBothWays, readFromRollups } from '#tests/support/traffic/figures.ts';
import { pages, randomTraffic } from '#tests/support/traffic/random-traffic.ts';
import { addDays, bounceBelow, dayOf } from '../rules/traffic.ts';
import { type Recorded, type RecordedView, record, rowIdOf } from './record.ts';

const { root, asSystem } = aDatabase();

const forget = () =>
  sql`truncate page_views, conversion_events, visit_rollups, visit_returns, conversion_rollups, conversion_returns,
    performance_metrics, user_assignments, experiment_rollups`.execute(root);
beforeEach(async () => {
  await sql`select app.make_traffic_months('2026-02-01', '2027-03-01')`.execute(root);
  await forget();
});

const figuresAreRight = async () => {
  expect(await readFromRollups(root)).toEqual(await countedByHand(root));
  const { kept, counted } = await metricsBothWays(root);
  expect(kept).toEqual(counted);
};

test('whatever visitors do, every window and filter of the figures is what the rows say', async () => {
  await fc.assert(
    fc.asyncProperty(randomTraffic, fc.integer({ min: 0, max: 20 }), async (traffic, days) => {
      await forget();
      for (const { at, batch } of traffic) await asSystem((tx) => record(tx, at, batch));
      await figuresAreRight();

      // Told once more in one batch, nothing is counted twice.
      const counted = await rowsThere();
      const all = traffic.flatMap(({ batch }) => batch).filter(({ kind }) => kind === 'view');
      await asSystem((tx) => record(tx, traffic.at(-1)?.at ?? noon, all));
      expect(await rowsThere()).toEqual(counted);
      await figuresAreRight();

      // Any days rebuilt change nothing; and everything is right again after rows went past the counting.
      const from = addDays(dayOf(traffic[0]?.at ?? noon), days % 7);
      await rebuild(from, addDays(from, 1 + days));
      await figuresAreRight();
      await sql`delete from page_views where visitor_id = (select min(visitor_id::text)::uuid from page_views)`.execute(
        root,
      );
      await rebuild('2026-01-01', '2027-12-31');
      await figuresAreRight();
    }),
    { numRuns: 15 },
  );
}, 240_000);

const rowsThere = async () => {
  const of = (table: 'page_views' | 'conversion_events') =>
    root.selectFrom(table).select(['visitor_id', 'id']).orderBy('id').execute();
  return [await of('page_views'), await of('conversion_events')];
};

const rebuild = (from: string, to: string) =>
  asSystem((tx) => sql`select app.rebuild_rollups(${from}::date, ${to}::date)`.execute(tx));

const visitor = '00000000-0001-4000-8000-000000000009';
const noon = new Date('2026-06-10T16:00:00Z');
function aView(wish: Partial<RecordedView> = {}): Recorded {
  return {
    kind: 'view',
    row: {
      id: rowIdOf(visitor, crypto.randomUUID()),
      visitor_id: visitor,
      session_id: '00000000-0002-4000-8000-000000000009',
      landing_page_id: pages[0] ?? '',
      utm_source: null,
      utm_medium: null,
      utm_campaign: null,
      utm_content: null,
      utm_term: null,
      referrer: null,
      user_agent: 'Safari/17',
      device_type: 'mobile',
      browser: 'Safari',
      ...wish,
    },
  };
}
const leave = (view: Recorded, seconds: number): Recorded => {
  if (view.kind !== 'view') throw new Error('a view was expected');
  const { id, visitor_id, session_id, landing_page_id } = view.row;
  return { kind: 'leave', row: { view_id: id, visitor_id, session_id, landing_page_id, seconds } };
};
const views = () => root.selectFrom('page_views').selectAll().execute();

test('a visit has one view of a page, however often it is loaded or told', async () => {
  const first = aView();
  await asSystem((tx) => record(tx, noon, [first, first, aView()]));
  await asSystem((tx) => record(tx, noon, [aView({ user_agent: 'Safari/99' })]));
  expect(await views()).toMatchObject([{ user_agent: 'Safari/17' }]);
});

test('words come to the rows as they were told, whatever stands in them', async () => {
  const words = ['say "six"', 'back\\slash', "it's {1,2}", 'NULL', '\\"', 'a,b'];
  const views = words.map((word, place) => {
    const other = `00000000-0003-4000-8000-00000000000${place}`;
    return aView({
      id: rowIdOf(other, crypto.randomUUID()),
      visitor_id: other,
      utm_source: word,
      referrer: word,
    });
  });
  await asSystem((tx) => record(tx, noon, views));
  const rows = await root
    .selectFrom('page_views')
    .select(['utm_source', 'referrer'])
    .orderBy('visitor_id')
    .execute();
  expect(rows).toEqual(words.map((word) => ({ utm_source: word, referrer: word })));
  await figuresAreRight();
});

test('the longest time of a view wins, and nine seconds are a bounce', async () => {
  const view = aView();
  await asSystem((tx) => record(tx, noon, [view]));
  await asSystem((tx) => record(tx, noon, [leave(view, 9)]));
  expect(await views()).toMatchObject([{ time_on_page: 9, bounce: true }]);
  // Loaded again: another event, the same view.
  await asSystem((tx) => record(tx, noon, [leave(aView(), 70), leave(view, 12)]));
  expect(await views()).toMatchObject([{ time_on_page: 70, bounce: false }]);
  await figuresAreRight();
});

test('ten seconds are no bounce', async () => {
  const view = aView();
  await asSystem((tx) => record(tx, noon, [view]));
  // The database has the number of its own; the screen tells `bounceBelow`.
  await asSystem((tx) => record(tx, noon, [leave(view, bounceBelow - 1)]));
  expect(await views()).toMatchObject([{ time_on_page: 9, bounce: true }]);
  await asSystem((tx) => record(tx, noon, [leave(view, bounceBelow)]));
  expect(await views()).toMatchObject([{ time_on_page: 10, bounce: false }]);
});

test('a leave after midnight and a new visit still ends the view of the day before', async () => {
  const view = aView();
  await asSystem((tx) => record(tx, new Date('2026-06-11T03:50:00Z'), [view]));
  const late = leave(view, 2_000);
  if (late.kind === 'leave') late.row.session_id = '00000000-0002-4000-8000-000000000077';
  await asSystem((tx) => record(tx, new Date('2026-06-11T04:25:00Z'), [late]));
  expect(await views()).toMatchObject([{ time_on_page: 2_000 }]);
  await figuresAreRight();
});

test('nobody ends or takes the view of another visitor, by whichever id', async () => {
  const view = aView();
  await asSystem((tx) => record(tx, noon, [view]));
  if (view.kind !== 'view') throw new Error('a view was expected');
  const thief = '00000000-0001-4000-8000-000000000666';
  const stolen = leave(view, 5_000);
  if (stolen.kind === 'leave') stolen.row.visitor_id = thief;
  await asSystem((tx) => record(tx, noon, [stolen]));
  expect(await views()).toMatchObject([{ visitor_id: visitor, time_on_page: null }]);
  expect(rowIdOf(visitor, view.row.id)).not.toBe(rowIdOf(thief, view.row.id));
});

test('a clock that goes back does not put what comes later before what came earlier', async () => {
  await asSystem((tx) => record(tx, new Date('2026-06-11T04:00:01Z'), [aView()]));
  await asSystem((tx) =>
    record(tx, new Date('2026-06-11T03:59:59Z'), [aView({ landing_page_id: pages[1] ?? '' })]),
  );
  await figuresAreRight();
  const { rows } = await sql<{ ok: boolean }>`select (array_agg(landing_page_id order by created_at))[2]
    = ${pages[1] ?? ''} as ok from page_views`.execute(root);
  expect(rows).toEqual([{ ok: true }]);
});

test('an event without a month of its own waits in the part for unforeseen days and moves when there is one', async () => {
  const far = new Date('2031-05-05T12:00:00Z');
  await asSystem((tx) => record(tx, far, [aView()]));
  const inDefault = async () => (await sql`select from only page_views_default`.execute(root)).rows.length;
  expect(await inDefault()).toBe(1);
  await asSystem((tx) => sql`select app.make_traffic_months('2031-05-01', '2031-06-01')`.execute(tx));
  expect(await inDefault()).toBe(0);
  expect(await views()).toHaveLength(1);
  await figuresAreRight();
});
