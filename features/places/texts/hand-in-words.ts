import { type FactWords, factWords } from '#features/facts/texts/fact-words.ts';

/** The text of a fact about the hand-in as the page shows it. Apart from `factWords`, whose Portuguese every page with a fact loads. */
export const handInWords = (text: string): FactWords => factWords(text);
