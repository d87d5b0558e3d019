import { askedAs } from '../texts/assistant-words.ts';
import { askedElsewhere } from './asked/elsewhere.ts';
import { askedLife } from './asked/life.ts';
import { askedLiving } from './asked/living.ts';
import { askedMoney } from './asked/money.ts';
import { askedPapers } from './asked/papers.ts';
import { askedSettled } from './asked/settled.ts';
import { askedTies } from './asked/ties.ts';
import { askedVisa } from './asked/visa.ts';
import { matters, plain, withoutCircumstances } from './concepts.ts';
import { readCountries } from './countries.ts';
import { inLibraryEnglish } from './portuguese-questions.ts';
import { intentsIn, thingsIn } from './thesaurus.ts';

/** A passage, or a matter that the library does not hold, and how near its questions come to a question; 0 to about 4.5. */
export interface Likeness {
  /** Of a passage; with '!', who can say it and the matter. */
  key: string;
  score: number;
  /** How much of the question its questions say as well, 0 to 1. */
  coverage: number;
  /** Its questions ask how long, how much, when, where or who, where this one does. */
  asksSo: boolean;
}

interface Written {
  key: string;
  question: string;
}

/** A line of questions for each key, those in Portuguese below; of what is held elsewhere the key has the mark '!'. */
export const writtenQuestions: readonly Written[] = [
  ...[askedMoney, askedPapers, askedVisa, askedLife, askedSettled, askedTies, askedLiving].flatMap((lines) =>
    read(lines, ''),
  ),
  ...read(askedElsewhere, '!'),
];

function read(lines: string, mark: string): Written[] {
  let key = '';
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [named = '', asked = line] = line.split(': ');
      if (asked !== line) key = `${mark}${named}`;
      return asked.split(' | ').map((question) => ({ key, question: question.trim() }));
    });
}

/** What the parts of a question weigh: a thing that people ask for, a word, two words in a row, a piece of a word. */
const weights = { matter: 1, thing: 1.3, intent: 0.8, word: 1, pair: 0.7, piece: 0.3 };

/** Pieces bring together the forms of a word, and a word with its slips of the keys, in any language. */
const pieceLengths = [3, 4];

const longestWord = 30;

/** The parts of a question, each with its weight. */
function partsOf(question: string): Map<string, number> {
  const { question: english } = readCountries(inLibraryEnglish(question));
  const words = withoutCircumstances(plain(question))
    .replaceAll(/\d[\d.,]*/g, '0')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, longestWord));
  const parts = new Map<string, number>();
  for (const matter of matters(english)) parts.set(`matter ${matter}`, weights.matter);
  const said = plain(question);
  for (const thing of thingsIn(said)) parts.set(`thing ${thing}`, weights.thing);
  for (const intent of intentsIn(said)) parts.set(`intent ${intent}`, weights.intent);
  for (const [at, word] of words.entries()) {
    parts.set(word, weights.word);
    if (at > 0) parts.set(`${words[at - 1]} ${word}`, weights.pair);
    const whole = `<${word}>`;
    for (const length of pieceLengths)
      for (let from = 0; from + length <= whole.length; from += 1)
        parts.set(`~${whole.slice(from, from + length)}`, weights.piece);
  }
  return parts;
}

type Vector = ReadonlyMap<string, number>;

function ofLengthOne(parts: Iterable<readonly [string, number]>): Vector {
  const all = [...parts];
  const length = Math.hypot(...all.map(([, weight]) => weight)) || 1;
  return new Map(all.map(([part, weight]) => [part, weight / length]));
}

/** What the words by which people ask for a passage weigh beside one of its questions. */
const ofWords = 2;

/** Rare parts weigh more. */
interface QuestionIndex {
  vectorOf(question: string): Vector;
  /** By part: the questions that have it, and its share in them. */
  postings: ReadonlyMap<string, readonly { at: number; share: number }[]>;
  /** By part: the keys whose questions have it, taken together. */
  centers: ReadonlyMap<string, readonly { key: string; share: number }[]>;
}

let built: Promise<QuestionIndex> | undefined;

/** So many questions take about 5 ms; all of them take half a second, in which nobody else would be answered. */
const slice = 30;
const letOthersGoOn = () => new Promise((resolve) => setTimeout(resolve));

async function build(): Promise<QuestionIndex> {
  const all: Map<string, number>[] = [];
  for (const { question } of writtenQuestions) {
    if (all.length % slice === 0) await letOthersGoOn();
    all.push(partsOf(question));
  }
  const having = new Map<string, number>();
  for (const parts of all) for (const part of parts.keys()) having.set(part, (having.get(part) ?? 0) + 1);
  const weighted = (parts: Vector) =>
    ofLengthOne(
      [...parts].map(([part, weight]) => [
        part,
        weight * Math.log(1 + all.length / ((having.get(part) ?? 0) + 0.5)),
      ]),
    );
  const postings = new Map<string, { at: number; share: number }[]>();
  const sums = new Map<string, Map<string, number>>();
  for (const [at, parts] of all.entries()) {
    if (at % slice === 0) await letOthersGoOn();
    const sum = entryOf(sums, writtenQuestions[at]?.key ?? '', () => new Map<string, number>());
    for (const [part, share] of weighted(parts)) {
      entryOf(postings, part, () => []).push({ at, share });
      sum.set(part, (sum.get(part) ?? 0) + share);
    }
  }
  for (const [key, sum] of sums)
    for (const [part, share] of weighted(partsOf(askedAs[key] ?? '')))
      sum.set(part, (sum.get(part) ?? 0) + ofWords * share);
  const centers = new Map<string, { key: string; share: number }[]>();
  for (const [key, sum] of sums)
    for (const [part, share] of ofLengthOne(sum)) entryOf(centers, part, () => []).push({ key, share });
  return { vectorOf: (question) => weighted(partsOf(question)), postings, centers };
}

/** What a map has under a key, put there when there is nothing yet. */
function entryOf<K, V>(map: Map<K, V>, key: K, first: () => V): V {
  const value = map.get(key) ?? first();
  map.set(key, value);
  return value;
}

/** What the three nearest questions of a key count. */
const nearest = [1, 0.3, 0.15];

/** What all questions of a key together count, and how much of the question they say: found as the weights of `choose-answer.ts`. */
const ofAll = { center: 2, coverage: 1 };

/** Ways to ask that want an answer of their own kind: an amount is no answer to how long. */
const ownKind = ['long', 'much', 'when', 'where', 'who'].map((intent) => `intent ${intent}`);

/** So many, and such a share, of a key's questions ask so: fewer are slips of the thesaurus. */
const leastAsking = { questions: 2, share: 0.04 };

/** All keys, the likest first. The index is built at the first question. */
export async function likest(question: string): Promise<Likeness[]> {
  built ??= build();
  const { vectorOf, postings, centers } = await built;
  const sums = new Map<string, { center: number; covered: number; asking: Map<string, number> }>();
  const cosines = new Float64Array(writtenQuestions.length);
  let whole = 0;
  const vector = vectorOf(question);
  for (const [part, weight] of vector) {
    const isWord = !part.startsWith('~');
    if (isWord) whole += weight ** 2;
    for (const { at, share } of postings.get(part) ?? []) {
      cosines[at] = (cosines[at] ?? 0) + weight * share;
      if (ownKind.includes(part)) {
        const { asking } = sumOf(sums, writtenQuestions[at]?.key ?? '');
        asking.set(part, (asking.get(part) ?? 0) + 1);
      }
    }
    for (const { key, share } of centers.get(part) ?? []) {
      const sum = sumOf(sums, key);
      sum.center += weight * share;
      if (isWord) sum.covered += weight ** 2;
    }
  }
  const ofKey = new Map<string, number[]>();
  for (const [at, { key }] of writtenQuestions.entries())
    entryOf(ofKey, key, () => []).push(cosines[at] ?? 0);
  const asked = ownKind.filter((part) => vector.has(part));
  return [...ofKey]
    .map(([key, each]) => {
      const best = each.sort((one, other) => other - one);
      const near = nearest.reduce((sum, share, at) => sum + share * (best[at] ?? 0), 0);
      const { center, covered, asking } = sumOf(sums, key);
      const coverage = whole === 0 ? 0 : covered / whole;
      return {
        key,
        score: near + ofAll.center * center + ofAll.coverage * coverage,
        coverage,
        asksSo: asked.every((part) => {
          const many = asking.get(part) ?? 0;
          return many >= leastAsking.questions && many >= leastAsking.share * each.length;
        }),
      };
    })
    .sort((one, other) => other.score - one.score);
}

const sumOf = (
  sums: Map<string, { center: number; covered: number; asking: Map<string, number> }>,
  key: string,
) => entryOf(sums, key, () => ({ center: 0, covered: 0, asking: new Map<string, number>() }));
