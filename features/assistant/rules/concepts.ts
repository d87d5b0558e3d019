import type { Strength } from './library-answer.ts';
import { context, groups, weak } from './question-words.ts';
import { isSaid, said } from './said-words.ts';

/** What one word or phrase of a question stands for: all the ways to say it. The register may use any of them. */
export interface Concept {
  forms: readonly string[];
  /** It was not written like this: a slip of the keys was put right. */
  guessed?: boolean;
  strength: Strength;
}

/** Without accents, quotes and signs; numbers with signs stay together. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/u\.s\.(a\.)?/g, 'us')
    .replaceAll('%', ' percent ')
    .replaceAll(/[^\p{L}\p{N}'.-]+/gu, ' ')
    .replaceAll(/(?<![\p{N}])[.-]+|[.-]+(?![\p{L}\p{N}])/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

const phrases: ReadonlyMap<string, readonly string[]> = new Map(
  groups.flatMap(({ forms, alsoAsked }) =>
    [...forms, ...alsoAsked].map((form) => [folded(plain(form)), forms] as const),
  ),
);

const mostWords = 8;

/** Those of some phrases that are in a text, the longest first. `text` has no signs. */
export function phrasesWithin(text: string, some: { has(phrase: string): boolean }): string[] {
  const words = text.split(' ').filter(Boolean);
  const found = new Set<string>();
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + mostWords); to += 1) {
      const phrase = words.slice(from, to).join(' ');
      if (some.has(phrase)) found.add(phrase);
    }
  return [...found].sort((one, other) => other.length - one.length);
}

/** One of a kind and many are the same: 'cats' is 'cat'. */
function folded(text: string): string {
  return text.replaceAll(/(?<=[a-z]{3}[^s])s(?= |$)/g, '');
}

/** Every word of ours that a slip of the keys could have meant. */
const ownWords = [...phrases.keys()].flatMap((form) => form.split(' '));

/**
 * What a question asks for, each thing once. `known` are the words of all that the library holds: a word that is neither
 * known nor nearly known stays as it is, and counts against every answer.
 */
export function conceptsOf(question: string, known: ReadonlySet<string>): Concept[] {
  const isKnown = (word: string) => isSaid(word) || known.has(word) || vocabulary.has(word);
  let guessed = false;
  const words = withoutCircumstances(plain(question))
    .split(' ')
    .map((word) => word.replace(/'s$/, ''))
    .filter((word) => word !== '')
    .map((word) => {
      if (isKnown(word) || isKnown(word.replace(/s$/, '')) || /\d/.test(word)) return word;
      const meant = nearest(word, [...vocabulary, ...said, ...known]);
      if (meant) guessed = true;
      return meant ?? word;
    });
  const { found, rest } = phrasesIn(words.join(' '));
  const loose = rest.filter((word) => !isSaid(word) && !/^[\d.,'-]+$/.test(word));
  return [
    ...found.map((forms): Concept => ({ forms, strength: strengthOf(forms[0] ?? ''), guessed })),
    ...[...new Set(loose)].map((word): Concept => ({ forms: [word], strength: 'loose', guessed })),
  ];
}

/** The first forms of the things that a text names in words of our lists, as they are written. */
export const matters = (text: string): string[] =>
  phrasesIn(withoutCircumstances(plain(text))).found.map(([first = '']) => first);

/** The groups that a text names, each once, the longest phrase first, and the words that are left. */
function phrasesIn(text: string): { found: (readonly string[])[]; rest: string[] } {
  let rest = ` ${folded(text)} `;
  const found = new Set<readonly string[]>();
  for (const form of phrasesWithin(rest, phrases)) {
    if (!rest.includes(` ${form} `)) continue;
    rest = rest.replaceAll(` ${form} `, ' \u0001 ').replaceAll(` ${form} `, ' \u0001 ');
    found.add(phrases.get(form) ?? []);
  }
  return { found: [...found], rest: rest.split(' ').filter((word) => word !== '' && word !== '\u0001') };
}

function strengthOf(first: string): Strength {
  if (context.has(first)) return 'context';
  return weak.has(first) ? 'weak' : 'strong';
}

/** How old a person is, that it is urgent, what they did before they retired, and who told them: none of it is asked about. */
const circumstances =
  /\b\d{1,3} years? old\b|\bright away\b|\bmov(?:e|es|ed|ing) away\b|\bbefore (?:\S+ ){0,4}(?:approved|issued|granted)\b|\bretired (?!in |to |and |on |as |or )[a-z]+/g;
const hearsay =
  /\b(?:friend|neighbou?r|sister|brother|cousin|buddy|coworker)s? (?:of mine |of ours )?(?:said|say|says|told|tell|tells|think|thinks|heard|claims?|swears?|got|paid|used)\b/g;

/** Who writes is American, which most are, and does not ask about citizenship; that they are not American is asked about. */
const american = /\b(not an? |not |non )?(?:retired )?(?:us|american) citizens?\b/g;

/** A text without what tells of its writer alone. `text` has no signs. */
export function withoutCircumstances(text: string): string {
  return text
    .replaceAll(american, (whole, not?: string) => (not === undefined ? ' ' : whole))
    .replaceAll(circumstances, ' ')
    .replaceAll(hearsay, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

const vocabulary: ReadonlySet<string> = new Set(ownWords);

/** The one word that a slip of the keys makes of `word`; undefined when none is near or the word is too short to tell. */
function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const most = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0;
  if (most === 0) return undefined;
  let best: { word: string; distance: number } | undefined;
  for (const candidate of candidates) {
    if (candidate.length < 4 || candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > most)
      continue;
    const distance = editDistance(word, candidate);
    if (distance <= most && (!best || distance < best.distance)) best = { word: candidate, distance };
  }
  return best?.word;
}

/** Letters added, left out, changed, or two that changed places. */
function editDistance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, at) => [
    at,
    ...Array<number>(other.length).fill(0),
  ]);
  for (let at = 0; at <= other.length; at += 1) (rows[0] as number[])[at] = at;
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + same,
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, cell(row - 2, column - 2) + 1);
      (rows[row] as number[])[column] = least;
    }
  return cell(one.length, other.length);
}
