import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { outboxMail } from '#platform/server/mail.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';
import { mergeMessages } from '../contract/office-support.ts';
import {
  answerMessage,
  getMessage,
  getThread,
  listOwnMessages,
  markRead,
  sendReply,
} from '../contract/support.ts';

const { database, aPerson, aMessage, root } = aDatabase();
const call = callsOf(database, { mail: outboxMail() });

let tiago: Person;
beforeAll(async () => {
  tiago = await aPerson({ role: 'moderator', display_name: 'Tiago Pires' });
});

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
const merge = (id: string, other: string) => call(tiago, mergeMessages, { params: { id }, body: { other } });
const rowOf = (id: string) =>
  root.selectFrom('support_messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Two questions of one person; the first is answered after the second was asked. */
async function twoQuestions() {
  const maria = await aPerson({ display_name: 'Maria Whitaker' });
  const first = await aMessage({
    from: maria,
    subject: 'Apostille',
    message: 'Which state?',
    created_at: at(8),
  });
  const second = await aMessage({
    from: maria,
    subject: 'Again',
    message: 'And how much?',
    priority: 'high',
    assigned_to: tiago.id,
    created_at: at(9),
  });
  for (const [message, hour, body] of [
    [first, 10, 'Oregon.'],
    [second, 11, 'Ten dollars.'],
  ] as const)
    await root
      .insertInto('support_replies')
      .values({
        message_id: message.id,
        user_id: maria.id,
        author_id: tiago.id,
        from_staff: true,
        body,
        created_at: at(hour),
      })
      .execute();
  return { maria, first, second };
}

test('the older one is kept, whichever was named; the person reads one conversation in its order', async () => {
  const { maria, first, second } = await twoQuestions();
  const kept = await merge(second.id, first.id);
  expect(kept).toMatchObject({
    id: first.id,
    priority: 'high',
    assigned_to: { id: tiago.id },
    merged_into: null,
    others: [],
  });
  const { messages } = await call(maria, listOwnMessages, {});
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({
    id: first.id,
    message: 'Which state?',
    merged_ids: [second.id],
    unread: 2,
  });
  expect(messages[0]?.replies.map(({ body, subject, from_staff }) => [body, subject, from_staff])).toEqual([
    ['And how much?', 'Again', false],
    ['Oregon.', null, true],
    ['Ten dollars.', null, true],
  ]);
  expect(kept.replies.map(({ body, author_name }) => [body, author_name])).toEqual([
    ['And how much?', 'Maria Whitaker'],
    ['Oregon.', 'Tiago Pires'],
    ['Ten dollars.', 'Tiago Pires'],
  ]);
});

test('the younger one says where it went, is closed, and nothing of it is gone; repeating changes nothing', async () => {
  const { first, second } = await twoQuestions();
  await merge(first.id, second.id);
  const before = [await rowOf(first.id), await rowOf(second.id)];
  await merge(second.id, first.id);
  expect([await rowOf(first.id), await rowOf(second.id)]).toEqual(before);
  expect(await call(tiago, getThread, { params: { id: second.id } })).toMatchObject({
    status: 'closed',
    message: 'And how much?',
    merged_into: { id: first.id, subject: 'Apostille' },
    replies: [{ body: 'Ten dollars.' }],
  });
  const recorded = await root
    .selectFrom('audit_log')
    .select(['subject_id', 'details'])
    .where('action', '=', 'support.merged')
    .where('subject_id', '=', second.id)
    .execute();
  expect(recorded).toEqual([{ subject_id: second.id, details: { into: first.id } }]);
});

test('whoever still has the old one open reads and writes in the kept one', async () => {
  const { maria, first, second } = await twoQuestions();
  await merge(first.id, second.id);
  expect(await call(maria, getMessage, { params: { id: second.id } })).toMatchObject({ id: first.id });
  const reply = { params: { id: second.id }, body: { body: 'Thank you.', client_key: randomUUID() } };
  expect((await call(maria, sendReply, reply)).replies.at(-1)).toMatchObject({ body: 'Thank you.' });
  const answer = { params: { id: second.id }, body: { body: 'Welcome.', client_key: randomUUID() } };
  expect(await call(tiago, answerMessage, answer)).toMatchObject({ id: first.id, status: 'in_progress' });
  expect((await rowOf(second.id)).status).toBe('closed');
  const last = (await call(maria, getMessage, { params: { id: first.id } })).replies.at(-1);
  await call(maria, markRead, { params: { id: first.id }, body: { reply_id: last?.id ?? '' } });
  expect((await call(maria, listOwnMessages, {})).unread).toBe(0);
});

test('who waits in either waits in the kept one, which is open again when it was not', async () => {
  const maria = await aPerson();
  const first = await aMessage({ from: maria, status: 'resolved', created_at: at(8) });
  const second = await aMessage({ from: maria, created_at: at(9) });
  expect(await merge(first.id, second.id)).toMatchObject({
    status: 'open',
    waiting_since: at(9).toISOString(),
  });

  const answered = await aMessage({ from: maria, status: 'resolved', created_at: at(8) });
  const inProgress = await aMessage({ from: maria, status: 'in_progress', created_at: at(9) });
  await root
    .updateTable('support_messages')
    .set({ waiting_since: null })
    .where('id', '=', inProgress.id)
    .execute();
  expect(await merge(answered.id, inProgress.id)).toMatchObject({
    status: 'in_progress',
    waiting_since: null,
  });
});

test('three become one, with one step from each of them', async () => {
  const maria = await aPerson();
  const [one, two, three] = [
    await aMessage({ from: maria, created_at: at(1) }),
    await aMessage({ from: maria, created_at: at(2) }),
    await aMessage({ from: maria, created_at: at(3) }),
  ];
  await merge(two.id, three.id);
  await merge(one.id, two.id);
  expect((await rowOf(three.id)).merged_into).toBe(one.id);
  expect((await call(maria, listOwnMessages, {})).messages[0]?.replies).toHaveLength(2);
  const other = await aMessage({ from: maria, created_at: at(4) });
  expect((await refusalOf(merge(three.id, other.id))).code).toBe('conflict');
});

test('two people’s never become one, nor one with itself or with nothing', async () => {
  const [one, other] = [await aMessage(), await aMessage()];
  expect((await refusalOf(merge(one.id, other.id))).code).toBe('conflict');
  for (const id of [one.id, randomUUID()])
    expect((await refusalOf(merge(one.id, id))).code).toBe('not_found');
  for (const { id } of [one, other])
    expect(await rowOf(id)).toMatchObject({ merged_into: null, status: 'open' });
});

test('two who merge the same ones the other way round end at the same', async () => {
  const { first, second } = await twoQuestions();
  await Promise.all([merge(first.id, second.id), merge(second.id, first.id)]);
  expect((await rowOf(first.id)).merged_into).toBeNull();
  expect((await rowOf(second.id)).merged_into).toBe(first.id);
});

test('a text that waited for the merge, and a second press of it, do not wait for each other', async () => {
  const maria = await aPerson();
  const older = await aMessage({ from: maria, id: `00000000-${randomUUID().slice(9)}`, created_at: at(8) });
  const younger = await aMessage({ from: maria, id: `ffffffff-${randomUUID().slice(9)}`, created_at: at(9) });
  const outcomes: Promise<unknown>[] = [];
  await root.transaction().execute(async (tx) => {
    await tx.selectFrom('support_messages').select('id').where('id', '=', younger.id).forUpdate().execute();
    const reply = { body: 'One more thing.', client_key: randomUUID() };
    outcomes.push(call(maria, sendReply, { params: { id: younger.id }, body: reply }));
    await untilWaiting(root, 1);
    outcomes.push(merge(younger.id, older.id));
    await untilWaiting(root, 2);
    await tx
      .updateTable('support_messages')
      .set({ status: 'closed', merged_into: older.id, merged_at: new Date() })
      .where('id', '=', younger.id)
      .execute();
  });
  const settled = await Promise.allSettled(outcomes);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect((await call(tiago, getThread, { params: { id: older.id } })).replies.at(-1)?.body).toBe(
    'One more thing.',
  );
});
