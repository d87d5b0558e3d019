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
const leastLike = 0.9;

/** Below it a matter of others is not what was asked for. */
const leastElsewhere = 1.2;

/** Below it nobody can be named who may know. */
const leastAlike = 0.5;

/** What the words alone count, for a passage with no written questions. */
const ofWordsAlone = 2.6;

/** What the words add to the passage that they find, when they are sure. */
const ofWordsToo = 0.3;

/** Not sure enough to do without the note. */
const doubtful = 0.65;

const near = 0.92;

/**
 * What tells that the likest passage is the right one, found by logistic regression on every third written question, each
 * looked for among all others, and on the sets that are tuned on. Weights for: how far it is before the next passage, how far
 * a matter of others is before it, whether the words find it as well and how sure they are, how sure they are of another one,
 * how much of the question its questions say, and whether they ask in the same way.
 */
const evidence = {
  start: -2.55,
  ahead: 2.65,
  elsewhere: -1.47,
  isAgreed: -0.69,
  agreed: 1.53,
  other: 0.16,
  coverage: 0.59,
  asksSo: 0.53,
};

/** What is farther ahead than this is no likelier for it. */
const farAhead = 1;

/** A matter of others that is farther behind than this says no more for the passage. */
const farBehind = -0.8;

/** From here a passage is answered at once: of written questions, each looked for among the others, seven in ten were right. */
const likelyEnough = 0.55;

/** From here, where the words find the same, it needs no note: in no set was one of these wrong. */
const sure = 0.92;

/** Less like than this share of the best one, a passage is no choice, unless it is the only other. */
const worthOffering = 0.5;

const mostOffered = 3;

const withQuestions: ReadonlySet<string> = new Set(writtenQuestions.map(({ key }) => key));

const isElsewhere = ({ key }: Likeness) => key.startsWith('!');

const nothing = { confidence: 0, besides: [], offered: [] };

/**
 * Chooses between what was found by written questions and what was found by words. It is sure only where both find the
 * same passage, and offers some to choose from where none is likely enough. `held` are the keys that may be quoted.
 */
export function chooseAnswer(
  likenesses: readonly Likeness[],
  byWords: { key: string; confidence: number } | undefined,
  held: ReadonlySet<string>,
): Chosen {
  const passages = likenesses
    .filter((one) => !isElsewhere(one) && held.has(one.key))
    .map((one) =>
      one.key === byWords?.key ? { ...one, score: one.score + ofWordsToo * byWords.confidence } : one,
    );
  if (byWords && !withQuestions.has(byWords.key))
    passages.push({
      key: byWords.key,
      score: ofWordsAlone * byWords.confidence,
      coverage: byWords.confidence,
      asksSo: false,
    });
  passages.sort((one, other) => other.score - one.score);
  const [best, next] = passages;
  const elsewhere = likenesses.find(isElsewhere);
  const score = best?.score ?? 0;
  if (elsewhere && elsewhere.score >= leastElsewhere && elsewhere.score >= score)
    return { ...nothing, whom: whomOf(elsewhere.key) };
  if (!best || (score < leastLike && !byWords))
    return {
      ...nothing,
      ...(elsewhere && elsewhere.score >= leastAlike && { mayKnow: whomOf(elsewhere.key) }),
    };
  const isAgreed = best.key === byWords?.key;
  const likely = likelihood(best, {
    ahead: score - (next?.score ?? 0),
    elsewhere: (elsewhere?.score ?? 0) - score,
    agreed: isAgreed ? byWords.confidence : 0,
    other: byWords && !isAgreed ? byWords.confidence : 0,
  });
  if (likely < likelyEnough) return { ...nothing, offered: toOffer(passages) };
  const isSure = isAgreed && best.asksSo && likely >= sure;
  return {
    key: best.key,
    confidence: isAgreed ? Math.min(byWords.confidence, isSure ? 1 : doubtful) : doubtful,
    besides: passages
      .slice(1)
      .filter((one) => one.score >= near * score)
      .map(({ key }) => key),
    offered: [],
  };
}

interface Found {
  ahead: number;
  elsewhere: number;
  agreed: number;
  other: number;
}

/** How likely it is that the likest passage is the right one, 0 to 1. */
function likelihood(best: Likeness, { ahead, elsewhere, agreed, other }: Found): number {
  const sum =
    evidence.start +
    evidence.ahead * Math.min(ahead, farAhead) +
    evidence.elsewhere * Math.max(elsewhere, farBehind) +
    (agreed > 0 ? evidence.isAgreed : 0) +
    evidence.agreed * agreed +
    evidence.other * other +
    evidence.coverage * best.coverage +
    (best.asksSo ? evidence.asksSo : 0);
  return 1 / (1 + Math.exp(-sum));
}

/** The likest few of the passages, best first. */
function toOffer(passages: readonly Likeness[]): string[] {
  const least = worthOffering * (passages[0]?.score ?? 0);
  return passages
    .filter(({ score }, at) => at < 2 || score >= least)
    .slice(0, mostOffered)
    .map(({ key }) => key);
}
