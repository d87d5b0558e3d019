import { beforeAll, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aFact } from '#tests/support/request-bodies.ts';
import { addFact, getFact, listFacts, saveFact } from '../contract.ts';

const { database, aPerson, root } = aDatabase();
const call = callsOf(database);

let ana: Person;
beforeAll(async () => {
  ana = await aPerson({ role: 'admin', display_name: 'Ana Ribeiro' });
});

const content = aFact({
  text: 'Bank letters are valid for 30 days.',
  value: '30',
  unit: 'days',
  checked_on: '2026-03-01',
  consulate: 'Boston',
  valid_from: '2026-01-01',
  is_shown: false,
});
const add = (name: string, changes: Partial<typeof content> = {}, person: Person | undefined = ana) =>
  call(person, addFact, { body: { ...content, ...changes, name } });

test('an admin adds a fact; its history begins with all its fields, and it goes on as any other', async () => {
  const added = await add('  Bank letter: âge! ');
  expect(added).toMatchObject({
    id: 'bank-letter-age',
    version: 1,
    updated_by_name: 'Ana Ribeiro',
    ...content,
  });
  const { history } = await call(ana, getFact, { params: { id: added.id } });
  expect(history).toEqual([{ version: 1, by: 'Ana Ribeiro', at: expect.any(String), content }]);
  const entry = await root
    .selectFrom('audit_log')
    .select(['actor_id', 'details'])
    .where('subject_id', '=', added.id)
    .execute();
  expect(entry).toEqual([{ actor_id: ana.id, details: { shown: false } }]);

  const applicant = await aPerson();
  const read = async () => (await call(applicant, listFacts, {})).facts.map(({ id }) => id);
  expect(await read()).not.toContain(added.id);
  const body = { ...content, is_shown: true, version: 1 };
  expect((await call(ana, saveFact, { params: { id: added.id }, body })).version).toBe(2);
  expect(await read()).toContain(added.id);
});

test('pressed twice, or sent again after a lost answer, it is added once and every answer is the same', async () => {
  const [first, ...others] = await Promise.all([add('Twice'), add('Twice'), add('twice')]);
  expect(others).toEqual([first, first]);
  const body = { ...content, value: '31', version: 1 };
  const changed = await call(ana, saveFact, { params: { id: 'twice' }, body });
  expect(await add('Twice')).toEqual(changed);
  const rows = (table: 'fact_versions' | 'audit_log', id: 'fact_id' | 'subject_id') =>
    root
      .selectFrom(table)
      .selectAll()
      .where(id as never, '=', 'twice' as never)
      .execute();
  expect(await rows('fact_versions', 'fact_id')).toHaveLength(2);
  expect(await rows('audit_log', 'subject_id')).toHaveLength(2);
});

test('a name that somebody else gave, or that stands for something else, is taken', async () => {
  await add('Mine alone');
  const taken = { code: 'invalid_input', fields: { name: 'taken' } };
  expect(await refusalOf(add('Mine alone', {}, await aPerson({ role: 'admin' })))).toMatchObject(taken);
  expect(await refusalOf(add('Mine alone', { value: '31' }))).toMatchObject(taken);
  expect(await refusalOf(add('Visa fee'))).toMatchObject(taken);
});

test.each([
  ['no name', '—', {}, { name: 'missing' }],
  ['a name too long', 'x'.repeat(61), {}, { name: 'too_long' }],
  ['the name of the form', 'New', {}, { name: 'taken' }],
  [
    'fields that will not do',
    'Wrong',
    { text: ' ', source_url: 'http://example.com', review_by: '2027-02-30', checked_on: '2999-01-01' },
    { text: 'missing', source_url: 'not_https', review_by: 'not_a_day', checked_on: 'in_the_future' },
  ],
])('it is not added with %s', async (_what, name, changes, fields) => {
  const before = await root.selectFrom('facts').select('id').execute();
  expect(await refusalOf(add(name, changes))).toMatchObject({ code: 'invalid_input', fields });
  expect(await root.selectFrom('facts').select('id').execute()).toHaveLength(before.length);
});

test('nobody but an admin adds one', async () => {
  for (const role of ['moderator', 'user'] as const)
    expect((await refusalOf(add('Mine', {}, await aPerson({ role })))).code).toBe('forbidden');
  expect((await refusalOf(call(undefined, addFact, { body: { ...content, name: 'Mine' } }))).code).toBe(
    'not_authenticated',
  );
  expect(await root.selectFrom('facts').select('id').where('id', '=', 'mine').execute()).toEqual([]);
});
