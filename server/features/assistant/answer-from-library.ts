import type { Household, LibraryAnswer } from '#domain/rules/assistant/answer.ts';
import { boundaryOf } from '#domain/rules/assistant/boundaries.ts';
import { conceptsOf, plain } from '#domain/rules/assistant/concepts.ts';
import type { ReadPdf } from '#domain/rules/assistant/read-pdf.ts';
import { confidenceOf, near, weigh } from '#domain/rules/assistant/weigh.ts';
import { libraryTexts } from '#domain/texts/assistant-library.ts';
import { countries, countryAliases } from '#domain/texts/countries.ts';
import type { Tx } from '../../platform/database.ts';
import { fitPassages } from './fit-passages.ts';
import { type LibraryPassage, libraryPassages } from './library-passages.ts';
import { quotePassages } from './quote-passages.ts';

export interface LibraryQuestion {
  question: string;
  /** What was read of the attached file; it is used for this question and kept nowhere. */
  pdf?: ReadPdf | undefined;
  household?: Household | undefined;
}

/** Not the two that this is about, and not the names of which people or states of the U.S. have one, too. */
const otherCountries = countries
  .filter((name) => !['United States', 'Portugal', 'Georgia', 'Jordan', 'Chad'].includes(name))
  .flatMap((name) => [name, ...(countryAliases[name] ?? [])]);

/** Answers from the register, the guide and the attached file, or says that it cannot. Never throws over a question. */
export async function answerFromLibrary(tx: Tx, { question }: LibraryQuestion): Promise<LibraryAnswer> {
  const now = new Date();
  const boundary = boundaryOf(question, otherCountries, now.getUTCFullYear());
  if (boundary) return refusal(libraryTexts.beyond[boundary]);
  const passages = await libraryPassages(tx, now.toISOString().slice(0, 10));
  const known = new Set(passages.flatMap(({ head, text }) => plain(`${head} ${text}`).split(' ')));
  const concepts = conceptsOf(question, known);
  const found = await fitPassages(tx, passages, concepts);
  const weighed = weigh(passages.map((passage, at) => ({ ...passage, matches: [], rank: 0, ...found[at] })));
  const confidence = confidenceOf(
    weighed[0],
    concepts.some(({ guessed }) => guessed),
  );
  const [best] = weighed;
  if (confidence === 0 || !best) return refusal(libraryTexts.refused);
  const quoted: LibraryPassage[] = weighed
    .filter(({ coverage }) => coverage >= best.coverage * near)
    .slice(0, 3)
    .map(({ fit }) => fit);
  return {
    response: quotePassages(quoted),
    confidence,
    refused: false,
    sources: quoted.map(({ source }) => source),
  };
}

const refusal = (why: string): LibraryAnswer => ({
  response: why === libraryTexts.refused ? why : `${why} ${libraryTexts.writeToUs}`,
  confidence: 0,
  refused: true,
  sources: [],
});
