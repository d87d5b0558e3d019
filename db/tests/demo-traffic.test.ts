import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { conversionTypes } from '#features/traffic/rules/traffic.ts';
import { differencesOf } from '#features/traffic/server/count-day.ts';
import { asOwner } from '#platform/server/schema/owner.ts';
import { aDatabase } from '#tests/support/database.ts';
import { addTraffic } from '../worlds/demo/add-traffic.ts';

const { connections, database, root } = aDatabase();
const now = new Date('2026-11-21T17:00:00Z');

test('the demo pages have three months of visits, whose figures are those of the rows', async () => {
  const slugs = ['retire-in-portugal', 'd7-visa-guide', 'from-california', 'remote-work-portugal'];
  await root
    .insertInto('landing_pages')
    .values(slugs.map((slug) => ({ slug, title: slug })))
    .execute();
  await asOwner(connections.superuser, (tx) => addTraffic(tx, now));

  const { rows } = await sql<{
    views: number;
    visitors: number;
    late: number;
    days: number;
    misplaced: number;
  }>`
    select count(*) as views, count(distinct visitor_id) as visitors, count(*) filter (where created_at > ${now}) as late,
      count(distinct (created_at at time zone 'America/New_York')::date) as days,
      (select count(*) from only page_views_default) as misplaced
    from page_views`.execute(root);
  expect(rows).toMatchObject([{ late: 0, misplaced: 0 }]);
  expect(rows[0]?.visitors).toBeGreaterThan(4_700);
  expect(rows[0]?.views).toBeGreaterThan(5_400);
  expect(rows[0]?.days).toBeGreaterThanOrEqual(89);

  const steps = await root
    .selectFrom('conversion_rollups')
    .select(['event_type', (eb) => eb.fn.sum<number>(sql`visitors - returned`).as('visitors')])
    .where('dimension', '=', 'all')
    .where('landing_page_id', '=', '00000000-0000-0000-0000-000000000000')
    .groupBy('event_type')
    .execute();
  const counts = conversionTypes.map((type) =>
    Number(steps.find((row) => row.event_type === type)?.visitors),
  );
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  expect(counts.at(-1)).toBeGreaterThan(2);

  for (const day of ['2026-09-02', '2026-11-01', '2026-11-20'])
    expect(await differencesOf(database, day)).toEqual([]);
});
