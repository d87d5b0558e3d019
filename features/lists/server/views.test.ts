import { describe, expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import type { Person } from '#tests/support/factories.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';
import { listViews, removeView, renameView, saveView } from '../contract.ts';
import { mostViews } from '../rules.ts';
import { officeViewTexts } from '../texts/office-views.ts';

const { database, aPerson, root } = aDatabase();
const call = callsOf(database);

const aView = (name: string, rest: object = {}) => ({
  body: {
    id: crypto.randomUUID() as string,
    list: 'applications' as const,
    name,
    params: 'q=Ruth+A&status=under_review',
    ...rest,
  },
});
const list = async (person: Person | undefined, of: 'applications' | 'support' = 'applications') =>
  (await call(person, listViews, { query: { list: of } })).views;
const namesOf = async (person: Person) => (await list(person)).map(({ name }) => name);

describe('views', () => {
  test('are kept in the order they were saved, per list, and renamed', async () => {
    const ana = await aPerson({ role: 'moderator' });
    const first = await call(ana, saveView, aView('  Waiting for a passport '));
    await call(ana, saveView, aView('Spouses'));
    await call(ana, saveView, aView('Spouses', { list: 'support', params: 'status=open' }));
    expect(first).toMatchObject({ name: 'Waiting for a passport', position: 1 });
    await call(ana, renameView, { params: { id: first.id }, body: { name: 'waiting FOR a passport' } });
    expect(await namesOf(ana)).toEqual(['waiting FOR a passport', 'Spouses']);
    expect(await list(ana, 'support')).toHaveLength(1);
  });

  test('of two that take a name at once one has it and the other is told so; so is who cut an emoji in half', async () => {
    const ana = await aPerson({ role: 'moderator' });
    const [one, other] = [await call(ana, saveView, aView('One')), await call(ana, saveView, aView('Other'))];
    const outcomes: Promise<PromiseSettledResult<unknown>>[] = [];
    const rename = async ({ id }: { id: string }) => {
      const renamed = call(ana, renameView, { params: { id }, body: { name: 'Both' } });
      outcomes.push(Promise.allSettled([renamed]).then(([outcome]) => outcome));
    };
    await root.transaction().execute(async (tx) => {
      await tx.selectFrom('office_views').select('id').where('user_id', '=', ana.id).forUpdate().execute();
      await rename(one);
      await rename(other);
      await untilWaiting(root, 2);
    });
    const taken = { code: 'conflict', message: officeViewTexts.nameTaken('Both') };
    const refused = (await Promise.all(outcomes)).filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([{ status: 'rejected', reason: expect.objectContaining(taken) }]);
    const half = 'Sun \ud83c';
    await call(ana, saveView, aView(half));
    const second = aView(half, { params: 'q=other' });
    expect((await refusalOf(call(ana, saveView, second))).code).toBe('conflict');
  });

  test('pressed twice is one view; a removed one comes back to its place', async () => {
    const ana = await aPerson({ role: 'admin' });
    const wanted = aView('First');
    await Promise.all([call(ana, saveView, wanted), call(ana, saveView, wanted)]);
    await call(ana, saveView, aView('Second'));
    await call(ana, removeView, { params: { id: wanted.body.id } });
    expect(await namesOf(ana)).toEqual(['Second']);
    await call(ana, saveView, { body: { ...wanted.body, position: 1 } });
    expect(await namesOf(ana)).toEqual(['First', 'Second']);
  });

  test('saved again after a lost answer it is the one that is kept, and a name that looks for something else is taken', async () => {
    const ana = await aPerson({ role: 'moderator' });
    const first = await call(ana, saveView, aView('Passports'));
    expect(await call(ana, saveView, aView(' Passports '))).toEqual(first);
    const other = call(ana, saveView, aView('Passports', { params: 'status=approved' }));
    expect((await refusalOf(other)).message).toBe(officeViewTexts.nameTaken('Passports'));
    expect(await list(ana)).toEqual([first]);
  });

  test('have names of their own, and room for twenty however fast somebody presses', async () => {
    const ana = await aPerson({ role: 'admin' });
    await call(ana, saveView, aView('Mine'));
    expect(await refusalOf(call(ana, saveView, aView('MINE')))).toMatchObject({
      code: 'conflict',
      message: officeViewTexts.nameTaken('MINE'),
    });
    await Promise.allSettled(Array.from({ length: 25 }, (_, at) => call(ana, saveView, aView(`View ${at}`))));
    expect(await list(ana)).toHaveLength(mostViews);
    expect((await refusalOf(call(ana, saveView, aView('More')))).message).toBe(officeViewTexts.noRoom(20));
    const [one, other] = await list(ana);
    const taken = call(ana, renameView, { params: { id: one?.id ?? '' }, body: { name: other?.name ?? '' } });
    expect((await refusalOf(taken)).code).toBe('conflict');
  });

  test('hold a query and nothing else', async () => {
    const ana = await aPerson({ role: 'admin' });
    for (const params of ['', 'https://example.com', 'status=a b', '<script>', 'a=1&', '='])
      await expect(call(ana, saveView, aView('Odd', { params }))).rejects.toThrow();
    expect(await list(ana)).toEqual([]);
  });
});

describe('others', () => {
  test('a colleague sees no view of somebody else, and an id of theirs answers like none', async () => {
    const [ana, tiago] = [await aPerson({ role: 'admin' }), await aPerson({ role: 'moderator' })];
    const { id } = await call(ana, saveView, aView('Mine'));
    const before = await root.selectFrom('office_views').selectAll().where('id', '=', id).execute();
    expect(await list(tiago)).toEqual([]);
    for (const one of [id, crypto.randomUUID()]) {
      const params = { id: one };
      expect((await refusalOf(call(tiago, renameView, { params, body: { name: 'x' } }))).code).toBe(
        'not_found',
      );
      expect((await refusalOf(call(tiago, removeView, { params }))).code).toBe('not_found');
    }
    expect((await refusalOf(call(tiago, saveView, aView('Taken id', { id })))).code).toBe('conflict');
    expect(await root.selectFrom('office_views').selectAll().where('id', '=', id).execute()).toEqual(before);
  });

  test.each([
    ['signed out', undefined, 'not_authenticated'],
    ['an applicant', 'user', 'forbidden'],
  ] as const)('%s has no views', async (_who, role, code) => {
    const person = role && (await aPerson({ role }));
    const { id } = await call(await aPerson({ role: 'admin' }), saveView, aView('Mine'));
    const params = { id };
    const tries = [
      list(person),
      call(person, saveView, aView('x')),
      call(person, renameView, { params, body: { name: 'x' } }),
      call(person, removeView, { params }),
    ];
    for (const attempt of tries) expect((await refusalOf(attempt)).code).toBe(code);
    const kept = await root.selectFrom('office_views').select('name').where('id', '=', id).execute();
    expect(kept).toEqual([{ name: 'Mine' }]);
  });
});
