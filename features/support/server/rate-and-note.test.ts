import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { outboxMail } from '#platform/server/mail.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { addNote, getSupportCounts } from '../contract/office-support.ts';
import { getMessage, getThread, rateMessage } from '../contract/support.ts';

const { database, aPerson, aMessage, root } = aDatabase();
const call = callsOf(database, { mail: outboxMail() });

let tiago: Person;
let maria: Person;
beforeAll(async () => {
  tiago = await aPerson({ role: 'moderator', display_name: 'Tiago Pires' });
  maria = await aPerson({ display_name: 'Maria Whitaker' });
});

const rate = (id: string, helpful: boolean, words = '') =>
  call(maria, rateMessage, { params: { id }, body: { helpful, words } });
const recorded = (id: string) =>
  root
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();

test('the person says whether it helped, may change it, and staff see it', async () => {
  const { id } = await aMessage({ from: maria, status: 'resolved' });
  expect(await call(maria, getMessage, { params: { id } })).toMatchObject({
    rating: null,
    abilities: { rate: true },
  });
  await rate(id, true);
  expect(await rate(id, false, '  The fee is missing.\r\n ')).toMatchObject({
    rating: { helpful: false, words: 'The fee is missing.' },
  });
  await rate(id, false, 'The fee is missing.');
  expect(await call(tiago, getThread, { params: { id } })).toMatchObject({
    rating: { helpful: false, words: 'The fee is missing.' },
  });
  // The words stay out of the log.
  expect(await recorded(id)).toEqual([
    { action: 'support.rated', details: { helpful: true, with_words: false } },
    { action: 'support.rated', details: { helpful: false, with_words: true } },
  ]);
});

test('nobody is asked before the end, and what was said stands afterwards', async () => {
  const { id } = await aMessage({ from: maria });
  expect((await refusalOf(rate(id, true))).code).toBe('conflict');
  const closed = await aMessage({ from: maria, status: 'closed', rated_helpful: true, rated_at: new Date() });
  expect(await rate(closed.id, false)).toMatchObject({ rating: { helpful: false } });
  expect((await call(maria, getMessage, { params: { id } })).abilities).toEqual({ rate: false });
});

test('nobody rates for somebody else', async () => {
  const { id } = await aMessage({ status: 'resolved' });
  expect((await refusalOf(rate(id, true))).code).toBe('not_found');
  expect((await refusalOf(rate(randomUUID(), true))).code).toBe('not_found');
  expect(await recorded(id)).toEqual([]);
});

test('the share counts those of the last 30 days', async () => {
  await root
    .updateTable('support_messages')
    .set({ rated_helpful: null, rated_words: null, rated_at: null })
    .execute();
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (const [helpful, days] of [
    [true, 1],
    [true, 29],
    [false, 2],
    [true, 31],
  ] as const)
    await aMessage({ status: 'closed', rated_helpful: helpful, rated_at: daysAgo(days) });
  expect((await call(tiago, getSupportCounts, {})).ratings).toEqual({ days: 30, count: 3, helpful: 2 });
});

test('a note is for staff, written once, and moves nothing', async () => {
  const { id } = await aMessage({ from: maria });
  const before = await root.selectFrom('support_messages').selectAll().where('id', '=', id).execute();
  const note = { params: { id }, body: { body: 'Her consulate is slow.', client_key: randomUUID() } };
  await Promise.all([call(tiago, addNote, note), call(tiago, addNote, note)]);
  expect(await call(tiago, addNote, note)).toMatchObject({
    notes: [{ body: 'Her consulate is slow.', author_name: 'Tiago Pires' }],
    replies: [],
  });
  expect(await root.selectFrom('support_messages').selectAll().where('id', '=', id).execute()).toEqual(
    before,
  );
  expect(JSON.stringify(await call(maria, getMessage, { params: { id } }))).not.toContain('consulate');
  expect(await root.selectFrom('outbox_mails').selectAll().where('user_id', '=', maria.id).execute()).toEqual(
    [],
  );
  expect((await recorded(id)).map(({ action }) => action)).toEqual(['support.note_added']);
  expect(JSON.stringify(await recorded(id))).not.toContain('consulate');
});
