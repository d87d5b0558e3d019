/**
 * Words that a reader of the guide meets anyway and soon knows: names, offices, papers, and the words of the
 * specification. Each counts as a word of two syllables. Everything else has to be plain.
 */
const glossary = new Set(
  (
    'portugal portuguese lisbon america treasury medicare finanças consulate consulates consular embassy portal ' +
    'application interview appointment document documents residence permit original originals receipt ' +
    'insurance certificate passport security citizens representative resident international idealista imovirtual ' +
    'internations email emergency apostille identity history summary'
  ).split(' '),
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
  if (glossary.has(lower.replace(/’s$/, ''))) return 2;
  return lower.split('-').reduce((sum, part) => sum + countVowelGroups(part), 0);
}

/** Vowels that stand together are one syllable, but not in "medium"; a silent e at the end is none. */
function countVowelGroups(word: string): number {
  const letters = word.replace(/[’'].*$/, '');
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiou]e)$/, (end) => end.charAt(0));
  const split = spoken.replace(/([^tscgx])i(?=[aou])/g, '$1i-');
  return Math.max(1, split.match(/[aeiouy]+/g)?.length ?? 0);
}
