import { beforeAll, expect, test } from 'vitest';
import { postCities } from '#features/facts/hand-in-facts.ts';
import { aDatabase } from '#tests/support/database.ts';
import { countiesOf, type PostFact, postOf } from './consulates.ts';
import { type HandInFact, handIn } from './hand-in.ts';
import { usPlaces } from './us-places.ts';

const { root } = aDatabase();
let register: PostFact[];
beforeAll(async () => {
  register = await root.selectFrom('facts').selectAll().where('id', 'like', 'hand-in-%').execute();
});

test.each([
  ['fl', null, 'washington'],
  ['ct', null, 'new-york'],
  ['pa', null, 'newark'],
  ['vt', null, 'boston'],
  ['ri', null, 'new-bedford'],
  ['az', null, 'san-francisco'],
  ['ma', 'Middlesex', 'boston'],
  ['ma', 'Plymouth', 'new-bedford'],
] as const)('papers from %s (%s) go to %s', (place, county, post) => {
  expect(postOf(place, county, register)).toMatchObject({
    known: 'post',
    post,
    source: expect.stringMatching(/./),
  });
});

test('Massachusetts is asked for its county, and where the source names none we do not guess', () => {
  expect(postOf('ma', null, register)).toEqual({ known: 'county-needed' });
  expect(postOf('ma', 'Middlesecks', register)).toEqual({ known: 'county-needed' });
  expect(postOf('ma', 'Suffolk, outside of the city of Boston', register)).toEqual({ known: 'nothing' });
  expect(usPlaces.filter((place) => countiesOf(place).length > 0)).toEqual(['ma']);
});

test('for Texas, the capital and the territories no source names a post', () => {
  const unknown = usPlaces.filter((place) => postOf(place, null, register).known === 'nothing');
  expect(unknown).toEqual(
    // biome-ignore format: one line each would be seventeen
    ['mi', 'nc', 'nd', 'oh', 'ok', 'sd', 'tn', 'tx', 'va', 'wv', 'wi', 'dc', 'as', 'gu', 'mp', 'pr', 'vi'],
  );
});

const fact = (
  id: string,
  consulate: string | null = null,
  trust: HandInFact['trust'] = 'official',
): HandInFact => ({
  id,
  text: id,
  value: null,
  source: 'a page',
  source_date: null,
  trust,
  consulate,
});
const facts = [
  fact('hand-in-bring-form'),
  fact('hand-in-bring-typed', 'San Francisco'),
  fact('hand-in-book-site', ' vfs '),
  fact('hand-in-d7-income'),
  fact('visa-fee'),
  { ...fact('hand-in-post-ca'), value: postCities['san-francisco'] },
  { ...fact('hand-in-desk-san-francisco'), value: 'VFS' },
  { ...fact('hand-in-post-vt'), value: postCities.boston },
];
const idsFor = (place: 'ca' | 'vt' | 'tx' | 'abroad') =>
  Object.values(handIn({ place, county: null }, facts).facts)
    .flat()
    .map(({ id }) => id);

test('a post has what holds for all, for its city, and for its visa center', () => {
  expect(idsFor('ca')).toEqual([
    'hand-in-book-site',
    'hand-in-bring-form',
    'hand-in-bring-typed',
    'hand-in-d7-income',
  ]);
  expect(idsFor('vt')).toEqual(['hand-in-bring-form', 'hand-in-d7-income']);
});

test('what the Ministry says is read before what a forum says', () => {
  const said = [fact('hand-in-bring-account', null, 'community'), fact('hand-in-bring-form')];
  const { bring } = handIn({ place: 'tx', county: null }, said).facts;
  expect(bring.map(({ id }) => id)).toEqual(['hand-in-bring-form', 'hand-in-bring-account']);
});

test('where no post is known, or outside of the United States, there is what holds for all', () => {
  expect(idsFor('tx')).toEqual(['hand-in-bring-form', 'hand-in-d7-income']);
  expect(idsFor('abroad')).toEqual(idsFor('tx'));
  expect(handIn({ place: 'abroad', county: null }, facts).answer).toBeUndefined();
});

test('a desk that staff hide is one that we do not know, and a post that they hide, too', () => {
  const of = (...hidden: string[]) =>
    postOf(
      'ca',
      null,
      facts.filter(({ id }) => !hidden.includes(id)),
    );
  expect(of()).toMatchObject({ city: 'San Francisco', desk: { by: 'vfs' } });
  expect(of('hand-in-desk-san-francisco')).toMatchObject({ city: 'San Francisco', desk: { by: 'unknown' } });
  expect(of('hand-in-post-ca')).toEqual({ known: 'nothing' });
});
