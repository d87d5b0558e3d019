import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { outboxMail } from '#platform/server/mail.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import {
  answerMessage,
  beginMessage,
  listMessages,
  listOwnMessages,
  markRead,
  sendMessage,
  sendReply,
} from '../contract/support.ts';
import { supportPerDay } from '../rules/support.ts';

const { database, aPerson, asApplicant, root } = aDatabase();
const call = callsOf(database, { mail: outboxMail() });

let tiago: Person;
beforeAll(async () => {
  tiago = await aPerson({ role: 'moderator', display_name: 'Tiago Pires' });
});

const begin = (
  person: Person | undefined,
  to: { id: string },
  message = 'Your lease ends in May.',
  client_key: string = randomUUID(),
) => call(person, beginMessage, { body: { user_id: to.id, subject: 'Your lease', message, client_key } });
const own = async (person: Person) => call(person, listOwnMessages, {});
const mailsTo = (person: Person) =>
  root.selectFrom('outbox_mails').selectAll().where('user_id', '=', person.id).execute();

test('what staff begin is new to the person and from our team; one mail tells them; nobody waits for us', async () => {
  const maria = await aPerson({ display_name: 'Maria Whitaker' });
  const thread = await begin(tiago, maria);
  expect(thread).toMatchObject({
    subject: 'Your lease',
    message: '',
    status: 'in_progress',
    reply_due_at: null,
    person: { id: maria.id },
    replies: [
      {
        from_staff: true,
        body: 'Your lease ends in May.',
        author_name: 'Tiago Pires',
        mail: { status: 'queued' },
      },
    ],
  });
  const seen = await own(maria);
  expect(seen).toMatchObject({
    unread: 1,
    messages: [{ message: '', replies: [{ from_staff: true, is_new: true }] }],
  });
  expect(JSON.stringify(seen)).not.toContain('Tiago');
  expect(await mailsTo(maria)).toMatchObject([
    {
      template: 'support-message',
      parameters: { message_id: thread.id, reply_id: thread.replies[0]?.id },
      dedupe_key: `support-message:${thread.replies[0]?.id}`,
    },
  ]);
  const { messages } = await call(tiago, listMessages, { query: { user_id: maria.id } });
  expect(messages).toMatchObject([
    { id: thread.id, message: 'Your lease ends in May.', status: 'in_progress' },
  ]);
});

test('the person reads and answers it like any other: then we owe an answer', async () => {
  const maria = await aPerson();
  const { id, replies } = await begin(tiago, maria);
  await call(maria, markRead, { params: { id }, body: { reply_id: replies[0]?.id ?? '' } });
  expect((await own(maria)).unread).toBe(0);
  const body = { body: 'Until June, here is the new one.', client_key: randomUUID() };
  expect((await call(maria, sendReply, { params: { id }, body })).reply_due_at).not.toBeNull();
  const answer = { body: 'Thank you!', client_key: randomUUID() };
  expect((await call(tiago, answerMessage, { params: { id }, body: answer })).reply_due_at).toBeNull();
});

test('pressed again and again, it is one conversation with one text and one mail', async () => {
  const maria = await aPerson();
  const key = randomUUID();
  const threads = await Promise.all(Array.from({ length: 5 }, () => begin(tiago, maria, 'Once', key)));
  expect(new Set(threads.map(({ id }) => id)).size).toBe(1);
  expect((await own(maria)).messages).toMatchObject([{ replies: [{ body: 'Once' }] }]);
  expect(await mailsTo(maria)).toHaveLength(1);
});

test('what we write takes nothing from what the person may send in a day, and its urgency is the plan’s', async () => {
  const maria = await aPerson();
  await root
    .insertInto('subscriptions')
    .values({
      user_id: maria.id,
      subscription_plan: 'premium',
      subscription_status: 'active',
      provider: 'test',
    })
    .execute();
  for (let n = 0; n < supportPerDay.messages; n++) await begin(tiago, maria);
  const body = { subject: 'Fees', message: 'How much?', client_key: randomUUID() };
  await call(maria, sendMessage, { body });
  const { messages } = await call(tiago, listMessages, { query: { user_id: maria.id } });
  expect(new Set(messages.map(({ priority }) => priority))).toEqual(new Set(['high']));
});

test('the list of one person holds nobody else’s', async () => {
  const [maria, frank] = [await aPerson(), await aPerson()];
  await begin(tiago, maria);
  await begin(tiago, frank);
  const { messages, total } = await call(tiago, listMessages, { query: { user_id: frank.id } });
  expect([messages.length, total]).toEqual([1, 1]);
});

test('only staff begin, with somebody who is there; nothing is left of the rest', async () => {
  const [maria, frank, gone] = [await aPerson(), await aPerson(), await aPerson()];
  await root.updateTable('accounts').set({ deactivated_at: new Date() }).where('id', '=', gone.id).execute();
  expect((await refusalOf(begin(undefined, maria))).code).toBe('not_authenticated');
  expect((await refusalOf(begin(frank, maria))).code).toBe('forbidden');
  expect((await refusalOf(begin(tiago, { id: randomUUID() }))).code).toBe('not_found');
  expect((await refusalOf(begin(tiago, gone))).code).toBe('not_found');
  // Past the screens: nobody makes a conversation that looks as if we had begun it.
  await expect(
    asApplicant(maria, (tx) =>
      tx.insertInto('support_messages').values({ user_id: maria.id, subject: 'Hello' }).execute(),
    ),
  ).rejects.toThrow(/row-level security/);
  const rows = await root
    .selectFrom('support_messages')
    .select('id')
    .where('user_id', 'in', [maria.id, gone.id])
    .execute();
  expect(rows).toEqual([]);
});
