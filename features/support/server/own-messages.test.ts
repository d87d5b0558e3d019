import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { outboxMail } from '#platform/server/mail.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { listOwnMessages, sendMessage } from '../contract/support.ts';
import { supportPerDay } from '../rules/support.ts';

const { database, aPerson, aMessage, asApplicant, root } = aDatabase();
const call = callsOf(database, { mail: outboxMail() });

const question = { subject: ' Apostille ', message: 'Which state\r\ndo I ask?\u0000' };
const send = (person: Parameters<typeof call>[0], client_key: string = randomUUID()) =>
  call(person, sendMessage, { body: { ...question, client_key } });
const rowsOf = (person: { id: string }) =>
  root.selectFrom('support_messages').selectAll().where('user_id', '=', person.id).execute();

test('a message is kept as it was meant, promised an answer within a day, and recorded without its words', async () => {
  const maria = await aPerson();
  const sent = await send(maria);
  expect(sent).toMatchObject({
    subject: 'Apostille',
    message: 'Which state\ndo I ask?',
    status: 'open',
    replies: [],
    unread: 0,
  });
  expect(Date.parse(sent.reply_due_at ?? '') - Date.parse(sent.created_at)).toBe(24 * 3_600_000);
  expect((await call(maria, listOwnMessages, {})).messages).toEqual([sent]);
  const [entry] = await root
    .selectFrom('audit_log')
    .selectAll()
    .where('owner_id', '=', maria.id)
    .where('action', '=', 'support.message_sent')
    .execute();
  expect(entry).toMatchObject({ subject_id: sent.id, actor_id: maria.id, details: { priority: 'low' } });
});

test.each([
  ['premium', 'active', 'high'],
  ['standard', 'active', 'medium'],
  ['other', 'active', 'low'],
  ['premium', 'cancelled', 'low'],
  ['standard', 'inactive', 'low'],
] as const)('the plan %s (%s) makes it %s', async (subscription_plan, subscription_status, priority) => {
  const person = await aPerson();
  await root
    .insertInto('subscriptions')
    .values({ user_id: person.id, subscription_plan, subscription_status, provider: 'test' })
    .execute();
  await send(person);
  expect(await rowsOf(person)).toMatchObject([{ priority }]);
});

test('nobody chooses their own priority, or writes in another name', async () => {
  const [maria, robert] = [await aPerson(), await aPerson()];
  const row = { user_id: maria.id, subject: 'x', message: 'x' };
  const insert = (values: typeof row & { priority?: 'high' }) =>
    asApplicant(maria, (tx) => tx.insertInto('support_messages').values(values).execute());
  await expect(insert({ ...row, priority: 'high' })).rejects.toThrow(/permission denied/);
  await expect(insert({ ...row, user_id: robert.id })).rejects.toThrow(/row-level security/);
});

test('ten presses at once leave one message', async () => {
  const maria = await aPerson();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(maria, key)));
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
  expect(await rowsOf(maria)).toHaveLength(1);
});

test('the same key of somebody else is another message', async () => {
  const key = randomUUID();
  const [one, other] = [await send(await aPerson(), key), await send(await aPerson(), key)];
  expect(one.id).not.toBe(other.id);
});

test('the day has an end, also for twenty at once, and says what to do; a retry of what arrived still answers', async () => {
  const maria = await aPerson();
  await aMessage({ from: maria, created_at: new Date(Date.now() - 25 * 3_600_000) });
  const keys = Array.from({ length: 20 }, () => randomUUID());
  const outcomes = await Promise.allSettled(keys.map((key) => send(maria, key)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(supportPerDay.messages);
  const refused = await refusalOf(send(maria));
  expect(refused).toMatchObject({ code: 'too_many_requests' });
  expect(refused.message).toContain('Please write the rest as a reply');
  const arrived = keys[outcomes.findIndex(({ status }) => status === 'fulfilled')];
  expect(await send(maria, arrived)).toMatchObject({ subject: 'Apostille' });
  expect(await rowsOf(maria)).toHaveLength(supportPerDay.messages + 1);
});

test.each([
  [{ subject: ' ', message: 'x' }, 'Enter a subject'],
  [{ subject: 'x', message: '\n\u0007 ' }, 'Write your message'],
  [{ subject: 'x'.repeat(201), message: 'x' }, 'Shorten the subject to 200 characters'],
  [{ subject: 'x', message: 'x'.repeat(10_001) }, 'Shorten this to 10,000 characters'],
])('what cannot be sent is named: %#', async (body, words) => {
  const parsed = sendMessage.body.safeParse({ ...body, client_key: randomUUID() });
  expect(parsed.error?.issues.map((issue) => issue.message).join()).toContain(words);
});
