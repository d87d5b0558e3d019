import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import {
  assignMessage,
  changeMessages,
  setPriority,
  setStatus,
  snoozeMessage,
} from '../contract/office-support.ts';

const { database, aPerson, aMessage, root } = aDatabase();
const call = callsOf(database);

let tiago: Person;
let ana: Person;
beforeAll(async () => {
  tiago = await aPerson({ role: 'moderator', display_name: 'Tiago Pires' });
  ana = await aPerson({ role: 'admin', display_name: 'Ana Ribeiro' });
});

const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const rowOf = (id: string) =>
  root.selectFrom('support_messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const recorded = (id: string) =>
  root
    .selectFrom('audit_log')
    .select(['action', 'details', 'owner_id'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
const status = (id: string, body: { status: 'open' | 'in_progress' | 'closed'; seen?: 'open' | 'closed' }) =>
  call(tiago, setStatus, { params: { id }, body });

test.each([
  ['open', 'in_progress'],
  ['closed', 'open'],
  ['resolved', 'closed'],
  ['in_progress', 'resolved'],
] as const)('staff set any status from any other: %s to %s, recorded once', async (from, to) => {
  const { id, user_id } = await aMessage({ status: from });
  expect(await call(tiago, setStatus, { params: { id }, body: { status: to } })).toMatchObject({
    status: to,
  });
  await call(tiago, setStatus, { params: { id }, body: { status: to } });
  expect(await recorded(id)).toEqual([
    { action: 'support.status_changed', details: { from, to }, owner_id: user_id },
  ]);
});

test('a status that somebody changed meanwhile is refused with how it stands; the same wish is not', async () => {
  const { id } = await aMessage({ status: 'open' });
  await status(id, { status: 'in_progress', seen: 'open' });
  const refusal = await refusalOf(status(id, { status: 'closed', seen: 'open' }));
  expect(refusal).toMatchObject({ code: 'stale', details: { message: { id, status: 'in_progress' } } });
  expect((await rowOf(id)).status).toBe('in_progress');
  expect(await status(id, { status: 'in_progress', seen: 'closed' })).toMatchObject({
    status: 'in_progress',
  });
  expect(await recorded(id)).toHaveLength(1);
});

test('of ten who set different ones in view of the same state, one is heard', async () => {
  const { id } = await aMessage({ status: 'open' });
  const wishes = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? 'closed' : 'in_progress'));
  const outcomes = await Promise.allSettled(
    wishes.map((wish) => status(id, { status: wish as 'closed', seen: 'open' })),
  );
  const { status: stands } = await rowOf(id);
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(wishes.map((wish) => wish === stands));
  expect(await recorded(id)).toHaveLength(1);
});

test('staff see it as more urgent than the plan does', async () => {
  const { id } = await aMessage({ priority: 'low' });
  expect(
    await call(tiago, setPriority, { params: { id }, body: { priority: 'high', seen: 'low' } }),
  ).toMatchObject({ priority: 'high' });
  expect(await recorded(id)).toMatchObject([
    { action: 'support.priority_changed', details: { from: 'low', to: 'high' }, owner_id: null },
  ]);
});

test('a conversation is taken, given on and given back; somebody who is not staff cannot have it', async () => {
  const { id } = await aMessage();
  const assign = (assigned_to: string | null, seen?: string | null) =>
    call(tiago, assignMessage, { params: { id }, body: { assigned_to, seen } });
  expect(await assign(tiago.id, null)).toMatchObject({ assigned_to: { id: tiago.id, name: 'Tiago Pires' } });
  expect((await refusalOf(assign(ana.id, null))).code).toBe('stale');
  expect(await assign(ana.id, tiago.id)).toMatchObject({ assigned_to: { name: 'Ana Ribeiro' } });
  for (const nobody of [(await aPerson()).id, randomUUID()])
    expect(await refusalOf(assign(nobody))).toMatchObject({
      code: 'invalid_input',
      fields: { assigned_to: 'This person is not staff.' },
    });
  expect(await assign(null)).toMatchObject({ assigned_to: null });
  expect((await recorded(id)).map(({ details }) => details)).toEqual([
    { from: null, to: tiago.id },
    { from: tiago.id, to: ana.id },
    { from: ana.id, to: null },
  ]);
});

test('whoever is no longer staff takes care of nothing', async () => {
  const leaver = await aPerson({ role: 'moderator' });
  const { id } = await aMessage({ assigned_to: leaver.id });
  await root.deleteFrom('user_roles').where('user_id', '=', leaver.id).execute();
  expect((await rowOf(id)).assigned_to).toBeNull();
});

test('a conversation sleeps until its time and is woken', async () => {
  const { id } = await aMessage();
  const snooze = (snoozed_until: string | null) =>
    call(tiago, snoozeMessage, { params: { id }, body: { snoozed_until } });
  const until = soon(20);
  expect(await snooze(until)).toMatchObject({ snoozed_until: until });
  await snooze(until);
  expect(await snooze(null)).toMatchObject({ snoozed_until: null });
  expect((await recorded(id)).map(({ action, details }) => [action, details])).toEqual([
    ['support.snoozed', { until }],
    ['support.snoozed', { until: null }],
  ]);
  for (const bad of [soon(-1), soon(24 * 400)])
    expect(await refusalOf(snooze(bad))).toMatchObject({ code: 'invalid_input' });
  await status(id, { status: 'closed' });
  expect((await refusalOf(snooze(until))).code).toBe('conflict');
});

test('a time that has passed is none: it came back by itself', async () => {
  const { id } = await aMessage({ snoozed_until: new Date(Date.now() - 1000) });
  expect(await call(tiago, setPriority, { params: { id }, body: { priority: 'high' } })).toMatchObject({
    snoozed_until: null,
  });
});

test('several are changed each for itself; undoing leaves what somebody changed since', async () => {
  const [one, two, same] = [
    await aMessage(),
    await aMessage({ status: 'resolved' }),
    await aMessage({ status: 'closed' }),
  ];
  const kept = await aMessage();
  const merged = await aMessage({
    from: { id: kept.user_id },
    status: 'closed',
    merged_into: kept.id,
    merged_at: new Date(),
  });
  const gone = randomUUID();
  const change = { status: 'closed' } as const;
  const done = await call(tiago, changeMessages, {
    body: { changes: [one.id, two.id, same.id, merged.id, gone].map((id) => ({ id, change })) },
  });
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  expect(done).toEqual({
    changed: [
      { id: one.id, change, before: { status: 'open' } },
      { id: two.id, change, before: { status: 'resolved' } },
    ].sort(byId),
    unchanged: [same.id],
    refused: [
      { id: merged.id, reason: 'conflict' },
      { id: gone, reason: 'not_found' },
    ].sort(byId),
  });

  await status(two.id, { status: 'in_progress' });
  const undone = await call(tiago, changeMessages, {
    body: { changes: done.changed.map(({ id, change: seen, before }) => ({ id, change: before, seen })) },
  });
  expect(undone).toMatchObject({ changed: [{ id: one.id }], refused: [{ id: two.id, reason: 'stale' }] });
  expect((await rowOf(one.id)).status).toBe('open');
  expect((await rowOf(two.id)).status).toBe('in_progress');
});

test('one bad person or moment changes none of several', async () => {
  const { id } = await aMessage();
  const nobody = { id, change: { assigned_to: randomUUID() } };
  const changes = [{ id: (await aMessage()).id, change: { status: 'closed' as const } }, nobody];
  expect((await refusalOf(call(tiago, changeMessages, { body: { changes } }))).code).toBe('invalid_input');
  for (const one of changes) expect((await rowOf(one.id)).status).toBe('open');
});
