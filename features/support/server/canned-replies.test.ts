import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import {
  addCannedReply,
  deleteCannedReply,
  listCannedReplies,
  saveCannedReply,
} from '../contract/canned-replies.ts';
import { unknownVariables } from '../rules/canned-replies.ts';

const { database, aPerson, root } = aDatabase();
const call = callsOf(database);

let ana: Person;
let tiago: Person;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin', display_name: 'Ana Ribeiro' });
  tiago = await aPerson({ role: 'moderator' });
});

const everything = () => root.selectFrom('canned_replies').selectAll().orderBy('id').execute();
const add = (name: string, body = 'Hello {{first_name}}.') =>
  call(ana, addCannedReply, { body: { name, body } });

test('those that come with the program can be filled in, and moderators read them without writing', async () => {
  const { canned_replies, abilities } = await call(tiago, listCannedReplies, {});
  expect(canned_replies.length).toBeGreaterThanOrEqual(4);
  for (const { body, updated_by } of canned_replies) {
    expect(unknownVariables(body)).toEqual([]);
    expect(updated_by).toBeNull();
  }
  expect(abilities).toEqual({ write: false });
  expect((await call(ana, listCannedReplies, {})).abilities).toEqual({ write: true });
});

test('an admin writes, changes and deletes one, each recorded', async () => {
  const { id, version } = await add('Opening hours');
  const body = { name: 'Hours', body: 'Always.', version };
  expect(await call(ana, saveCannedReply, { params: { id }, body })).toMatchObject({
    name: 'Hours',
    version: version + 1,
    updated_by: 'Ana Ribeiro',
  });
  await call(ana, deleteCannedReply, { params: { id } });
  expect((await refusalOf(call(ana, deleteCannedReply, { params: { id } }))).code).toBe('not_found');
  const log = await root
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual([
    'canned_reply.added',
    'canned_reply.saved',
    'canned_reply.deleted',
  ]);
});

test('a second admin’s older text is refused with the present one; the same text is not', async () => {
  const { id, version } = await add('Two admins');
  const save = (body: string, seen: number) =>
    call(ana, saveCannedReply, { params: { id }, body: { name: 'Two admins', body, version: seen } });
  await save('First.', version);
  const refusal = await refusalOf(save('Second.', version));
  expect(refusal).toMatchObject({
    code: 'stale',
    details: { canned_reply: { body: 'First.', version: version + 1 } },
  });
  expect(await save('First.', version)).toMatchObject({ version: version + 1 });
  await save('Second.', version + 1);
});

test('a variable that nobody can fill in is refused by name, and so is a name that is taken', async () => {
  expect(await refusalOf(add('Wrong', 'Hello {{firstname}}.'))).toMatchObject({
    code: 'invalid_input',
    fields: { body: expect.stringContaining('{{firstname}}') },
  });
  const one = await add('Taken');
  const other = await add('Free');
  for (const taken of [
    add('Taken'),
    call(ana, saveCannedReply, {
      params: { id: other.id },
      body: { name: 'Taken', body: 'x', version: other.version },
    }),
  ])
    expect(await refusalOf(taken)).toMatchObject({
      code: 'invalid_input',
      fields: { name: expect.any(String) },
    });
  expect(
    await call(ana, saveCannedReply, {
      params: { id: one.id },
      body: { name: 'Taken', body: 'y', version: 1 },
    }),
  ).toMatchObject({ body: 'y' });
});

test('of several that take the same name at the same moment one gets it, and the others are told', async () => {
  for (let round = 0; round < 5; round += 1) {
    const all = await Promise.all(['a', 'b', 'c', 'd'].map((letter) => add(`Race ${round} ${letter}`)));
    const outcomes = await Promise.all(
      all.map(({ id, version }) =>
        call(ana, saveCannedReply, {
          params: { id },
          body: { name: `Race ${round}`, body: 'x', version },
        }).then(
          () => 'saved',
          ({ code, fields }) => [code, fields],
        ),
      ),
    );
    const refused = ['invalid_input', { name: expect.any(String) }];
    expect(outcomes.filter((outcome) => outcome !== 'saved')).toEqual([refused, refused, refused]);
  }
});

test.each([
  ['signed out', undefined, 'not_authenticated'],
  ['an applicant', 'user', 'forbidden'],
  ['a moderator', 'moderator', 'forbidden'],
] as const)('%s writes none', async (_who, role, code) => {
  const person = role && (await aPerson({ role }));
  const [{ id = '', version = 1 } = {}] = await everything();
  const before = await everything();
  const body = { name: 'Mine', body: 'Mine.' };
  for (const attempt of [
    call(person, addCannedReply, { body }),
    call(person, saveCannedReply, { params: { id }, body: { ...body, version } }),
    call(person, deleteCannedReply, { params: { id } }),
  ])
    expect((await refusalOf(attempt)).code).toBe(code);
  if (role !== 'moderator') expect((await refusalOf(call(person, listCannedReplies, {}))).code).toBe(code);
  expect(await everything()).toEqual(before);
});

test('one that does not exist is not found', async () => {
  const params = { id: randomUUID() };
  const body = { name: 'x', body: 'x', version: 1 };
  expect((await refusalOf(call(ana, saveCannedReply, { params, body }))).code).toBe('not_found');
});
