import { type Likeness, writtenQuestions } from './question-index.ts';
import { type Whom, whomOf } from './whom.ts';

/** What the library says to a question: a passage, or who else can say it; with neither it knows nothing. */
export interface Chosen {
  key?: string;
  whom?: Whom | undefined;
  confidence: number;
  /** Passages that may have been meant as well, the likest first. */
  besides: readonly string[];
}

/** Below it no written question is like the one that is asked. */
const leastLike = 0.45;

/** What a passage gains that the words of the question find as well. */
const ofWords = 0.2;

/** What the words alone count, for a passage with no written questions. */
const ofWordsAlone = 1.3;

/** Two ways to look say different things: under the note. */
const doubtful = 0.65;

const near = 0.85;

const withQuestions: ReadonlySet<string> = new Set(writtenQuestions.map(({ key }) => key));

/**
 * Chooses between what was found by written questions and what was found by words. It is sure only where both find the
 * same passage. `held` are the keys that may be quoted.
 */
export function chooseAnswer(
  likenesses: readonly Likeness[],
  byWords: { key: string; confidence: number } | undefined,
  held: ReadonlySet<string>,
): Chosen {
  const known = likenesses.filter(({ key }) => key.startsWith('!') || held.has(key));
  const all = known.map(({ key, score }) => ({
    key,
    score: key === byWords?.key ? score + ofWords * byWords.confidence : score,
  }));
  if (byWords && !withQuestions.has(byWords.key))
    all.push({ key: byWords.key, score: ofWordsAlone * byWords.confidence });
  all.sort((one, other) => other.score - one.score);
  const [best] = all;
  if (!best || best.score < leastLike)
    return byWords
      ? { key: byWords.key, confidence: Math.min(byWords.confidence, doubtful), besides: [] }
      : { confidence: 0, besides: [] };
  if (best.key.startsWith('!')) return { whom: whomOf(best.key), confidence: 0, besides: [] };
  const isAgreed = best.key === byWords?.key && (known[0]?.key === best.key || !withQuestions.has(best.key));
  return {
    key: best.key,
    confidence: isAgreed ? byWords.confidence : doubtful,
    besides: all
      .slice(1)
      .filter(({ key, score }) => score >= near * best.score && !key.startsWith('!'))
      .map(({ key }) => key),
  };
}
