import { expect, test } from 'vitest';
import { officeName } from '../texts/us-offices.ts';
import { apostillePapers, apostilleRoute, labelLines } from './apostille.ts';
import { apostilleOffices } from './apostille-offices.ts';
import { usPlaceOf, usPlaces } from './us-places.ts';

test('a federal paper goes to the U.S. Department of State, whatever state is named', () => {
  for (const place of [undefined, ...usPlaces]) {
    expect(apostilleRoute('fbi', place)).toEqual({ by: 'federal', paper: 'fbi' });
    expect(apostilleRoute('birth-abroad', place).by).toBe('federal');
  }
});

test('a paper of a state goes to the state that made it', () => {
  const route = { by: 'state', paper: 'birth', place: 'oh', office: 'secretary-of-state', note: undefined };
  expect(apostilleRoute('birth', 'oh')).toEqual(route);
  expect(apostilleRoute('marriage', undefined)).toEqual({ by: 'unknown-place', paper: 'marriage' });
});

test('a paper of another country goes to none of ours', () => {
  expect(apostilleRoute('other-country', 'oh')).toEqual({ by: 'abroad' });
});

test('fifty states, the capital and five territories, none of them twice', () => {
  expect(usPlaces).toHaveLength(56);
  expect(new Set(usPlaces).size).toBe(56);
  const answered = apostillePapers.map((paper) => usPlaces.map((place) => apostilleRoute(paper, place).by));
  expect(answered.flat()).not.toContain('unknown-place');
});

test('it is not the Secretary of State everywhere, and where we do not know it we do not guess', () => {
  const other = usPlaces.filter((place) => apostilleOffices[place].office !== 'secretary-of-state');
  expect(other.sort()).toEqual(
    ['ak', 'as', 'dc', 'ga', 'gu', 'hi', 'ma', 'mp', 'nj', 'ny', 'pa', 'pr', 'ut', 'va', 'vi', 'wi'].sort(),
  );
  expect(usPlaces.filter((place) => officeName(place) === undefined)).toEqual(['mp']);
});

test.each([
  ['ga', 'Georgia Superior Court Clerks’ Cooperative Authority (GSCCCA)'],
  ['vi', 'U.S. Virgin Islands Lieutenant Governor'],
  ['fl', 'Florida Secretary of State, Division of Corporations'],
  ['ma', 'Secretary of the Commonwealth of Massachusetts'],
] as const)('a paper of %s goes to the %s', (place, office) => {
  expect(officeName(place)).toBe(office);
});

test.each([
  ['ny', 'birth', 'new-york'],
  ['ny', 'marriage', 'new-york-marriage'],
  ['ny', 'divorce', undefined],
  ['ga', 'birth', 'five-years'],
  ['ok', 'marriage', 'one-year'],
  ['ok', 'birth', undefined],
  ['ca', 'birth', 'california'],
  ['tn', 'notarized', 'county-clerk-first'],
  ['nj', 'marriage', 'new-jersey'],
  ['nj', 'notarized', undefined],
  ['va', 'notarized', 'virginia'],
  ['oh', 'birth', undefined],
] as const)('in %s a %s paper has the note %s', (place, paper, note) => {
  expect(apostilleRoute(paper, place)).toMatchObject({ note });
});

test('an address names a place in any letters, or none', () => {
  expect(['oh', 'OH', 'xx', '', null].map(usPlaceOf)).toEqual(['oh', 'oh', undefined, undefined, undefined]);
});

test('a label is made of an address with its lines, and of nothing else', () => {
  expect(labelLines('Mail it to: Office / 1 Street / Sterling, VA 20166-1206.')).toEqual([
    'Office',
    '1 Street',
    'Sterling, VA 20166-1206',
  ]);
  expect(labelLines('The office has moved. Ask it for its address.')).toBeUndefined();
});
