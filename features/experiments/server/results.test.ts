import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { countResults } from '#tests/support/count-results.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { csvLines } from '#tests/support/spreadsheet-cells.ts';
import { exportExperimentResults, getExperimentResults } from '../contract/experiment-results.ts';
import { readExperiment } from './read.ts';
import { readTallies } from './results.ts';

const { database, aPerson, anExperiment, asAdmin, root } = aDatabase();
const call = callsOf(database);
const day = 86_400_000;

let ana: Person;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin' });
});

/** Rows that were written past the counting. */
const countAnew = () => sql`select app.rebuild_rollups('2026-01-01', '2040-01-01')`.execute(root);

/** What one visitor does: which variant, when (hours since the start), and what follows how many minutes later. */
const aVisit = fc.record({
  variant: fc.nat(1),
  hour: fc.nat(100),
  load: fc.option(fc.integer({ min: 1, max: 60_000 }), { nil: null }),
  bounce: fc.option(fc.boolean(), { nil: null }),
  later: fc.nat(1),
  events: fc.array(
    fc.record({
      type: fc.constantFrom('cta_click' as const, 'sign_up' as const, 'subscription_started' as const),
      minutes: fc.integer({ min: -30, max: 300 }),
      /** Counted for this experiment, or for none. */
      ours: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
});

test('what is counted equals what a count by hand gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aVisit, { minLength: 1, maxLength: 40 }), async (visits) => {
      const start = new Date('2026-03-06T12:00:00Z');
      const { id, variants } = await anExperiment({ status: 'active', started_at: start });
      const rows = visits.map((visit) => ({
        ...visit,
        visitor_id: crypto.randomUUID(),
        variant_id: variants[visit.variant]?.id ?? '',
        seen: new Date(start.getTime() + visit.hour * 3_600_000),
      }));
      const ids = ({ visitor_id, variant_id }: (typeof rows)[number]) => ({
        ...{ experiment_id: id, visitor_id, variant_id, session_id: visitor_id },
      });
      await root
        .insertInto('user_assignments')
        .values(rows.map((row) => ({ ...ids(row), created_at: row.seen })))
        .execute();
      // A second view of some: the first one counts.
      const views = rows.flatMap((row) =>
        Array.from({ length: 1 + row.later }, (_, at) => ({
          ...ids(row),
          page_load_time: at === 0 ? row.load : 59_000,
          bounce: at === 0 ? row.bounce : true,
          created_at: new Date(row.seen.getTime() + at * day),
        })),
      );
      await root.insertInto('page_views').values(views).execute();
      const events = rows.flatMap((row) =>
        row.events.map(({ type, minutes, ours }) => ({
          ...ids(row),
          experiment_id: ours ? id : null,
          event_type: type,
          ...(type === 'subscription_started' && { event_value: 99, currency: 'USD' }),
          created_at: new Date(row.seen.getTime() + minutes * 60_000),
        })),
      );
      if (events.length > 0) await root.insertInto('conversion_events').values(events).execute();

      await countAnew();
      const counted = await asAdmin(async (tx) => countResults(tx, await readExperiment(tx, id)));
      const kept = await asAdmin(async (tx) => readTallies(tx, await readExperiment(tx, id)));
      expect(kept).toEqual(counted);
      expect(counted).toEqual(
        variants.map((variant, place) => {
          const mine = rows.filter((row) => row.variant === place);
          const did = (row: (typeof rows)[number], type: string) =>
            row.events.filter((event) => event.type === type && event.ours && event.minutes >= 0).length;
          const paid = mine.map((row) => did(row, 'subscription_started') * 99);
          const loads = mine.flatMap(({ load }) => (load === null ? [] : [Math.min(load, 30_000)]));
          const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
          const days: Record<string, number> = {};
          for (const { seen } of mine) {
            const name = seen.toLocaleDateString('sv-SE', { timeZone: 'America/New_York' });
            days[name] = (days[name] ?? 0) + 1;
          }
          return {
            variant_id: variant.id,
            visitors: mine.length,
            days,
            conversions: mine.filter((row) => did(row, 'cta_click') > 0).length,
            sign_ups: mine.filter((row) => did(row, 'sign_up') > 0).length,
            revenue: sum(paid),
            revenue_squares: sum(paid.map((one) => one * one)),
            left: mine.filter(({ bounce }) => bounce !== null).length,
            bounced: mine.filter(({ bounce }) => bounce === true).length,
            loads: loads.length,
            load_sum: sum(loads),
            load_squares: sum(loads.map((one) => one * one)),
          };
        }),
      );
    }),
    { numRuns: 25 },
  );
});

/** So many visitors of each variant, of whom so many clicked, over the days since the start. */
async function aRun(days: number, counts: [number, number][]) {
  const started_at = new Date(Date.now() - days * day - 60_000);
  const experiment = await anExperiment({ status: 'active', started_at });
  await root
    .insertInto('experiment_changes')
    .values({
      experiment_id: experiment.id,
      from_status: 'draft',
      to_status: 'active',
      changed_at: started_at,
    })
    .execute();
  for (const [at, [visitors, conversions]] of counts.entries()) {
    const variant_id = experiment.variants[at]?.id ?? '';
    const rows = Array.from({ length: visitors }, (_, n) => ({
      experiment_id: experiment.id,
      variant_id,
      visitor_id: crypto.randomUUID(),
      session_id: crypto.randomUUID(),
      created_at: new Date(started_at.getTime() + ((n + 1) * days * day) / (visitors + 1)),
    }));
    await root.insertInto('user_assignments').values(rows).execute();
    const clicks = rows.slice(0, conversions).map((row) => ({ ...row, event_type: 'cta_click' as const }));
    await root.insertInto('conversion_events').values(clicks).execute();
  }
  await countAnew();
  return experiment;
}

test('before the minimum no rate, range, chance or money is in the answer, nor in the file', async () => {
  const { id } = await aRun(6, [
    [600, 62],
    [600, 171],
  ]);
  const results = await call(ana, getExperimentResults, { params: { id } });
  expect(results.judgement).toMatchObject({ minimumReached: false, verdict: { kind: 'not_enough_data' } });
  expect(results.judgement.variants.map(({ figures }) => figures)).toEqual([null, null]);
  expect(results.judgement.guardrails.every(({ values }) => values === null)).toBe(true);
  expect(results.revenue).toBeNull();
  const said = JSON.stringify(results);
  for (const word of ['chance', 'expectedLoss', '"interval"', '"rate"']) expect(said).not.toContain(word);

  const file = await call(ana, exportExperimentResults, { params: { id } });
  const lines = csvLines(await file.text());
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain(',600,171,Hidden,Hidden,Hidden,Hidden,Hidden,Hidden');
  const entry = await root
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({ action: 'experiment.exported', details: { rows: 2, status: 'active' } });
});

test('with enough of both the winner is named, with its figures', async () => {
  const { id, variants } = await aRun(8, [
    [1500, 160],
    [1500, 260],
  ]);
  const { judgement, daily, revenue } = await call(ana, getExperimentResults, { params: { id } });
  expect(judgement.verdict).toMatchObject({ kind: 'winner', variant: variants[1]?.id });
  expect(judgement.variants[1]?.figures?.rate).toBeCloseTo(260 / 1500);
  expect(revenue).toEqual([0, 0]);
  const joined = daily.reduce((sum, { visitors }) => sum + (visitors[0] ?? 0), 0);
  expect(joined).toBe(1500);
});

test('a split that is wrong hides everything, however much there is', async () => {
  const { id } = await aRun(8, [
    [1700, 300],
    [1300, 300],
  ]);
  const { judgement, revenue } = await call(ana, getExperimentResults, { params: { id } });
  expect(judgement.verdict.kind).toBe('split_wrong');
  expect(judgement.variants.every(({ figures }) => figures === null)).toBe(true);
  expect(revenue).toBeNull();
});

test('a pause is no full day', async () => {
  const { id, version } = await aRun(9, [
    [10, 1],
    [10, 1],
  ]);
  await root.updateTable('experiments').set({ status: 'paused', version }).where('id', '=', id).execute();
  await root
    .insertInto('experiment_changes')
    .values({
      experiment_id: id,
      from_status: 'active',
      to_status: 'paused',
      changed_at: new Date(Date.now() - 4 * day),
    })
    .execute();
  const { judgement } = await call(ana, getExperimentResults, { params: { id } });
  expect(judgement.progress.fullDays.have).toBe(5);
});
