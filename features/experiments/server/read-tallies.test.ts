import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDays, conversionTypes, dayOf } from '#features/traffic/rules/traffic.ts';
import { differencesOf } from '#features/traffic/server/count-day.ts';
import { type Recorded, record } from '#features/traffic/server/record.ts';
import { countResults } from '#tests/support/count-results.ts';
import { aDatabase } from '#tests/support/database.ts';
import { pages, randomTraffic } from '#tests/support/traffic/random-traffic.ts';
import { readExperiment } from './read.ts';
import { readTallies } from './results.ts';

const { root, database, asSystem, asAdmin, anExperiment } = aDatabase();

const forget = () =>
  sql`truncate page_views, conversion_events, visit_rollups, visit_returns, conversion_rollups, conversion_returns,
    performance_metrics, user_assignments, experiment_rollups`.execute(root);
const rebuild = (from: string, to: string) =>
  asSystem((tx) => sql`select app.rebuild_rollups(${from}::date, ${to}::date)`.execute(tx));

test('whatever visitors of an experiment do, its figures are what the rows say', async () => {
  await sql`select app.make_traffic_months('2026-02-01', '2027-03-01')`.execute(root);
  const { id, variants } = await anExperiment({ status: 'active', started_at: new Date('2026-02-01') });
  /** A visitor's variant, which is seen on its own page alone. */
  const tested = ({ kind, row }: Recorded): Recorded => {
    const variant = Number(row.visitor_id.at(-1)) % 2;
    const sees = 'landing_page_id' in row && row.landing_page_id === pages[variant];
    const of = sees && kind !== 'leave' && { experiment_id: id, variant_id: variants[variant]?.id };
    const load = kind === 'view' &&
      row.id.charCodeAt(0) % 3 && { page_load_time: row.id.charCodeAt(1) * 400 };
    return { kind, row: { ...row, ...load, ...of } } as Recorded;
  };
  await fc.assert(
    fc.asyncProperty(randomTraffic, fc.nat(), async (traffic, cut) => {
      await forget();
      const tallies = async () => {
        const experiment = await asAdmin((tx) => readExperiment(tx, id));
        for (const goal_event of conversionTypes) {
          const asked = { ...experiment, goal_event };
          const counted = await asSystem((tx) => countResults(tx, asked));
          expect(await asSystem((tx) => readTallies(tx, asked))).toEqual(counted);
        }
        const days = [...new Set(traffic.map(({ at }) => dayOf(at)))];
        for (const day of days) expect(await differencesOf(database, day, 2)).toEqual([]);
      };
      for (const { at, batch } of traffic) await asSystem((tx) => record(tx, at, batch.map(tested)));
      await tallies();
      const day = dayOf(traffic[cut % traffic.length]?.at ?? new Date());
      await rebuild(day, addDays(day, 1));
      await tallies();
      await sql`delete from conversion_events where visitor_id = (select min(visitor_id::text)::uuid from page_views)`.execute(
        root,
      );
      await rebuild('2026-01-01', '2027-12-31');
      await tallies();
    }),
    { numRuns: 12 },
  );
}, 240_000);
