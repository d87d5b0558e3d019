import { expect, test } from 'vitest';
import { handInPrefix, postCities } from '#features/facts/hand-in-facts.ts';
import { factProblems, isDueForReview } from '#features/facts/rules.ts';
import { aDatabase } from '#tests/support/database.ts';
import { apostilleTexts, placeNotes } from '../texts/apostille.ts';
import { envelopeNames } from '../texts/envelope-names.ts';
import { officeName } from '../texts/us-offices.ts';
import { apostilleOffices, stateNotes } from './apostille-offices.ts';
import { countiesOf, deskFactId, type PostId, postFactId, postIds, postOf } from './consulates.ts';
import type { Evidence } from './evidence.ts';
import { handInLists, handInTopics } from './hand-in.ts';
import { type UsPlace, usPlaces } from './us-places.ts';

const { root } = aDatabase();

const handInFacts = () =>
  root.selectFrom('facts').selectAll().where('id', 'like', `${handInPrefix}%`).orderBy('id').execute();
const today = new Date().toISOString().slice(0, 10);

/** Every evidence in the rules, by what it is about. */
const inTheRules: [string, Evidence][] = [
  ...usPlaces.map((place): [string, Evidence] => [`the apostille of ${place}`, apostilleOffices[place]]),
  ...stateNotes.map((note): [string, Evidence] => [`the note ${note.note} of ${note.place}`, note]),
];

test.each(inTheRules)('%s has a source, and its day of review has not come', (_about, evidence) => {
  expect(evidence.source).not.toBe('');
  expect(isDueForReview(evidence, today)).toBe(false);
});

test('the register of the hand-in has topics, posts and sources, and no day of review has come', async () => {
  const known = [...Object.values(postCities), 'VFS', null];
  const facts = await handInFacts();
  const of = (id: string) => facts.some((fact) => fact.id === id);
  for (const place of usPlaces)
    for (const county of countiesOf(place).length > 0 ? countiesOf(place) : [null])
      expect(of(postFactId(place, county)), `${place} ${county}`).toBe(true);
  for (const post of postIds) expect(of(deskFactId(post)), post).toBe(true);
  for (const fact of facts) {
    expect(
      [...handInTopics, 'post', 'desk'].some((topic) => fact.id.startsWith(`${handInPrefix}${topic}-`)),
      fact.id,
    ).toBe(true);
    expect(known, fact.id).toContain(fact.consulate);
    expect(factProblems(fact, today), fact.id).toEqual({});
    expect(isDueForReview(fact, today), `${fact.id} has to be looked at again`).toBe(false);
  }
  for (const list of handInLists)
    expect(facts.filter(({ id }) => id.startsWith(`${handInPrefix}${list}-`))).not.toEqual([]);
});

type KnownFrom = Pick<Evidence, 'source' | 'source_date' | 'trust' | 'review_by'>;

const from = ({ source, source_date, trust, review_by }: KnownFrom) =>
  `${trust}: ${source}, ${source_date ?? 'no date'}; review by ${review_by}`;
const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
type Facts = Awaited<ReturnType<typeof handInFacts>>;

const desks = {
  vfs: 'visa center (VFS)',
  consulate: 'the consulate itself',
  unknown: 'we do not know; ask the consulate',
};
const ask = 'we do not know; ask the Embassy in Washington';

function postCells(post: PostId, evidence: KnownFrom, facts: Facts): string[] {
  const city = postCities[post];
  const desk = facts.find(({ id }) => id === deskFactId(post));
  if (!desk) throw new Error(`no desk of ${city}`);
  const by = desk.value === 'VFS' ? 'vfs' : desk.value === 'Consulate' ? 'consulate' : 'unknown';
  const own = `[${city}](#${post})`;
  const lists = (['d7', 'd8', 'couple', 'child'] as const).map(
    (list) => `[all](#bring), [${list}](#${list}), ${own}`,
  );
  return [`${city} (${from(evidence)})`, `${desks[by]} (${from(desk)})`, ...lists];
}

const unknownCells = (why: string) => [
  why,
  why,
  ...(['d7', 'd8', 'couple', 'child'] as const).map((list) => `[all](#bring), [${list}](#${list})`),
];

function apostilleCell(place: UsPlace): string {
  const notes = stateNotes
    .filter((one) => one.place === place)
    .map((one) => `${one.papers.join(', ')}: ${placeNotes[one.note]} (${from(one)})`);
  const office = officeName(place) ?? `we do not know. ${apostilleTexts.unsure.text}`;
  return [`${office} (${from(apostilleOffices[place])})`, ...notes].join('<br>');
}

function rowsOf(place: UsPlace, facts: Facts): string[] {
  const counties = countiesOf(place);
  const cellsOf = (county: string | null) => {
    const answer = postOf(place, county, facts);
    const fact = facts.find(({ id }) => id === postFactId(place, county));
    return answer.known === 'post' && fact ? postCells(answer.post, fact, facts) : unknownCells(ask);
  };
  if (counties.length === 0) return [row(envelopeNames[place], ...cellsOf(null), apostilleCell(place))];
  const groups = Map.groupBy(counties, (county) => cellsOf(county).join());
  return [...groups.values()].map((names) =>
    row(`${envelopeNames[place]}: ${names.join(', ')}`, ...cellsOf(names[0] ?? null), apostilleCell(place)),
  );
}

/** The page is written by `npx vitest run --project unit features/places -u`. */
test('docs/facts.md is what the rules and the register say', async () => {
  const facts = await handInFacts();
  const lines = (matching: typeof facts) => matching.map((fact) => `- ${fact.text} (${from(fact)})`);
  const section = (title: string, matching: typeof facts) => [`### ${title}`, '', ...lines(matching), ''];
  const page = [
    '# Facts by state and territory',
    '',
    'Written by `npx vitest run --project unit features/places -u` from `features/places/rules` and from the register of facts as the',
    'migrations begin it: change those. Every entry was read in a stored copy of its page; none was checked on the live web.',
    'The lists are below: everybody brings the first, then the one of the visa, then that of who moves along, and what the post adds.',
    '',
    row('Place', 'Consulate', 'Center', 'D7', 'D8', 'Couple', 'Child', 'Apostille'),
    row(...Array<string>(8).fill('---')),
    ...usPlaces.flatMap((place) => rowsOf(place, facts)),
    '',
    '## For every post',
    '',
    ...handInTopics.flatMap((topic) => {
      const ofTopic = facts.filter(
        (fact) => fact.id.startsWith(`${handInPrefix}${topic}-`) && !fact.consulate,
      );
      return ofTopic.length > 0 ? section(topic, ofTopic) : [];
    }),
    '## Of one post',
    '',
    ...section(
      'VFS',
      facts.filter(({ consulate }) => consulate === 'VFS'),
    ),
    ...Object.values(postCities).flatMap((city) => {
      const own = facts.filter(({ consulate }) => consulate === city);
      return own.length > 0 ? section(city, own) : [`### ${city}`, '', 'Nothing of its own was found.', ''];
    }),
  ];
  await expect(`${page.join('\n').trimEnd()}\n`).toMatchFileSnapshot('../../../docs/facts.md');
});
