import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { endPresence, notePresence, type PresenceSubject } from '../contract.ts';

const { database, aPerson, anApplication, aMessage, root } = aDatabase();
const call = callsOf(database);

const looks = async (person: Person | undefined, id: string, type: PresenceSubject = 'application') =>
  (await call(person, notePresence, { body: { subject_type: type, subject_id: id } })).others;
const leaves = (
  person: Person | undefined,
  subject_id: string,
  subject_type: PresenceSubject = 'application',
) => call(person, endPresence, { params: { subject_type, subject_id } });
const rows = () => root.selectFrom('staff_presences').select(['staff_id', 'subject_id']).execute();
const quietFor = (seconds: number, person: Person) =>
  root
    .updateTable('staff_presences')
    .set({ seen_at: sql<Date>`now() - make_interval(secs => ${seconds})` })
    .where('staff_id', '=', person.id)
    .execute();

test('two who look at one case see each other, by name; who looks at another one is not among them', async () => {
  const ana = await aPerson({ role: 'admin', profile: { full_name: 'Ana Ribeiro' } });
  const tiago = await aPerson({ role: 'moderator', display_name: 'Tiago Pires' });
  const rita = await aPerson({ role: 'moderator' });
  const [application, other] = [await anApplication(), await anApplication()];

  expect(await looks(ana, application.id)).toEqual([]);
  await looks(rita, other.id);
  expect(await looks(tiago, application.id)).toEqual([{ id: ana.id, name: 'Ana Ribeiro' }]);
  expect(await looks(ana, application.id)).toEqual([{ id: tiago.id, name: 'Tiago Pires' }]);
});

test('a conversation is a subject of its own, whatever else is open', async () => {
  const [ana, tiago] = [await aPerson({ role: 'admin' }), await aPerson({ role: 'moderator' })];
  const application = await anApplication();
  const message = await aMessage({ from: { id: application.user_id } });
  await looks(ana, application.id);
  await looks(ana, message.id, 'support_message');
  expect(await looks(tiago, message.id, 'support_message')).toMatchObject([{ id: ana.id }]);
});

test('who writes a reply is among those who write one, and who only looks is not', async () => {
  const [ana, tiago, rita] = [
    await aPerson({ role: 'admin' }),
    await aPerson({ role: 'moderator' }),
    await aPerson({ role: 'moderator' }),
  ];
  const message = await aMessage({ from: { id: (await anApplication()).user_id } });
  for (const one of [ana, tiago, rita]) await looks(one, message.id, 'support_message');
  expect(await looks(ana, message.id, 'support_reply')).toEqual([]);
  expect(await looks(tiago, message.id, 'support_reply')).toMatchObject([{ id: ana.id }]);
  await leaves(ana, message.id, 'support_reply');
  expect(await looks(tiago, message.id, 'support_reply')).toEqual([]);
  expect(await looks(tiago, message.id, 'support_message')).toHaveLength(2);
});

test('who was not heard of for 45 seconds is gone, and comes back with the next word', async () => {
  const [ana, tiago] = [await aPerson({ role: 'admin' }), await aPerson({ role: 'moderator' })];
  const application = await anApplication();
  await looks(ana, application.id);
  await quietFor(44, ana);
  expect(await looks(tiago, application.id)).toHaveLength(1);
  await quietFor(46, ana);
  expect(await looks(tiago, application.id)).toEqual([]);
  await looks(ana, application.id);
  expect(await looks(tiago, application.id)).toHaveLength(1);
});

test('who leaves is gone at once, from that alone; nobody sends a colleague away, and leaving twice is leaving', async () => {
  const [ana, tiago] = [await aPerson({ role: 'admin' }), await aPerson({ role: 'moderator' })];
  const application = await anApplication();
  const message = await aMessage({ from: { id: application.user_id } });
  await looks(ana, application.id);
  await looks(ana, message.id, 'support_message');
  await leaves(tiago, application.id);
  expect(await looks(tiago, application.id)).toMatchObject([{ id: ana.id }]);
  await leaves(ana, application.id);
  await leaves(ana, application.id);
  expect(await looks(tiago, application.id)).toEqual([]);
  expect(await looks(tiago, message.id, 'support_message')).toMatchObject([{ id: ana.id }]);
});

test('a person who goes from case to case leaves no rows behind', async () => {
  const ana = await aPerson({ role: 'admin' });
  await looks(ana, (await anApplication()).id);
  await quietFor(46, ana);
  const { id } = await anApplication();
  await looks(ana, id);
  expect((await rows()).filter((row) => row.staff_id === ana.id)).toEqual([
    { staff_id: ana.id, subject_id: id },
  ]);
});

test('the same person twice at once is one row', async () => {
  const ana = await aPerson({ role: 'admin' });
  const { id } = await anApplication();
  await Promise.all(Array.from({ length: 8 }, () => looks(ana, id)));
  expect((await rows()).filter((row) => row.subject_id === id)).toHaveLength(1);
});

test('the applicant and nobody may not ask, nor staff about what is not there; no row comes of it', async () => {
  const application = await anApplication();
  const [owner, tiago] = [await aPerson(), await aPerson({ role: 'moderator' })];
  expect((await refusalOf(looks(undefined, application.id))).code).toBe('not_authenticated');
  expect((await refusalOf(looks(owner, application.id))).code).toBe('forbidden');
  expect((await refusalOf(looks(tiago, randomUUID()))).code).toBe('not_found');
  expect((await refusalOf(looks(tiago, application.id, 'support_message'))).code).toBe('not_found');
  await looks(tiago, application.id);
  expect((await refusalOf(leaves(undefined, application.id))).code).toBe('not_authenticated');
  expect((await refusalOf(leaves(owner, application.id))).code).toBe('forbidden');
  expect((await rows()).some((row) => row.staff_id === tiago.id)).toBe(true);
  await leaves(tiago, application.id);
  const seen = await rows();
  expect(seen.filter((row) => [owner.id, tiago.id].includes(row.staff_id))).toEqual([]);
});
