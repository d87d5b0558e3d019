import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { outboxMail } from '#platform/server/mail.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { assignMessage } from '../contract/office-support.ts';
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
let maria: Person;
beforeAll(async () => {
  tiago = await aPerson({ role: 'moderator', display_name: 'Tiago Pires' });
  maria = await aPerson({ display_name: 'Maria Whitaker' });
});

const answer = (
  id: string,
  body = 'The state that issued it.',
  client_key: string = randomUUID(),
  more: { resolve?: boolean; seen?: string } = {},
) => call(tiago, answerMessage, { params: { id }, body: { body, client_key, ...more } });
const writeAgain = (id: string, body = 'Thank you.', client_key: string = randomUUID()) =>
  call(maria, sendReply, { params: { id }, body: { body, client_key } });
const own = (id: string) => call(maria, getMessage, { params: { id } });
const mails = (id: string) =>
  root
    .selectFrom('outbox_mails')
    .selectAll()
    .where('user_id', '=', maria.id)
    .execute()
    .then((rows) => rows.filter(({ parameters }) => JSON.stringify(parameters).includes(id)));
const actions = async (id: string) => {
  const rows = await root
    .selectFrom('audit_log')
    .select(['action', 'actor_role'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action, actor_role }) => `${actor_role} ${action}`);
};

test('an answer reaches the person as new, takes the message up, and one mail is queued for it', async () => {
  const { id } = await aMessage({ from: maria });
  const thread = await answer(id);
  expect(thread).toMatchObject({
    status: 'in_progress',
    reply_due_at: null,
    mail_delivery: 'outbox',
    person: { name: 'Maria Whitaker', email: maria.email, subscription_plan: null, application_id: null },
    replies: [
      {
        from_staff: true,
        body: 'The state that issued it.',
        author_name: 'Tiago Pires',
        mail: { status: 'queued', delivered_by: null },
      },
    ],
  });
  const seen = await own(id);
  expect(seen).toMatchObject({ unread: 1, replies: [{ from_staff: true, is_new: true }] });
  expect(JSON.stringify(seen)).not.toContain('Tiago');
  expect(Date.parse(seen.last_activity_at)).toBeGreaterThan(Date.parse(seen.created_at));
  expect(await mails(id)).toMatchObject([
    {
      template: 'support-reply',
      status: 'queued',
      parameters: { message_id: id, reply_id: thread.replies[0]?.id },
    },
  ]);
  expect(await actions(id)).toEqual(['moderator support.replied', 'moderator support.assigned']);
});

test('an answer makes what nobody has its writer’s, and leaves a colleague what is theirs', async () => {
  const ana = await aPerson({ role: 'admin' });
  const { id } = await aMessage({ from: maria });
  expect((await answer(id)).assigned_to).toEqual({ id: tiago.id, name: 'Tiago Pires' });
  await call(ana, assignMessage, { params: { id }, body: { assigned_to: ana.id } });
  expect((await answer(id, 'And one more thing.')).assigned_to).toMatchObject({ id: ana.id });
});

test('what is sent and resolved is both or neither, and once', async () => {
  const { id } = await aMessage({ from: maria });
  const key = randomUUID();
  const threads = await Promise.all(
    Array.from({ length: 5 }, () => answer(id, 'Done.', key, { resolve: true })),
  );
  expect(threads.map(({ status, replies }) => `${status} ${replies.length}`)).toEqual(
    Array(5).fill('resolved 1'),
  );
  expect(await mails(id)).toHaveLength(1);
  expect(await actions(id)).toEqual([
    'moderator support.replied',
    'moderator support.assigned',
    'moderator support.status_changed',
  ]);
  // What the person opened again is not resolved by a request that is sent once more.
  await writeAgain(id);
  expect(await answer(id, 'Done.', key, { resolve: true })).toMatchObject({ status: 'open' });
  const closed = await aMessage({ from: maria, status: 'closed' });
  expect(await answer(closed.id, 'Done.', randomUUID(), { resolve: true })).toMatchObject({
    status: 'closed',
  });
});

test('what was said since the writer looked holds the answer back, and nothing of it is written', async () => {
  const { id } = await aMessage({ from: maria });
  const seen = (await call(tiago, getThread, { params: { id } })).last_activity_at;
  await writeAgain(id, 'Never mind, I have found it.');
  const [key, more] = [randomUUID(), { seen, resolve: true }];
  expect((await refusalOf(answer(id, 'Look there.', key, more))).code).toBe('stale');
  expect(await actions(id)).toEqual(['user support.replied']);
  expect(await mails(id)).toHaveLength(0);
  const now = await call(tiago, getThread, { params: { id } });
  expect(now).toMatchObject({ status: 'open', assigned_to: null });
  const looked = { ...more, seen: now.last_activity_at };
  expect(await answer(id, 'Look there.', key, looked)).toMatchObject({ status: 'resolved' });
  // Its own answer is no reason to refuse a request that is sent once more.
  expect((await answer(id, 'Look there.', key, looked)).replies).toHaveLength(2);
});

test('ten presses leave one answer and one mail', async () => {
  const { id } = await aMessage({ from: maria });
  const key = randomUUID();
  await Promise.all(Array.from({ length: 10 }, () => answer(id, 'Once.', key)));
  expect((await own(id)).replies).toHaveLength(1);
  expect(await mails(id)).toHaveLength(1);
});

test('what was seen is not new; what came in the meantime is', async () => {
  const { id } = await aMessage({ from: maria });
  const first = (await answer(id, 'One.')).replies[0]?.id ?? '';
  await answer(id, 'Two.');
  await call(maria, markRead, { params: { id }, body: { reply_id: first } });
  expect((await own(id)).replies.map((reply) => reply.is_new)).toEqual([false, true]);
  const second = (await own(id)).replies[1]?.id ?? '';
  await call(maria, markRead, { params: { id }, body: { reply_id: second } });
  await call(maria, markRead, { params: { id }, body: { reply_id: first } });
  expect(await own(id)).toMatchObject({ unread: 0 });
});

test.each(['resolved', 'closed'] as const)('writing again opens what was %s', async (status) => {
  const { id } = await aMessage({ from: maria, status });
  expect(await writeAgain(id)).toMatchObject({
    status: 'open',
    replies: [{ from_staff: false, is_new: false }],
  });
  expect(await actions(id)).toEqual(['user support.replied', 'user support.reopened']);
  expect((await writeAgain(id)).reply_due_at).not.toBeNull();
});

test('an answer leaves a finished message finished, and no mail goes for what the person writes', async () => {
  const { id } = await aMessage({ from: maria, status: 'resolved' });
  expect(await answer(id)).toMatchObject({ status: 'resolved' });
  await writeAgain(id);
  expect(await mails(id)).toHaveLength(1);
});

test('the newest activity comes first, and new replies are counted over all', async () => {
  const [one, other] = [await aMessage({ from: maria }), await aMessage({ from: maria })];
  await answer(one.id);
  const { messages, unread } = await call(maria, listOwnMessages, {});
  expect(messages[0]?.id).toBe(one.id);
  expect(messages.map((message) => message.id)).toContain(other.id);
  expect(unread).toBe(messages.reduce((sum, message) => sum + message.unread, 0));
  expect(unread).toBeGreaterThan(0);
});

test('the fifty-first reply of a day is refused with a kind word, staff are not counted', async () => {
  const { id, user_id } = await aMessage({ from: await aPerson() });
  const wordy = { ...maria, id: user_id };
  await root
    .insertInto('support_replies')
    .values(
      Array.from({ length: 50 }, (_, at) => ({
        message_id: id,
        user_id,
        author_id: at === 0 ? tiago.id : user_id,
        from_staff: at === 0,
        body: 'x',
      })),
    )
    .execute();
  const again = () =>
    call(wordy, sendReply, { params: { id }, body: { body: 'x', client_key: randomUUID() } });
  await again();
  expect(await refusalOf(again())).toMatchObject({ code: 'too_many_requests' });
  await answer(id);
});

test('what a canned reply left to fill in is never sent', async () => {
  const { id } = await aMessage({ from: maria });
  expect(await refusalOf(answer(id, 'Hello {{first_name}}.'))).toMatchObject({
    code: 'invalid_input',
    fields: { body: 'Replace {{first_name}} before you send it.' },
  });
  expect((await own(id)).replies).toEqual([]);
});

test('a message that does not exist is not found', async () => {
  expect((await refusalOf(answer(randomUUID()))).code).toBe('not_found');
  expect((await refusalOf(call(tiago, getThread, { params: { id: randomUUID() } }))).code).toBe('not_found');
});

test('an account that goes takes its messages, replies and mails along; one of staff leaves its answers', async () => {
  const ruth = await aPerson();
  const colleague = await aPerson({ role: 'moderator' });
  const { id } = await aMessage({ from: ruth });
  await call(colleague, answerMessage, { params: { id }, body: { body: 'Yes.', client_key: randomUUID() } });
  await root.deleteFrom('accounts').where('id', '=', colleague.id).execute();
  expect((await call(tiago, getThread, { params: { id } })).replies).toMatchObject([
    { body: 'Yes.', author_name: null },
  ]);
  await root.deleteFrom('accounts').where('id', '=', ruth.id).execute();
  for (const table of ['support_messages', 'support_replies', 'outbox_mails'] as const)
    expect(await root.selectFrom(table).selectAll().where('user_id', '=', ruth.id).execute()).toEqual([]);
});
