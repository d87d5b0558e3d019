import { sourceWords } from '#features/facts/source-date.ts';
import { factTexts as portugueseFacts } from '#features/facts/texts/facts.pt.ts';
import { factTexts } from '#features/facts/texts/facts.ts';
import { type Language, locales } from '#platform/shared/languages.ts';
import { placeToGo, type Said, type WhereLine, whereLines } from '../rules/where-lines.ts';
import { handInTexts as portuguese } from '../texts/hand-in.pt.ts';
import { handInTexts } from '../texts/hand-in.ts';

// E-mails and calendars are read by others, too: they name a consulate, and never the state.
const words = {
  en: { ...handInTexts, placeInSentence: () => 'the place where you live' },
  pt: { ...portuguese, placeInSentence: () => 'o do lugar onde vive' },
};
const facts = { en: factTexts, pt: portugueseFacts };

/** Where a person hands in, in the language of an e-mail or an answer; none while they have not said. */
export const whereLinesIn = (said: Said, language: Language): WhereLine[] =>
  whereLines(said, words[language]);

/** A line as a paragraph, with its source. */
export function sourcedLine({ term, text, from }: WhereLine, language: Language): string {
  const source = from && sourceWords(from, { locale: locales[language], texts: facts[language] });
  return [term && `${term}:`, text, source].filter(Boolean).join(' ');
}

export const whereSentences = (said: Said, language: Language): string[] =>
  whereLinesIn(said, language).map((line) => sourcedLine(line, language));

/** What a calendar has as the place; undefined where nobody knows it. */
export const placeToGoIn = (said: Said, language: Language): string | undefined =>
  placeToGo(said, words[language]);
