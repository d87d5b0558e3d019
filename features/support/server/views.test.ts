import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { getSupportCounts } from '../contract/office-support.ts';
import { listMessages, type SupportView } from '../contract/support.ts';

const { database, aPerson, aMessage, root } = aDatabase();
const call = callsOf(database);

let tiago: Person;
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
beforeAll(async () => {
  tiago = await aPerson({ role: 'moderator' });
  const ana = await aPerson({ role: 'admin' });
  const of = { from: await aPerson() };
  await aMessage({ ...of, subject: 'new', created_at: hours(-1) });
  await aMessage({ ...of, subject: 'risky', created_at: hours(-19), assigned_to: tiago.id });
  await aMessage({ ...of, subject: 'late', created_at: hours(-50), assigned_to: ana.id });
  await aMessage({ ...of, subject: 'asleep', created_at: hours(-60), snoozed_until: hours(5) });
  await aMessage({ ...of, subject: 'asleep longer', created_at: hours(-61), snoozed_until: hours(9) });
  await aMessage({
    ...of,
    subject: 'awake again',
    created_at: hours(-2),
    snoozed_until: hours(-1),
    assigned_to: tiago.id,
  });
  await aMessage({ ...of, subject: 'ours', message: '', created_at: hours(-3), status: 'in_progress' });
  await aMessage({
    ...of,
    subject: 'answered',
    message: '',
    created_at: hours(-90),
    status: 'in_progress',
    assigned_to: tiago.id,
  });
  await aMessage({ ...of, subject: 'done', created_at: hours(-70), status: 'closed', assigned_to: tiago.id });
});

const subjects = async (view?: SupportView, query: object = {}) =>
  (await call(tiago, listMessages, { query: { ...query, view } })).messages.map(({ subject }) => subject);

test.each([
  ['waiting', ['late', 'risky', 'awake again', 'new']],
  ['at_risk', ['late', 'risky']],
  ['mine', ['risky', 'awake again', 'answered']],
  ['unassigned', ['new', 'ours']],
  ['snoozed', ['asleep', 'asleep longer']],
] as const)('%s holds what it says, in its order, and is counted', async (view, expected) => {
  expect(await subjects(view)).toEqual(expected);
  expect((await call(tiago, getSupportCounts, {})).views[view]).toBe(expected.length);
});

test('the plain list holds everything, newest first', async () => {
  const all = ['new', 'awake again', 'ours', 'risky', 'late', 'asleep', 'asleep longer', 'done', 'answered'];
  expect(await subjects()).toEqual(all);
});

test.each(['mine', 'unassigned'] as const)(
  '%s is read page by page: who waits first, then the others',
  async (view) => {
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await call(tiago, listMessages, { query: { view, limit: 1, cursor } });
      read.push(...page.messages.map(({ subject }) => subject));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(read).toEqual(await subjects(view));
  },
);

test('a view is searched, filtered and read page by page', async () => {
  expect(await subjects('waiting', { q: 'LATE' })).toEqual(['late']);
  expect(await subjects('unassigned', { status: 'in_progress' })).toEqual(['ours']);
  const read: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(tiago, listMessages, { query: { view: 'waiting', limit: 1, cursor } });
    read.push(...page.messages.map(({ subject }) => subject));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(read).toEqual(['late', 'risky', 'awake again', 'new']);
});

test('each view and its count is read from an index of its own among very many', async () => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes where tablename = 'support_messages'`.execute(
    root,
  );
  for (const name of ['waiting', 'snoozed', 'assigned', 'unassigned'])
    expect(rows.find((row) => row.name === `support_messages_${name}`)?.definition).toMatch(/ WHERE /);
});
