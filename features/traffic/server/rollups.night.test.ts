import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { phoneAgent } from '#tests/support/phone-agent.ts';
import { pitchRows } from '#tests/support/pitch-rows.ts';
import { aServer } from '#tests/support/server.ts';
import { addDays, dayOf } from '../rules/traffic.ts';
import { differencesOf } from './count-day.ts';
import { mendDay } from './rollups.ts';
import { continueVisit } from './visitor-cookie.ts';

const server = aServer();
const { aPage, anExperiment } = pitchRows(() => server.root);
/** The least; more come until the repair and the check are through. */
const leastEvents = 5_000;
/** Events under way at once. */
const atOnce = 4;

test('200,000 views of yesterday are checked and mended beside live traffic: no event is refused or lost', async () => {
  const [one, two] = [await aPage('One'), await aPage('Two')];
  const experiment = await anExperiment([
    { ...one, weight: 50 },
    { ...two, weight: 50 },
  ]);
  const yesterday = addDays(dayOf(new Date()), -1);
  await sql`select app.make_traffic_months((current_date - 40), current_date + 31)`.execute(server.root);
  await plant(yesterday, 200_000, one.id, experiment);

  // Every figure of yesterday is missing at first: the largest repair that there can be. Then the check that finds nothing.
  const traffic = aTraffic(one.id);
  const mended = await inSeconds(() => mendDay(server.database, yesterday));
  const mendedWhile = traffic.sent();
  const checked = await inSeconds(async () => expect(await mendDay(server.database, yesterday)).toBe(0));
  const checkedWhile = traffic.sent() - mendedWhile;
  const { statuses, slowest, events } = await traffic.end();

  const { views } = await server.root
    .selectFrom('page_views')
    .select(({ fn }) => fn.countAll<number>().as('views'))
    .where('created_at', '>=', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  expect([...statuses]).toEqual([[204, events]]);
  expect(views).toBe(events / 4);
  expect(Math.min(mendedWhile, checkedWhile)).toBeGreaterThan(0);
  expect(await changedByRebuilding(yesterday)).toBe(0);

  await plant(yesterday, 200_000, two.id, experiment);
  const double = {
    mended: await inSeconds(() => mendDay(server.database, yesterday)),
    checked: await inSeconds(() => differencesOf(server.database, yesterday)),
  };
  expect(await changedByRebuilding(yesterday)).toBe(0);
  writeResult({ events, mended, mendedWhile, checked, checkedWhile, slowest, double });
}, 1_200_000);

/** Views past the counting, one in five by somebody who came before; one in fifty presses the call to action. */
async function plant(
  day: string,
  count: number,
  page: string,
  experiment: { id: string; variants: { id: string }[] },
): Promise<void> {
  const variant = experiment.variants[0]?.id;
  await sql`create or replace function pg_temp.visitor(_at timestamptz) returns uuid language sql as $$
    select (lpad(to_hex((extract(epoch from _at) * 1000)::bigint), 12, '0') || '7' || right(md5(random()::text), 3)
      || 'a' || right(md5(random()::text), 15))::uuid $$`.execute(server.root);
  await server.root.transaction().execute(async (tx) => {
    await sql`create temporary table planted on commit drop as
      select n, ${day}::timestamp at time zone 'America/New_York' + n * interval '80000 seconds' / ${count} as at
      from generate_series(1, ${count}::integer) n`.execute(tx);
    await sql`alter table planted add visitor uuid`.execute(tx);
    await sql`update planted set visitor = pg_temp.visitor(at - case when n % 5 = 0 then interval '9 days' else '0' end)`.execute(
      tx,
    );
    await sql`insert into page_views (visitor_id, session_id, landing_page_id, experiment_id, variant_id, utm_source,
        referrer, device_type, browser, page_load_time, time_on_page, bounce, created_at)
      select visitor, gen_random_uuid(), ${page}::uuid, case when n % 4 = 0 and not earlier then ${experiment.id}::uuid end,
        case when n % 4 = 0 and not earlier then ${variant}::uuid end, 'source ' || n % 300, 'site-' || n % 200 || '.example',
        'mobile', 'Safari', 800, n % 40, n % 40 < 10, at - case when earlier then interval '9 days' else '0' end
      from planted cross join (values (false), (true)) as twice (earlier) where n % 5 = 0 or not earlier`.execute(
      tx,
    );
    await sql`insert into user_assignments (experiment_id, visitor_id, variant_id, session_id, created_at)
      select ${experiment.id}::uuid, visitor, ${variant}::uuid, gen_random_uuid(), at from planted where n % 4 = 0`.execute(
      tx,
    );
    await sql`insert into conversion_events (visitor_id, session_id, landing_page_id, event_type, utm_source, device_type,
        browser, conversion_funnel_step, created_at)
      select visitor, gen_random_uuid(), ${page}::uuid, 'cta_click', 'source ' || n % 300, 'mobile', 'Safari', 2, at
      from planted where n % 50 = 0`.execute(tx);
  });
  await sql`analyze page_views, conversion_events, user_assignments`.execute(server.root);
}

/** Visitors who each view a page, press its call to action and leave twice, over HTTP, until they are ended. */
function aTraffic(page: string) {
  const statuses = new Map<number, number>();
  let ended = false;
  let sent = 0;
  let slowest = 0;
  async function visit() {
    const cookie =
      server.platform.traffic.visitors.cookieOf(continueVisit(undefined, new Date())).split(';')[0] ?? '';
    const view = randomUUID();
    const leave = (seconds: number) => ({ type: 'leave', id: randomUUID(), view, seconds });
    const told = [
      { type: 'view', id: view, utm_source: 'live' },
      { type: 'cta_click', id: randomUUID() },
      leave(5),
      leave(30),
    ];
    for (const event of told) {
      const start = performance.now();
      const { status } = await fetch(`${server.url}/api/collect`, {
        method: 'POST',
        headers: { origin: server.url, cookie, 'user-agent': phoneAgent, 'content-type': 'text/plain' },
        body: JSON.stringify({ ...event, page }),
      });
      slowest = Math.max(slowest, performance.now() - start);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      sent += 1;
    }
  }
  const visitors = Array.from({ length: atOnce }, async () => {
    while (sent < leastEvents || !ended) await visit();
  });
  return {
    sent: () => sent,
    async end() {
      ended = true;
      await Promise.all(visitors);
      return { statuses, slowest, events: sent };
    },
  };
}

const inSeconds = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
};

/** Rows of figures that the counting in one go, which is other code, writes otherwise. */
async function changedByRebuilding(day: string): Promise<number> {
  const tables = [
    'visit_rollups',
    'visit_returns',
    'conversion_rollups',
    'conversion_returns',
    'experiment_rollups',
  ];
  let changed = 0;
  await server.root.transaction().execute(async (tx) => {
    for (const table of tables)
      await sql`create temporary table ${sql.ref(`before_${table}`)} on commit drop as select * from ${sql.table(table)}`.execute(
        tx,
      );
    await sql`select app.rebuild_rollups(${day}::date, ${day}::date + 2)`.execute(tx);
    for (const table of tables) {
      const [before, after] = [sql.ref(`before_${table}`), sql.table(`public.${table}`)];
      // Pairs that reach further back are those of the days of the planted rows, which nobody has counted.
      const { rows } = await sql<{ n: number }>`select count(*)::integer as n from (
        (select * from ${before} except select * from ${after}) union all
        (select * from ${after} except select * from ${before})) d`.execute(tx);
      changed += rows[0]?.n ?? 0;
    }
  });
  return changed;
}

function writeResult(found: {
  events: number;
  mended: number;
  mendedWhile: number;
  checked: number;
  checkedWhile: number;
  slowest: number;
  double: { mended: number; checked: number };
}): void {
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  const count = (value: number) => value.toLocaleString('en-US');
  writeFileSync(
    'docs/results/nightly-check.md',
    `# The nightly check of figures beside live traffic

\`npx vitest run --project night features/traffic/server/rollups\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores shared by program, database, load
and whatever else the machine did. 200,000 views were put into yesterday past the counting (one in five by a visitor of nine days before, one in four in an
experiment, one in fifty with a press), so every figure of the day was missing: the check found and mended them, then ran once more and found nothing,
while ${count(found.events)} events came in over HTTP, ${atOnce} at a time.

| | |
|---|---|
| Events refused or lost, of ${count(found.events)} | **0** |
| Slowest answer to an event | ${(found.slowest / 1_000).toFixed(2)} s |
| 200,000 views: compared, mended and compared again | ${seconds(found.mended)}, ${count(found.mendedWhile)} events meanwhile |
| 200,000 views: compared, nothing differs | ${seconds(found.checked)}, ${count(found.checkedWhile)} events meanwhile |
| 400,000 views, without other load: compared, mended and compared again | ${seconds(found.double.mended)} |
| 400,000 views, without other load: compared, nothing differs | ${seconds(found.double.checked)} |
| Rows of figures that counting in one go (\`app.rebuild_rollups\`) writes otherwise | 0 |

No statement takes longer than a slice of 5,000 visitors, and the counting lock is held only to add differences, 1,000 rows at a time. What grows with
the day is the number of slices, and the one statement that finds their borders. Before, one statement under the lock took 30 s at 200,000 views, against a limit of 15.
`,
  );
}
