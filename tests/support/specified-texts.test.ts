import { beforeAll, describe, expect, test } from 'vitest';
import { fixedPieces, type SpecifiedText, specifications, specifiedTexts } from './specified-texts.ts';
import { readTexts, textFiles } from './text-files.ts';
import { filled, textLeaves } from './text-leaves.ts';

/** Everything that a person can read, as it stands in the rooms' texts, by their names. */
const leaves = new Map<string, string[]>();
beforeAll(async () => {
  // The gallery repeats texts as examples: finding one there alone would prove nothing.
  for (const [name, file] of textFiles)
    if (name !== 'gallery') leaves.set(name, textLeaves(await readTexts(file)));
});

const samePieces = (leaf: string, { text }: SpecifiedText) =>
  leaf.split(filled).join('\n') === fixedPieces(text).join('\n');

const isWritten = (wanted: SpecifiedText) =>
  wanted.modules
    .flatMap((module) => leaves.get(module) ?? [])
    .some((leaf) => (wanted.part ? leaf.includes(wanted.text) : samePieces(leaf, wanted)));

describe.each(specifications)('the texts of the %s specification', (specification) => {
  test('stand in our texts, letter by letter', () => {
    const missing = specifiedTexts(specification).filter((text) => !isWritten(text));
    expect(
      missing.map(({ section, modules, text }) => `${section} (${modules.join(', ')}): ${text}`),
    ).toEqual([]);
  });

  test('have a section and a situation each, and are listed once in it', () => {
    const texts = specifiedTexts(specification);
    expect(texts.filter(({ section, situation }) => section === '' || situation === '')).toEqual([]);
    const places = texts.map(({ section, situation, text }) => `${section}, ${situation}: ${text}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });
});

test('a text with one letter changed is not found', () => {
  const [text] = specifiedTexts('applicant-side').filter(({ part }) => !part);
  if (!text) throw new Error('the list is empty');
  expect(isWritten(text)).toBe(true);
  expect(isWritten({ ...text, text: text.text.replace(/.$/, 'x') })).toBe(false);
});
