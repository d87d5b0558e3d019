import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  changeMessages,
  mergeMessages,
  setStatus,
  snoozeMessage,
} from '#features/support/contract/office-support.ts';
import { answerMessage, sendReply } from '#features/support/contract/support.ts';
import type { SupportStatus } from '#features/support/rules/support.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { getOverview } from '../contract/overview.ts';

/** Open tickets, today and seven days ago, whatever moved them in between. */
const { database, aPerson, aMessage, root } = aDatabase();
const works = { probe: async () => {} };
const store = { ...works, room: async () => null };
const parts = { files: store, worker: works, mail: { delivery: 'outbox' } } as never;
const call = callsOf(database, parts);
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

let ana: Person;
let maria: Person;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin' });
  maria = await aPerson();
});

async function aTicket(status: SupportStatus, ageInDays: number): Promise<string> {
  return (await aMessage({ from: maria, status, created_at: daysAgo(ageInDays) })).id;
}
const becomes = (id: string, status: SupportStatus) =>
  call(ana, setStatus, { params: { id }, body: { status } });
const asksAgain = (id: string) =>
  call(maria, sendReply, { params: { id }, body: { body: 'And now?', client_key: randomUUID() } });
const answers = (id: string) =>
  call(ana, answerMessage, { params: { id }, body: { body: 'Both.', client_key: randomUUID() } });
/** What has been changed of it until now was changed so long ago. */
const happened = (id: string, days: number) =>
  root
    .updateTable('support_status_changes')
    .set({ changed_at: daysAgo(days) })
    .where('message_id', '=', id)
    .execute();
const counter = async () => (await call(ana, getOverview, {})).open_support_tickets;

/** By how much the two figures go up when all of this happens. */
async function adds(happens: () => Promise<unknown>): Promise<{ value: number; week_ago: number }> {
  const before = await counter();
  await happens();
  const after = await counter();
  return {
    value: after.value - before.value,
    week_ago: (after.week_ago ?? Number.NaN) - (before.week_ago ?? Number.NaN),
  };
}

test('what is open counts from when it came', async () => {
  expect(await adds(() => aTicket('open', 8))).toEqual({ value: 1, week_ago: 1 });
  expect(await adds(() => aTicket('open', 6))).toEqual({ value: 1, week_ago: 0 });
  expect(await adds(() => aTicket('resolved', 8))).toEqual({ value: 0, week_ago: 0 });
  expect(await adds(() => aTicket('in_progress', 8))).toEqual({ value: 0, week_ago: 0 });
  expect((await counter()).failed).toBe(false);
});

test('what was resolved since was open then, and what was resolved before was not', async () => {
  expect(await adds(async () => becomes(await aTicket('open', 30), 'resolved'))).toEqual({
    value: 0,
    week_ago: 1,
  });
  const before = async () => {
    const id = await aTicket('open', 30);
    await becomes(id, 'resolved');
    await happened(id, 10);
  };
  expect(await adds(before)).toEqual({ value: 0, week_ago: 0 });
});

test('what was resolved and opened again within the week counts as it stood before the first of it', async () => {
  const thereAndBack = async (id: string) => {
    await becomes(id, 'resolved');
    await happened(id, 3);
    await asksAgain(id);
  };
  expect(await adds(async () => thereAndBack(await aTicket('open', 30)))).toEqual({ value: 1, week_ago: 1 });
  expect(await adds(async () => thereAndBack(await aTicket('open', 5)))).toEqual({ value: 1, week_ago: 0 });
  // Resolved at first, opened by the person, resolved again.
  const reopened = async () => {
    const id = await aTicket('resolved', 30);
    await asksAgain(id);
    await happened(id, 2);
    await becomes(id, 'resolved');
  };
  expect(await adds(reopened)).toEqual({ value: 0, week_ago: 0 });
  expect(await adds(async () => asksAgain(await aTicket('closed', 30)))).toEqual({ value: 1, week_ago: 0 });
});

test('an answer, a change of several and a merge count like a change by hand; putting aside changes nothing', async () => {
  expect(await adds(async () => answers(await aTicket('open', 30)))).toEqual({ value: 0, week_ago: 1 });
  const several = async () => {
    const ids = [await aTicket('open', 30), await aTicket('open', 1)];
    await call(ana, changeMessages, {
      body: { changes: ids.map((id) => ({ id, change: { status: 'closed' as const } })) },
    });
  };
  expect(await adds(several)).toEqual({ value: 0, week_ago: 1 });
  const merged = async () => {
    const [kept, gone] = [await aTicket('resolved', 40), await aTicket('open', 30)];
    await call(ana, mergeMessages, { params: { id: kept }, body: { other: gone } });
  };
  expect(await adds(merged)).toEqual({ value: 1, week_ago: 1 });
  const aside = async () =>
    call(ana, snoozeMessage, {
      params: { id: await aTicket('open', 30) },
      body: { snoozed_until: new Date(Date.now() + 3_600_000).toISOString() },
    });
  expect(await adds(aside)).toEqual({ value: 1, week_ago: 1 });
});

test('an erased person is in neither figure', async () => {
  const paul = await aPerson();
  const { id } = await aMessage({ from: paul, created_at: daysAgo(30) });
  await becomes(id, 'resolved');
  const erased = await adds(() => root.deleteFrom('accounts').where('id', '=', paul.id).execute());
  expect(erased).toEqual({ value: 0, week_ago: -1 });
  const left = root.selectFrom('support_status_changes').selectAll().where('message_id', '=', id);
  expect(await left.execute()).toEqual([]);
});
