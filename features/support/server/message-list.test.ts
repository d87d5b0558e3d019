import { beforeAll, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { listMessages } from '../contract/support.ts';

const { database, aPerson, root } = aDatabase();
const call = callsOf(database);

let tiago: Person;
beforeAll(async () => {
  tiago = await aPerson({ role: 'moderator' });
  const frank = await aPerson({ profile: { full_name: 'Frank DiMarco' } });
  await root
    .insertInto('support_messages')
    .values([
      { user_id: frank.id, subject: 'Refund', message: 'After switching plans?', created_at: '2027-03-15' },
      {
        user_id: frank.id,
        subject: 'Original or copy',
        message: 'Which one?',
        status: 'resolved',
        created_at: '2027-03-16',
      },
    ])
    .execute();
});

const subjects = async (query: Record<string, unknown>) =>
  (await call(tiago, listMessages, { query })).messages.map((message) => message.subject);

test('shows messages newest first with who wrote them', async () => {
  const { messages, total } = await call(tiago, listMessages, {});
  expect(messages).toMatchObject([
    { subject: 'Original or copy', user_name: 'Frank DiMarco', status: 'resolved', priority: 'low' },
    { subject: 'Refund', message: 'After switching plans?', status: 'open' },
  ]);
  expect(total).toBe(2);
});

test('is searched by subject and user name, and filtered by status', async () => {
  expect(await subjects({ q: 'REFUND' })).toEqual(['Refund']);
  expect(await subjects({ q: 'dimarco' })).toHaveLength(2);
  expect(await subjects({ q: 'nobody wrote this' })).toEqual([]);
  expect(await subjects({ status: 'open' })).toEqual(['Refund']);
});

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant', 'user', 'forbidden'],
] as const)('%s sees no list', async (_who, role, code) => {
  const person = role && (await aPerson({ role }));
  expect((await refusalOf(call(person, listMessages, {}))).code).toBe(code);
});
