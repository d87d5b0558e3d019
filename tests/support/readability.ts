import { glossary } from '#features/guide/texts/glossary.ts';

/** Names, and words that everybody uses at the doctor's and at the bank. */
const known =
  'portugal portuguese lisbon america treasury medicare finanças idealista imovirtual internations ' +
  'document original receipt passport security citizen representative resident international consular e-mail ' +
  'emergency history';

/** A term of the glossary is explained to its readers, so it counts as a word of two syllables, as the known ones do. */
const allowed = new Set(
  [known, ...glossary.entries.map(({ term }) => term.toLowerCase())].flatMap((words) => words.split(' ')),
);

/** The Flesch-Kincaid grade of sentences taken together; 8 is what most thirteen-year-olds read without effort. */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Full sentences of a text; a label without a full stop is none. */
export function sentencesOf(text: string): string[] {
  // "U.S." ends no sentence, and a dot inside a name or a number neither.
  const marked = text.replaceAll('U.S.', 'US').replace(/[.?!]+(?=[\s’”]|$)/g, (mark) => `${mark}\n`);
  return marked.split('\n').filter((part) => /[.?!]/.test(part) && wordsOf(part).length > 0);
}

export function wordsOf(sentence: string): string[] {
  return sentence.match(/[\p{L}\p{N}][\p{L}\p{N}.,/’'@-]*/gu) ?? [];
}

function syllablesOf(word: string): number {
  const lower = word.toLowerCase().replace(/[^\p{L}]+$/u, '');
  // Figures, abbreviations, addresses and Portuguese words are taken as they come.
  if (/[\d./@]/.test(lower) || !/^[a-z’'-]+$/.test(lower) || /^[A-Z]{2,}$/.test(word)) return 1;
  if (allowed.has(lower) || allowed.has(lower.replace(/(’s|s)$/, ''))) return 2;
  return lower.split('-').reduce((sum, part) => sum + countVowelGroups(part), 0);
}

/** Vowels that stand together are one syllable, but not in "medium"; a silent e at the end is none. */
function countVowelGroups(word: string): number {
  const letters = word.replace(/[’'].*$/, '');
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiou]e)$/, (end) => end.charAt(0));
  const split = spoken.replace(/([^tscgx])i(?=[aou])/g, '$1i-');
  return Math.max(1, split.match(/[aeiouy]+/g)?.length ?? 0);
}
