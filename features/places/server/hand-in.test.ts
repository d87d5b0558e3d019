import { expect, test } from 'vitest';
import { getFact, saveFact } from '#features/facts/contract.ts';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { recordedOf } from '#tests/support/recorded.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { getHandIn, saveResidence } from '../contract.ts';
import { handInLists } from '../rules/hand-in.ts';

const { database, aPerson, anApplication, asApplicant, asModerator, root } = aDatabase();
const call = callsOf(database);

const livesIn = (place: 'az' | 'ma' | 'tx' | 'abroad', county: string | null = null) => ({
  body: { residence: { place, county } },
});
const rowsOf = (user_id: string) =>
  root.selectFrom('residences').select(['place', 'county']).where('user_id', '=', user_id).execute();

test('who has not said where they live reads the lists that hold for all, and no consulate', async () => {
  const { residence, answer, facts } = await call(await aPerson(), getHandIn, {});
  expect([residence, answer]).toEqual([null, null]);
  expect(facts.map(({ id }) => id)).toContain('hand-in-bring-form');
  expect(facts.map(({ id }) => id)).not.toContain('hand-in-bring-form-typed');
});

test('who lives in Arizona hands in at the visa center of San Francisco, and reads its list', async () => {
  const maria = await aPerson();
  const saved = await call(maria, saveResidence, livesIn('az'));
  expect(saved.answer).toMatchObject({ known: 'post', post: 'san-francisco', desk: { by: 'vfs' } });
  expect(saved.facts.map(({ id }) => id)).toContain('hand-in-bring-form-typed');
  expect(await call(maria, getHandIn, {})).toEqual(saved);
});

test('in Massachusetts the county decides, and a county of no state is refused', async () => {
  const maria = await aPerson();
  const { answer, counties } = await call(maria, saveResidence, livesIn('ma'));
  expect(answer).toEqual({ known: 'county-needed' });
  expect(counties).toContain('Bristol');
  expect((await call(maria, saveResidence, livesIn('ma', 'Bristol'))).answer).toMatchObject({
    post: 'new-bedford',
  });
  expect((await refusalOf(call(maria, saveResidence, livesIn('ma', 'Kent')))).code).toBe('invalid_input');
  expect((await refusalOf(call(maria, saveResidence, livesIn('tx', 'Bristol')))).code).toBe('invalid_input');
  expect(await rowsOf(maria.id)).toEqual([{ place: 'ma', county: 'Bristol' }]);
});

test('for Texas we know no consulate, and abroad there is another one', async () => {
  const maria = await aPerson();
  expect((await call(maria, saveResidence, livesIn('tx'))).answer).toEqual({ known: 'nothing' });
  expect((await call(maria, saveResidence, livesIn('abroad'))).answer).toBeNull();
});

test('a press twice is one change, the log names no place, and it can be forgotten', async () => {
  const maria = await aPerson();
  await call(maria, saveResidence, livesIn('az'));
  await call(maria, saveResidence, livesIn('az'));
  await call(maria, saveResidence, { body: { residence: null } });
  await call(maria, saveResidence, { body: { residence: null } });
  expect(await rowsOf(maria.id)).toEqual([]);
  expect(await recordedOf(root, maria)).toEqual([
    { action: 'profile.residence_saved', details: { removed: false } },
    { action: 'profile.residence_saved', details: { removed: true } },
  ]);
});

test('two presses of a first save at once are one change', async () => {
  const maria = await aPerson();
  await Promise.all([1, 2, 3, 4].map(() => call(maria, saveResidence, livesIn('az'))));
  expect(await recordedOf(root, maria)).toHaveLength(1);
});

test('what staff take out of the lists is gone, and what they add for a post is read there', async () => {
  const maria = await aPerson();
  await call(maria, saveResidence, livesIn('az'));
  await root.updateTable('facts').set({ is_shown: false }).where('id', '=', 'hand-in-bring-letter').execute();
  await root
    .updateTable('facts')
    .set({ consulate: 'san francisco' })
    .where('id', '=', 'hand-in-bring-record-age')
    .execute();
  const ids = (await call(maria, getHandIn, {})).facts.map(({ id }) => id);
  expect(ids).not.toContain('hand-in-bring-letter');
  expect(ids).toContain('hand-in-bring-record-age');
});

test('what staff say of a state and of a desk is where its people go, and nothing else is taken', async () => {
  const [admin, maria] = [await aPerson({ role: 'admin' }), await aPerson()];
  const answer = async () => (await call(maria, getHandIn, {})).answer;
  async function staffSay(id: string, value: string | null) {
    const { fact } = await call(admin, getFact, { params: { id } });
    const { id: _, updated_at, updated_by_name, ...body } = { ...fact, value };
    await call(admin, saveFact, { params: { id }, body });
  }
  await call(maria, saveResidence, livesIn('tx'));
  expect(await answer()).toEqual({ known: 'nothing' });
  await staffSay('hand-in-post-tx', 'New Bedford');
  expect(await answer()).toMatchObject({ post: 'new-bedford', desk: { by: 'consulate' } });
  await staffSay('hand-in-desk-new-bedford', 'VFS');
  expect(await answer()).toMatchObject({ post: 'new-bedford', desk: { by: 'vfs' } });
  expect((await refusalOf(staffSay('hand-in-post-tx', 'Houston'))).code).toBe('invalid_input');
  await staffSay('hand-in-post-tx', null);
  expect(await answer()).toEqual({ known: 'nothing' });
});

test('a stranger reads and changes only their own, staff only read, and nobody signed out comes near', async () => {
  const [maria, ruth] = [await aPerson(), await aPerson()];
  await call(maria, saveResidence, livesIn('az'));
  await call(ruth, saveResidence, livesIn('tx'));
  expect((await call(ruth, getHandIn, {})).residence).toMatchObject({ place: 'tx', county: null });
  await asApplicant(ruth, (tx) =>
    tx.updateTable('residences').set({ place: 'ny' }).where('user_id', '=', maria.id).execute(),
  );
  await asApplicant(ruth, (tx) => tx.deleteFrom('residences').where('user_id', '=', maria.id).execute());
  await expect(
    asModerator((tx) => tx.updateTable('residences').set({ place: 'ny' }).execute()),
  ).rejects.toThrow();
  for (const request of [call(undefined, getHandIn, {}), call(undefined, saveResidence, livesIn('tx'))])
    expect((await refusalOf(request)).code).toBe('not_authenticated');
  expect(await rowsOf(maria.id)).toEqual([{ place: 'az', county: null }]);
});

test('it goes with the account', async () => {
  const maria = await aPerson();
  await call(maria, saveResidence, livesIn('az'));
  await root.deleteFrom('accounts').where('id', '=', maria.id).execute();
  expect(await rowsOf(maria.id)).toEqual([]);
});

test('the list follows the visa and who moves along, and leaves out nothing while they have not said', async () => {
  const maria = await aPerson();
  const lists = async (said: { visa?: 'd7' | 'd8'; couple?: boolean; child?: boolean }) => {
    const body = { residence: { place: 'az' as const, county: null, ...said } };
    const { facts } = await call(maria, saveResidence, { body });
    return handInLists.filter((list) => facts.some(({ topic }) => topic === list));
  };
  expect(await lists({})).toEqual(handInLists);
  expect(await lists({ visa: 'd7', couple: true, child: false })).toEqual(['bring', 'd7', 'couple']);
  expect(await lists({ visa: 'd8', couple: false, child: true })).toEqual(['bring', 'd8', 'child']);
  expect((await call(maria, getHandIn, {})).residence).toMatchObject({
    visa: 'd8',
    couple: false,
    child: true,
  });
  expect(await recordedOf(root, maria)).toHaveLength(3);
});

test('who has an application of their own moves along, whatever was ticked', async () => {
  const maria = await aPerson();
  await anApplication({ owner: maria, applicant: 'child', applicant_name: 'Nuno' });
  const body = { residence: { place: 'az' as const, county: null, couple: false, child: false } };
  const { facts } = await call(maria, saveResidence, { body });
  const lists = handInLists.filter((list) => facts.some(({ topic }) => topic === list));
  expect(lists).toEqual(['bring', 'd7', 'd8', 'child']);
});
