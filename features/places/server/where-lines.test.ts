import { beforeAll, expect, test } from 'vitest';
import { aDatabase } from '#tests/support/database.ts';
import { countiesOf } from '../rules/consulates.ts';
import { type HandInFact, handIn, residencePlaces } from '../rules/hand-in.ts';
import { placeToGo, type Said, whereLines } from '../rules/where-lines.ts';

const { root } = aDatabase();
let register: HandInFact[];
beforeAll(async () => {
  register = await root.selectFrom('facts').selectAll().where('id', 'like', 'hand-in-%').execute();
});

function saidOf(place: (typeof residencePlaces)[number], county: string | null = null): Said {
  const residence = { place, county, visa: null, couple: null, child: null };
  return { residence, answer: handIn(residence, register).answer ?? null };
}

test('every place has its consulate and its desk with a source, or the sentence that we know none', () => {
  for (const place of residencePlaces)
    for (const county of countiesOf(place).length > 0 ? countiesOf(place) : [null]) {
      const said = saidOf(place, county);
      const lines = whereLines(said);
      const sourced = lines.filter(({ from }) => from?.source);
      expect([lines.length, sourced.length], place).toEqual(said.answer?.known === 'post' ? [2, 2] : [1, 0]);
    }
});

test('Arizona goes to the visa center of San Francisco, and Texas is told that we know none', () => {
  expect(placeToGo(saidOf('az'))).toBe('At the visa center of VFS for San Francisco.');
  expect(placeToGo(saidOf('ri'))).toBe('The Portuguese consulate in New Bedford');
  expect(whereLines(saidOf('tx'))[0]?.text).toContain('no source that names the consulate for Texas');
});

test('nothing is said before they have said where they live, and no place where nobody knows it', () => {
  expect(whereLines({ residence: null, answer: null })).toEqual([]);
  expect(whereLines(saidOf('ma'))).toEqual([]);
  expect(['nj', 'tx', 'abroad'].map((place) => placeToGo(saidOf(place as 'nj')))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
