import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { outboxMail } from '#platform/server/mail.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import {
  addNote,
  mergeMessages,
  setPriority,
  setStatus,
  unmergeMessage,
} from '../contract/office-support.ts';
import { answerMessage, getThread, listOwnMessages, sendReply } from '../contract/support.ts';

const { database, aPerson, aMessage, root } = aDatabase();
let now = new Date();
const call = callsOf(database, { mail: outboxMail(), clock: () => now });

let tiago: Person;
beforeAll(async () => {
  tiago = await aPerson({ role: 'moderator', display_name: 'Tiago Pires' });
});

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
const merge = (id: string, other: string) => call(tiago, mergeMessages, { params: { id }, body: { other } });
const undo = (id: string, person: Person | undefined = tiago) =>
  call(person, unmergeMessage, { params: { id } });
const rowsOf = (...ids: string[]) =>
  root.selectFrom('support_messages').selectAll().where('id', 'in', ids).orderBy('created_at').execute();
const said = () => ({ body: 'More.', client_key: randomUUID() });

async function aPair() {
  const maria = await aPerson({ display_name: 'Maria Whitaker' });
  const first = await aMessage({ from: maria, subject: 'Apostille', status: 'resolved', created_at: at(8) });
  const second = await aMessage({
    from: maria,
    subject: 'Again',
    priority: 'high',
    assigned_to: tiago.id,
    snoozed_until: new Date('2030-01-01T00:00:00Z'),
    created_at: at(9),
  });
  return { maria, first, second };
}

test('both stand again as they did, and the log says who took them apart', async () => {
  const { maria, first, second } = await aPair();
  const before = await rowsOf(first.id, second.id);
  const kept = await merge(first.id, second.id);
  expect(kept.merge_undo).toMatchObject({ id: second.id, subject: 'Again' });
  expect((await call(tiago, getThread, { params: { id: second.id } })).merge_undo).toEqual(kept.merge_undo);

  expect(await undo(second.id)).toMatchObject({ id: second.id, status: 'open', merged_into: null });
  expect(await rowsOf(first.id, second.id)).toEqual(before);
  expect((await call(maria, listOwnMessages, {})).messages).toHaveLength(2);
  const [entry, ...more] = await root
    .selectFrom('audit_log')
    .select(['actor_id', 'owner_id', 'details'])
    .where('action', '=', 'support.unmerged')
    .where('subject_id', '=', second.id)
    .execute();
  expect(entry).toEqual({ actor_id: tiago.id, owner_id: maria.id, details: { from: first.id } });
  expect(more).toEqual([]);

  // Pressed again it changes nothing.
  await undo(second.id);
  expect(await rowsOf(first.id, second.id)).toEqual(before);
});

test('what a colleague changed about the kept one since stays', async () => {
  const { first, second } = await aPair();
  await merge(first.id, second.id);
  await call(tiago, setPriority, { params: { id: first.id }, body: { priority: 'medium' } });
  await call(tiago, setStatus, { params: { id: first.id }, body: { status: 'in_progress' } });
  await undo(second.id);
  const [kept, gone] = await rowsOf(first.id, second.id);
  expect(kept).toMatchObject({ priority: 'medium', status: 'in_progress', assigned_to: null });
  expect(gone).toMatchObject({ priority: 'high', status: 'open', merged_into: null });
});

test.each([
  ['an answer', (id: string) => call(tiago, answerMessage, { params: { id }, body: said() })],
  ['a note', (id: string) => call(tiago, addNote, { params: { id }, body: said() })],
  [
    'the person’s own words',
    (id: string, maria: Person) => call(maria, sendReply, { params: { id }, body: said() }),
  ],
])('after %s it stays one', async (_what, write) => {
  for (const which of ['first', 'second'] as const) {
    const { maria, ...pair } = await aPair();
    await merge(pair.first.id, pair.second.id);
    await write(pair[which].id, maria);
    const before = await rowsOf(pair.first.id, pair.second.id);
    expect((await call(tiago, getThread, { params: { id: pair.first.id } })).merge_undo).toBeNull();
    expect((await refusalOf(undo(pair.second.id))).code).toBe('conflict');
    expect(await rowsOf(pair.first.id, pair.second.id)).toEqual(before);
  }
});

test('and after half an hour', async () => {
  const { first, second } = await aPair();
  await merge(first.id, second.id);
  now = new Date(now.getTime() + 30 * 60_000);
  expect((await refusalOf(undo(second.id))).code).toBe('conflict');
});

test('of several merges the last is undone first, and what had come along goes back along', async () => {
  const maria = await aPerson();
  const [one, two, three] = [
    await aMessage({ from: maria, created_at: at(1) }),
    await aMessage({ from: maria, created_at: at(2) }),
    await aMessage({ from: maria, created_at: at(3) }),
  ];
  await merge(two.id, three.id);
  now = new Date(now.getTime() + 1000);
  await merge(one.id, two.id);
  expect((await refusalOf(undo(three.id))).code).toBe('conflict');
  await undo(two.id);
  expect((await rowsOf(one.id, two.id, three.id)).map(({ merged_into }) => merged_into)).toEqual([
    null,
    null,
    two.id,
  ]);
  await undo(three.id);
  expect((await rowsOf(three.id))[0]?.merged_into).toBeNull();
});

test('an answer and an undo at once: either it stays one with the answer, or the answer stands where it was meant', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { first, second } = await aPair();
    await merge(first.id, second.id);
    const [undone, answered] = await Promise.allSettled([
      undo(second.id),
      call(tiago, answerMessage, { params: { id: second.id }, body: said() }),
    ]);
    expect(answered.status).toBe('fulfilled');
    const [, gone] = await rowsOf(first.id, second.id);
    const reply = await root
      .selectFrom('support_replies')
      .select('message_id')
      .where('message_id', 'in', [first.id, second.id])
      .execute();
    expect(gone?.merged_into).toBe(undone.status === 'fulfilled' ? null : first.id);
    expect(reply).toEqual([{ message_id: undone.status === 'fulfilled' ? second.id : first.id }]);
  }
});

test('nobody but staff takes them apart, and none that is not there', async () => {
  const { maria, first, second } = await aPair();
  await merge(first.id, second.id);
  expect((await refusalOf(undo(second.id, maria))).code).toBe('forbidden');
  expect((await refusalOf(call(undefined, unmergeMessage, { params: { id: second.id } }))).code).toBe(
    'not_authenticated',
  );
  expect((await refusalOf(undo(randomUUID()))).code).toBe('not_found');
  expect((await rowsOf(second.id))[0]?.merged_into).toBe(first.id);
});
