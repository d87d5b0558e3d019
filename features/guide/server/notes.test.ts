import { expect, test } from 'vitest';
import { callsOf } from '#tests/support/call-route.ts';
import { aDatabase } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { listGuideNotes, saveGuideNote } from '../contract.ts';

const { anApplication, aPerson, asModerator, database, root } = aDatabase();
const noon = new Date('2027-03-16T12:00:00Z');
const call = callsOf(database, { clock: () => noon });

async function aWriter() {
  const maria = await aPerson();
  const { id: application_id } = await anApplication({ owner: maria });
  const params = { application_id, question_id: 'purpose-why' } as const;
  return { maria, application_id, params };
}

test('a note is kept, replaced and, when emptied, removed', async () => {
  const { maria, application_id, params } = await aWriter();
  await call(maria, saveGuideNote, { params, body: { note: 'The light', over: '' } });
  const { notes } = await call(maria, saveGuideNote, {
    params,
    body: { note: 'The light,\nand my sister', over: 'The light' },
  });
  const kept = [
    { question_id: 'purpose-why', note: 'The light,\nand my sister', updated_at: noon.toISOString() },
  ];
  expect(notes).toEqual(kept);
  expect(await call(maria, listGuideNotes, { params: { application_id } })).toEqual({ notes: kept });
  expect(
    await call(maria, saveGuideNote, { params, body: { note: ' \n', over: 'The light,\nand my sister' } }),
  ).toEqual({ notes: [] });
});

test('what was written on another device since is not replaced, and the same again changes nothing', async () => {
  const { maria, params } = await aWriter();
  const save = (note: string, over: string) => call(maria, saveGuideNote, { params, body: { note, over } });
  await save('The light', '');
  await save('The light', '');
  const onTablet = await refusalOf(save('My sister', ''));
  expect(onTablet).toMatchObject({ code: 'stale', details: { note: 'The light' } });
  const { notes } = await save('The light and my sister', 'The light');
  expect(notes.map(({ note }) => note)).toEqual(['The light and my sister']);
  // Removed there, it is not removed anew with what stands now.
  expect(await refusalOf(save('', 'The light'))).toMatchObject({ code: 'stale' });
});

test('nobody else reads or writes it, staff included', async () => {
  const { maria, application_id, params } = await aWriter();
  await call(maria, saveGuideNote, { params, body: { note: 'The light', over: '' } });
  for (const [role, code] of [
    ['user', 'not_found'],
    ['moderator', 'not_found'],
    ['admin', 'not_found'],
    [undefined, 'not_authenticated'],
  ] as const) {
    const other = role && (await aPerson({ role }));
    expect((await refusalOf(call(other, listGuideNotes, { params: { application_id } }))).code).toBe(code);
    const written = call(other, saveGuideNote, { params, body: { note: 'Mine now', over: 'The light' } });
    expect((await refusalOf(written)).code).toBe(code);
  }
  const notes = await root
    .selectFrom('application_guide_notes')
    .select('note')
    .where('application_id', '=', application_id)
    .execute();
  expect(notes).toEqual([{ note: 'The light' }]);
  await expect(
    asModerator((tx) => tx.selectFrom('application_guide_notes').selectAll().execute()),
  ).rejects.toThrow();
});
