import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createLog } from '#platform/server/log.ts';
import { aDatabase } from '#tests/support/database.ts';
import { countedByHand, metricsBothWays, readFromRollups } from '#tests/support/traffic/figures.ts';
import { addDays, dayOf } from '../rules/traffic.ts';
import { record, recordConversion, rowIdOf } from './record.ts';
import { checkRollups, keepTrafficMonths } from './rollups.ts';

const { root, database, asSystem, aPerson } = aDatabase();
const lines: string[] = [];
const platform = {
  database,
  clock: () => new Date(),
  log: createLog('info', { write: (line) => lines.push(line) }),
} as never;

async function aView(page: string, daysAgo: number, visitor_id: string = randomUUID()): Promise<string> {
  const at = new Date(Date.now() - daysAgo * 86_400_000);
  const words = {
    utm_source: 'mail',
    utm_medium: null,
    utm_campaign: null,
    utm_content: null,
    utm_term: null,
  };
  await asSystem((tx) =>
    record(tx, at, [
      {
        kind: 'view',
        row: {
          id: rowIdOf(visitor_id, randomUUID()),
          visitor_id,
          session_id: randomUUID(),
          landing_page_id: page,
          ...words,
          referrer: null,
          user_agent: 'Safari/17',
          device_type: 'mobile',
          browser: 'Safari',
        },
      },
    ]),
  );
  return visitor_id;
}
const conversionsOf = (visitor: string) =>
  root.selectFrom('conversion_events').selectAll().where('visitor_id', '=', visitor).execute();

test('what a person does counts once, for the page that their browser viewed last', async () => {
  const [first, last] = [randomUUID(), randomUUID()];
  const visitor_id = await aView(first, 3);
  await aView(last, 1, visitor_id);
  const person = await aPerson();
  const signUp = { type: 'sign_up', user_id: person.id, visitor_id } as const;
  await recordConversion(signUp, platform);
  await recordConversion(signUp, platform);
  // The same person by another browser is the same sign-up.
  await recordConversion({ ...signUp, visitor_id: await aView(first, 0) }, platform);
  await recordConversion({ ...signUp, type: 'subscription_started', plan: 'standard' }, platform);
  expect(await conversionsOf(visitor_id)).toMatchObject([
    {
      landing_page_id: last,
      user_id: person.id,
      event_type: 'sign_up',
      utm_source: 'mail',
      event_value: null,
    },
    { landing_page_id: last, event_type: 'subscription_started', event_value: '99.00', currency: 'USD' },
  ]);
  expect(await readFromRollups(root)).toEqual(await countedByHand(root));
  const { kept, counted } = await metricsBothWays(root);
  expect(kept).toEqual(counted);
});

test('nothing counts for our own team, for a view of long ago, or without one', async () => {
  const old = await aView(randomUUID(), 31);
  const seen = await aView(randomUUID(), 0);
  const [person, moderator] = [await aPerson(), await aPerson({ role: 'moderator' })];
  for (const [user, visitor_id] of [
    [person, old],
    [person, randomUUID()],
    [moderator, seen],
  ] as const)
    await recordConversion({ type: 'sign_up', user_id: user.id, visitor_id }, platform);
  expect([await conversionsOf(old), await conversionsOf(seen)]).toEqual([[], []]);
});

test('figures of yesterday that differ from the rows are noticed at night and counted anew', async () => {
  await aView(randomUUID(), 1);
  await checkRollups({}, platform);
  expect(lines.join()).not.toContain('figures of visits differed');
  const yesterday = addDays(dayOf(new Date()), -1);
  await root.updateTable('visit_rollups').set({ views: 77 }).where('day', '=', yesterday).execute();
  await checkRollups({}, platform);
  expect(lines.join()).toContain('figures of visits differed');
  expect(await readFromRollups(root)).toEqual(await countedByHand(root));
});

test('months are made ahead, however often', async () => {
  await keepTrafficMonths({}, platform);
  await keepTrafficMonths({}, platform);
  const ahead = new Date(Date.now() + 85 * 86_400_000).toISOString().slice(0, 7).replace('-', '_');
  const tables = await root.introspection.getTables();
  expect(tables.map(({ name }) => name)).toContain(`page_views_${ahead}`);
});

test('a month goes before its first row is older than promised', async () => {
  const now = new Date();
  const monthsAgo = (months: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 10);
  const tableOf = (months: number) => `page_views_${monthsAgo(months).slice(0, 7).replace('-', '_')}`;
  for (const months of [24, 26])
    await sql`select app.make_traffic_months(${monthsAgo(months)}::date, ${monthsAgo(months)}::date)`.execute(
      root,
    );
  await keepTrafficMonths({}, platform);
  const tables = (await root.introspection.getTables()).map(({ name }) => name);
  expect(tables).toContain(tableOf(24));
  expect(tables).not.toContain(tableOf(26));
});
