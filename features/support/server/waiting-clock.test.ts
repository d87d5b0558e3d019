import { beforeAll, expect, test } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';

/** Since when somebody waits is worked out in the database, by whatever changes a conversation. */
const { root, aPerson, aMessage, asModerator } = aDatabase();

let maria: Person;
beforeAll(async () => {
  maria = await aPerson();
});

const at = (hour: number) => new Date(Date.UTC(2027, 2, 1, hour));
const waiting = async (id: string) =>
  (
    await root
      .selectFrom('support_messages')
      .select(['waiting_since', 'snoozed_until', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).waiting_since;
const says = (message_id: string, hour: number, from_staff = false) =>
  root
    .insertInto('support_replies')
    .values({
      message_id,
      user_id: maria.id,
      author_id: maria.id,
      from_staff,
      body: 'x',
      created_at: at(hour),
    })
    .execute();
const setStatus = (id: string, status: 'open' | 'in_progress' | 'resolved' | 'closed') =>
  asModerator((tx) => tx.updateTable('support_messages').set({ status }).where('id', '=', id).execute());
const begun = () => aMessage({ from: maria, created_at: at(8) });

test('a new message waits from its beginning; writing again does not wait longer', async () => {
  const { id } = await begun();
  expect(await waiting(id)).toEqual(at(8));
  await says(id, 10);
  expect(await waiting(id)).toEqual(at(8));
});

test('an answer ends it; a question after the answer counts from the question', async () => {
  const { id } = await begun();
  await says(id, 9, true);
  expect(await waiting(id)).toBeNull();
  await says(id, 12);
  await says(id, 13);
  expect(await waiting(id)).toEqual(at(12));
});

test('a conversation that we began waits for nobody until the person answers', async () => {
  const { id } = await aMessage({ from: maria, message: '', created_at: at(8) });
  expect(await waiting(id)).toBeNull();
  await says(id, 8, true);
  expect(await waiting(id)).toBeNull();
  await says(id, 9);
  expect(await waiting(id)).toEqual(at(9));
});

test.each(['resolved', 'closed'] as const)('what is %s waits for nobody', async (status) => {
  const { id } = await begun();
  await setStatus(id, status);
  expect(await waiting(id)).toBeNull();
  // Being finished was an answer: somebody who writes again has not waited since the beginning.
  await says(id, 20);
  expect(await waiting(id)).toEqual(at(20));
});

test('what staff open again waits since what was said after our last answer, if anything was', async () => {
  const unanswered = await begun();
  await setStatus(unanswered.id, 'closed');
  await setStatus(unanswered.id, 'open');
  expect(await waiting(unanswered.id)).toEqual(at(8));

  const answered = await begun();
  await says(answered.id, 9, true);
  await setStatus(answered.id, 'resolved');
  await setStatus(answered.id, 'in_progress');
  expect(await waiting(answered.id)).toBeNull();

  const asked = await begun();
  await says(asked.id, 9, true);
  await says(asked.id, 11);
  await setStatus(asked.id, 'resolved');
  await setStatus(asked.id, 'in_progress');
  expect(await waiting(asked.id)).toEqual(at(11));
});

test('what sleeps is woken by the person, not by us, and never sleeps when it is finished', async () => {
  const until = new Date(Date.now() + 3_600_000);
  const sleeping = () => aMessage({ from: maria, snoozed_until: until });
  const snoozed = async (id: string) =>
    (
      await root
        .selectFrom('support_messages')
        .select('snoozed_until')
        .where('id', '=', id)
        .executeTakeFirst()
    )?.snoozed_until;
  const one = await sleeping();
  await says(one.id, 9, true);
  expect(await snoozed(one.id)).toEqual(until);
  await says(one.id, 10);
  expect(await snoozed(one.id)).toBeNull();
  const other = await sleeping();
  await setStatus(other.id, 'closed');
  expect(await snoozed(other.id)).toBeNull();
});
