import { sourceWords } from '#features/facts/source-date.ts';
import { factTexts as portugueseFacts } from '#features/facts/texts/facts.pt.ts';
import { factTexts } from '#features/facts/texts/facts.ts';
import { type Language, locales } from '#platform/shared/languages.ts';
import { placeToGo, type Said, whereLines } from '../rules/where-lines.ts';
import { handInTexts as portuguese } from '../texts/hand-in.pt.ts';
import { handInTexts } from '../texts/hand-in.ts';

// E-mails and calendars are read by others, too: they name a consulate, and never the state.
const words = {
  en: { ...handInTexts, placeInSentence: () => 'the place where you live' },
  pt: { ...portuguese, placeInSentence: () => 'o do lugar onde vive' },
};
const facts = { en: factTexts, pt: portugueseFacts };

/** Where a person hands in, a paragraph each with its source, for an e-mail or a calendar; none while they have not said. */
export function whereSentences(said: Said, language: Language): string[] {
  const sourced = { locale: locales[language], texts: facts[language] };
  return whereLines(said, words[language]).map(({ term, text, from }) =>
    [term && `${term}:`, text, from && sourceWords(from, sourced)].filter(Boolean).join(' '),
  );
}

/** What a calendar has as the place; undefined where nobody knows it. */
export const placeToGoIn = (said: Said, language: Language): string | undefined =>
  placeToGo(said, words[language]);
