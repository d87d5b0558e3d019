import { expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { getFact, listFacts, listOfficeFacts, type OfficeFact, saveFact } from '../contract.ts';
import { factFields } from '../rules.ts';
import { factPlaces } from '../texts/office-fact-places.ts';

const { database, aPerson, root } = aDatabase();
const call = callsOf(database);
const params = { id: 'visa-fee' };

/** What a form would send: the fact as it stands, with these changes. */
function bodyOf(fact: OfficeFact, changes: Partial<OfficeFact> = {}) {
  const { id, updated_at, updated_by_name, ...body } = { ...fact, ...changes };
  return body;
}
const textOf = async (applicant: Awaited<ReturnType<typeof aPerson>>, id = params.id) =>
  (await call(applicant, listFacts, {})).facts.find((fact) => fact.id === id)?.text;

test('every fact that the guide names is in the register and shown', async () => {
  const { facts } = await call(await aPerson(), listFacts, {});
  expect(facts.map(({ id }) => id).toSorted()).toEqual(Object.keys(factPlaces).toSorted());
});

test('what an admin saves is what applicants read, with its history and its place in the audit log', async () => {
  const admin = await aPerson({ role: 'admin', display_name: 'Ana Ribeiro' });
  const applicant = await aPerson();
  const { fact } = await call(admin, getFact, { params });
  const before = fact.text;

  const saved = await call(admin, saveFact, {
    params,
    body: bodyOf(fact, { text: ' €120 for the visa. ', value: '120' }),
  });
  expect(saved).toMatchObject({ text: '€120 for the visa.', version: fact.version + 1 });
  expect(await textOf(applicant)).toBe('€120 for the visa.');

  const { history } = await call(admin, getFact, { params });
  expect(history.map(({ by, content }) => [by, content.text])).toEqual([
    ['Ana Ribeiro', '€120 for the visa.'],
    [null, before],
  ]);
  const entry = await root
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'fact.changed')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    actor_id: admin.id,
    subject_id: 'visa-fee',
    details: { version: saved.version, fields: ['text', 'value'] },
  });

  // What stood there comes back as a change of its own.
  const [, first] = history;
  if (!first) throw new Error('the beginning is missing');
  await call(admin, saveFact, { params, body: { ...first.content, version: saved.version } });
  expect(await textOf(applicant)).toBe(before);
});

test('half a letter is kept as a replacement character, in the fact and in its history', async () => {
  const admin = await aPerson({ role: 'admin' });
  const { fact } = await call(admin, getFact, { params });
  const body = bodyOf(fact, { text: 'Costs \ud83d', unit: '\ude00' });
  expect(await call(admin, saveFact, { params, body })).toMatchObject({
    text: 'Costs \ufffd',
    unit: '\ufffd',
  });
  const { history } = await call(admin, getFact, { params });
  expect(history[0]?.content).toMatchObject({ text: 'Costs \ufffd', unit: '\ufffd' });
});

test('of two admins who edit the same fact the second is told what stands there now', async () => {
  const ana = await aPerson({ role: 'admin', display_name: 'Ana Ribeiro' });
  const tiago = await aPerson({ role: 'admin' });
  const { fact } = await call(tiago, getFact, { params: { id: 'permit-cost' } });
  const save = (admin: typeof ana, value: string) =>
    call(admin, saveFact, { params: { id: fact.id }, body: bodyOf(fact, { value }) });

  const outcomes = await Promise.allSettled([save(ana, '200'), save(ana, '201'), save(ana, '202')]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = await refusalOf(save(tiago, '199'));
  expect(refused.code).toBe('stale');
  expect(refused.details).toMatchObject({
    fact: { version: fact.version + 1, updated_by_name: 'Ana Ribeiro' },
  });

  // Nothing to change is no conflict: pressing twice is pressing once.
  const { fact: now, history } = await call(tiago, getFact, { params: { id: fact.id } });
  await call(tiago, saveFact, { params: { id: fact.id }, body: { ...bodyOf(now), version: 1 } });
  expect((await call(tiago, getFact, { params: { id: fact.id } })).history).toHaveLength(history.length);
});

test('an old version does not come back over what a colleague saved meanwhile', async () => {
  const ana = await aPerson({ role: 'admin', display_name: 'Ana Ribeiro' });
  const tiago = await aPerson({ role: 'admin' });
  const wanted = { params: { id: 'lease-length' } };
  const save = (admin: typeof ana, body: ReturnType<typeof bodyOf>) =>
    call(admin, saveFact, { ...wanted, body });
  const { fact, history } = await call(tiago, getFact, wanted);
  const seen = await save(tiago, bodyOf(fact, { value: '13' }));
  const theirs = await save(ana, bodyOf(seen, { text: 'A lease of a year.' }));
  const old = history[0]?.content;
  if (!old) throw new Error('the beginning is missing');
  const refused = await refusalOf(save(tiago, { ...old, version: seen.version }));
  expect(refused).toMatchObject({ code: 'stale', details: { fact: { ...theirs } } });
  expect((await call(tiago, getFact, wanted)).fact).toEqual(theirs);
});

test('a fact that is not shown is not read, and cannot be saved with an address that is none', async () => {
  const admin = await aPerson({ role: 'admin' });
  const applicant = await aPerson();
  const { fact } = await call(admin, getFact, { params: { id: 'apostille' } });
  const refused = await refusalOf(
    call(admin, saveFact, {
      params: { id: fact.id },
      body: bodyOf(fact, { source_url: 'http://example.com', review_by: '' }),
    }),
  );
  expect(refused.fields).toEqual({ source_url: 'not_https', review_by: 'missing' });
  await call(admin, saveFact, { params: { id: fact.id }, body: bodyOf(fact, { is_shown: false }) });
  expect(await textOf(applicant, 'apostille')).toBeUndefined();
});

test('the register is searched, and asked for what is due', async () => {
  const admin = await aPerson({ role: 'admin' });
  const { fact } = await call(admin, getFact, { params: { id: 'fbi-fee' } });
  await call(admin, saveFact, {
    params: { id: fact.id },
    // Before that of every other fact, on whatever day the tests run.
    body: bodyOf(fact, { review_by: '2020-01-01' }),
  });
  const ids = async (query: { q?: string; trust?: 'disputed'; due?: '1' }) =>
    (await call(admin, listOfficeFacts, { query })).facts.map(({ id }) => id);
  expect(await ids({ q: 'CHANNELERS' })).toEqual(['fbi-fee']);
  expect(await ids({ q: '100%' })).toEqual([]);
  expect(await ids({ due: '1' })).toContain('fbi-fee');
  expect(await ids({ trust: 'disputed' })).toContain('criminal-record-age');
  expect((await call(admin, listOfficeFacts, {})).facts[0]?.id).toBe('fbi-fee');
});

test('nobody but an admin reads or changes the register', async () => {
  const moderator = await aPerson({ role: 'moderator' });
  const applicant = await aPerson();
  const admin = await aPerson({ role: 'admin' });
  const { fact } = await call(admin, getFact, { params: { id: 'nif-time' } });
  for (const person of [moderator, applicant]) {
    const asked = [
      call(person, listOfficeFacts, {}),
      call(person, getFact, { params: { id: fact.id } }),
      call(person, saveFact, { params: { id: fact.id }, body: bodyOf(fact, { text: 'x' }) }),
    ];
    for (const one of asked) expect((await refusalOf(one)).code).toBe('forbidden');
  }
  expect((await call(admin, getFact, { params: { id: fact.id } })).fact).toEqual(fact);
  expect((await refusalOf(call(admin, getFact, { params: { id: 'no-such-fact' } }))).code).toBe('not_found');
});

test('the beginning of the history holds every field that people edit', async () => {
  const rows = await root.selectFrom('fact_versions').select('content').where('version', '=', 1).execute();
  expect(rows.length).toBeGreaterThan(Object.keys(factPlaces).length);
  for (const { content } of rows)
    expect(Object.keys(content as object).toSorted()).toEqual(factFields.toSorted());
});
