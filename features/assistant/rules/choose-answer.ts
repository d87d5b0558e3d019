import { assistantLimits } from './limits.ts';
import { type Likeness, writtenQuestions } from './question-index.ts';
import { type Whom, whomOf } from './whom.ts';

/** What the library says to a question: a passage, some to choose from, or who else can say it; with none it knows nothing. */
export interface Chosen {
  key?: string;
  whom?: Whom | undefined;
  /** Who may, where nothing else of the question tells. */
  mayKnow?: Whom | undefined;
  confidence: number;
  /** Beside a passage: those that may have been meant as well, the likest first. */
  besides: readonly string[];
  /** It is not sure which of these is meant, the likest first. */
  offered: readonly string[];
}

/** Below it no written question is like the one that is asked. */
const leastLike = 0.45;

/** Below it nobody can be named who may know. */
const leastAlike = 0.25;

/** What a passage gains that the words of the question find as well. */
const ofWords = 0.2;

/** What the words alone count, for a passage with no written questions. */
const ofWordsAlone = 1.3;

/** Two ways to look say different things: under the note. */
const doubtful = 0.65;

const near = 0.85;

/** A passage is answered at once when it is so like, or so far before the next one: of the spent sets four in five such answers are right. */
const likeEnough = 0.85;

const farAhead = 0.3;

/** How far before the next one it is when other written questions are more like: the words alone put it first. */
const aheadByWords = 0.15;

/** A matter that others know, and so near to the best passage: to refuse is right more often than the passage. */
const asNear = 0.95;

/** As like as this, it needs no note; what was confident and wrong lay below. */
const sure = 1.2;

/** Less like than this share of the best one, a passage is no choice, unless it is the only other. */
const worthOffering = 0.5;

const mostOffered = 3;

const withQuestions: ReadonlySet<string> = new Set(writtenQuestions.map(({ key }) => key));

const isElsewhere = ({ key }: Likeness) => key.startsWith('!');

const nothing = { confidence: 0, besides: [], offered: [] };

/**
 * Chooses between what was found by written questions and what was found by words. It is sure only where both find the
 * same passage, and offers some to choose from where neither is far ahead. `held` are the keys that may be quoted.
 */
export function chooseAnswer(
  likenesses: readonly Likeness[],
  byWords: { key: string; confidence: number } | undefined,
  held: ReadonlySet<string>,
): Chosen {
  const known = likenesses.filter((one) => isElsewhere(one) || held.has(one.key));
  const all = known.map(({ key, score }) => ({
    key,
    score: key === byWords?.key ? score + ofWords * byWords.confidence : score,
  }));
  if (byWords && !withQuestions.has(byWords.key))
    all.push({ key: byWords.key, score: ofWordsAlone * byWords.confidence });
  all.sort((one, other) => other.score - one.score);
  const passages = all.filter((one) => !isElsewhere(one));
  const [best, next] = passages;
  const ahead = best ? best.score - (next?.score ?? 0) : 0;
  const isLikest = best?.key === known[0]?.key;
  const isAgreed =
    best !== undefined && best.key === byWords?.key && (isLikest || !withQuestions.has(best.key));
  const isFound =
    best !== undefined &&
    ((isAgreed && byWords.confidence >= assistantLimits.confidence) ||
      (best.score >= likeEnough && (isLikest || ahead >= aheadByWords)) ||
      (best.score >= leastLike && ahead >= farAhead));
  const elsewhere = all.find(isElsewhere);
  if (
    elsewhere &&
    elsewhere.score >= leastLike &&
    (elsewhere.score >= asNear * (best?.score ?? 0) || (!isFound && elsewhere.key === known[0]?.key))
  )
    return { ...nothing, whom: whomOf(elsewhere.key) };
  if (!best || (best.score < leastLike && !byWords))
    return {
      ...nothing,
      ...(elsewhere && elsewhere.score >= leastAlike && { mayKnow: whomOf(elsewhere.key) }),
    };
  if (!isFound) return { ...nothing, offered: toOffer(passages, byWords?.key) };
  return {
    key: best.key,
    confidence: isAgreed ? Math.min(byWords.confidence, best.score < sure ? doubtful : 1) : doubtful,
    besides: passages
      .slice(1)
      .filter(({ score }) => score >= near * best.score)
      .map(({ key }) => key),
    offered: [],
  };
}

/** The likest few of the passages, best first; what the words find is among them. */
function toOffer(passages: readonly Likeness[], byWords: string | undefined): string[] {
  const least = worthOffering * (passages[0]?.score ?? 0);
  const likest = passages
    .filter(({ score }, at) => at < 2 || score >= least)
    .slice(0, mostOffered)
    .map(({ key }) => key);
  return byWords === undefined || likest.includes(byWords)
    ? likest
    : [...likest.slice(0, mostOffered - 1), byWords];
}
