import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#platform/server/database.ts';
import { aDatabase } from '#tests/support/database.ts';
import { countedByHand, metricsBothWays, readFromRollups } from '#tests/support/traffic/figures.ts';
import { pages, randomTraffic } from '#tests/support/traffic/random-traffic.ts';
import { dayOf } from '../rules/traffic.ts';
import { differencesOf, figureTables, sumText } from './count-day.ts';
import { record } from './record.ts';
import { mendDay } from './rollups.ts';

const { root, database, asSystem } = aDatabase();

const forget = () =>
  sql`truncate page_views, conversion_events, visit_rollups, visit_returns, conversion_rollups, conversion_returns,
    performance_metrics, user_assignments, experiment_rollups`.execute(root);
const makeMonths = () => sql`select app.make_traffic_months('2026-02-01', '2027-03-01')`.execute(root);

/** What can go wrong with figures: too many, too few, of nothing, gone. */
const wrongs = [
  sql`update visit_rollups set views = views + 3, seconds = 0`,
  sql`update visit_rollups set returned = returned + 1`,
  sql`delete from visit_rollups where dimension = 'browser'`,
  sql`delete from visit_returns`,
  sql`insert into visit_rollups (dimension, value, landing_page_id, day, views, visitors, bounces, seconds)
    select 'referrer', 'nobody.example', landing_page_id, day, 1, 1, 0, 0 from visit_rollups where dimension = 'all'`,
  sql`update conversion_rollups set revenue = revenue + 0.01`,
  sql`delete from conversion_rollups`,
  sql`delete from conversion_returns`,
  sql`update performance_metrics set page_views = 0, revenue = 9`,
  sql`delete from performance_metrics`,
  sql`delete from page_views where visitor_id = (select min(visitor_id::text)::uuid from page_views)`,
];

test('figures counted as visits came differ nowhere; whatever is wrong with them is found and mended, in slices of any size', async () => {
  await makeMonths();
  await fc.assert(
    fc.asyncProperty(
      randomTraffic,
      fc.integer({ min: 1, max: 3 }),
      fc.nat(wrongs.length - 1),
      async (traffic, sliceOf, wrong) => {
        await forget();
        for (const { at, batch } of traffic) await asSystem((tx) => record(tx, at, batch));
        const days = [...new Set(traffic.map(({ at }) => dayOf(at)))];
        for (const day of days) expect(await differencesOf(database, day, sliceOf)).toEqual([]);
        await wrongs[wrong]?.execute(root);
        for (const day of days) await mendDay(database, day);
        expect(await readFromRollups(root)).toEqual(await countedByHand(root));
        const { kept, counted } = await metricsBothWays(root);
        expect(kept).toEqual(counted);
        for (const day of days) expect(await mendDay(database, day)).toBe(0);
      },
    ),
    { numRuns: 25 },
  );
}, 240_000);

test('nobody who is counted waits for the comparison, and what they add is no difference', async () => {
  await makeMonths();
  await forget();
  const at = new Date('2026-06-10T16:00:00Z');
  await asSystem((tx) => record(tx, at, [aView(1)]));
  const day = dayOf(at);
  // Another transaction counts, and has not committed yet: the comparison neither waits for it nor sees half of it.
  const { promise: compared, resolve: goOn } = Promise.withResolvers<void>();
  const counting = asSystem(async (tx) => {
    await record(tx, new Date('2026-06-10T17:00:00Z'), [aView(2)]);
    await compared;
  });
  expect(await differencesOf(database, day)).toEqual([]);
  goOn();
  await counting;
  expect(await differencesOf(database, day)).toEqual([]);

  // Between the comparison and the mending the visitor of before comes back: neither undoes the other.
  await sql`update visit_rollups set views = views + 5`.execute(root);
  await asSystem((tx) => record(tx, new Date('2026-06-11T16:00:00Z'), [aView(1)]));
  expect(await mendDay(database, day)).toBeGreaterThan(0);
  expect(await readFromRollups(root)).toEqual(await countedByHand(root));
});

test('what a missing row lost between the comparison and the mending is found by looking again', async () => {
  await makeMonths();
  await forget();
  const at = new Date('2026-06-10T16:00:00Z');
  await asSystem((tx) => record(tx, at, [aView(1)]));
  await sql`delete from visit_rollups`.execute(root);
  let first = true;
  const comesBack: Pick<Database, 'asSystem' | 'asSystemReader'> = {
    asSystemReader: (...task) => database.asSystemReader(...task),
    async asSystem(...task) {
      // The visitor's day of before has no row that could learn of it.
      if (first) await asSystem((tx) => record(tx, new Date('2026-06-11T16:00:00Z'), [aView(1)]));
      first = false;
      return database.asSystem(...task);
    },
  };
  await mendDay(comesBack, dayOf(at));
  expect(await readFromRollups(root)).toEqual(await countedByHand(root));
});

test('what is counted between two slices is in neither the events nor the figures', async () => {
  await makeMonths();
  await forget();
  const at = new Date('2026-06-10T16:00:00Z');
  for (let visitor = 1; visitor < 10; visitor += 1) await asSystem((tx) => record(tx, at, [aView(visitor)]));
  let comparing = true;
  const counting = (async () => {
    while (comparing) await asSystem((tx) => record(tx, at, [aView(1), aView(9)]));
  })();
  for (let round = 0; round < 10; round += 1) expect(await differencesOf(database, dayOf(at), 1)).toEqual([]);
  comparing = false;
  await counting;
});

function aView(visitor: number) {
  return {
    kind: 'view' as const,
    row: {
      id: crypto.randomUUID(),
      visitor_id: `00000000-0001-4000-8000-00000000000${visitor}`,
      session_id: crypto.randomUUID(),
      landing_page_id: pages[0] ?? '',
      utm_source: null,
      utm_medium: null,
      utm_campaign: null,
      utm_content: null,
      utm_term: null,
      referrer: null,
      user_agent: 'Safari/17',
      device_type: 'mobile' as const,
      browser: 'Safari' as const,
    },
  };
}

test('every column of a table of figures is a key or a sum', async () => {
  for (const [table, { key, sums }] of Object.entries(figureTables)) {
    const { rows } = await sql<{ name: string; key: boolean }>`select a.attname as name,
        coalesce(a.attnum = any(i.indkey), false) as key
      from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
      where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped`.execute(root);
    const columns = (ofKey: boolean) =>
      rows
        .filter((row) => row.key === ofKey)
        .map(({ name }) => name)
        .sort();
    expect([columns(true), columns(false)], table).toEqual([[...key].sort(), [...sums].sort()]);
  }
});

test.each([
  [20_000n, '2'],
  [-12_345n, '-1.2345'],
  [-5n, '-0.0005'],
])('%s ten-thousandths are %s', (sum, text) => expect(sumText(sum)).toBe(text));
