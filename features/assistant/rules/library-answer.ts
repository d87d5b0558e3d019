import type { Trust } from '#features/facts/rules.ts';
import type { AnswerSource, IncomeTable } from './income.ts';

/** What the built-in library says. */
export interface LibraryAnswer {
  response: string;
  /** 0 to 1; 0 where it refused. */
  confidence: number;
  /** It holds nothing on this, and says so: offer to write to support. */
  refused: boolean;
  sources: AnswerSource[];
  /** Of the income in an attached file. */
  table: IncomeTable | null;
  /** It is not sure what is asked: the passages to choose from. */
  choices?: Choice[];
}

/** A passage that may be meant, as the question it answers. */
export interface Choice {
  /** Of the passage. */
  key: string;
  question: string;
}

/** How well one passage fits the things that a question asks for, in their order: 2 in its head, 1 in its text, 0 not. */
export interface Fit {
  matches: readonly number[];
  /** How much of its head is about them: between two that hold the same, the one that is about less else comes first. */
  rank: number;
  /** A figure of the question is in it. */
  hasFigure: boolean;
  trust: Trust | 'guide';
  /** Its review is overdue. */
  overdue: boolean;
  /** How many things of the question call for this passage by name; 0 where none do, 'never' where it is for those questions alone. */
  called: number | 'never';
}

/** Below it the library refuses: less than two thirds of what was asked for, by weight, are in the best passage. */
const floor = 0.5;

const leastCoverage = 0.66;

/** Of a passage that the question calls for by name: the rest of it is the person's story. */
const leastCalled = 0.25;

/** So much such a passage covers, whatever else the question tells. */
const ofCalled = 0.8;

/** So near to the best one, another passage is quoted beside it. */
const near = 0.85;

export const mostQuoted = 3;

/** How far a source can be relied on. */
export const trusted: Record<Fit['trust'], number> = {
  official: 0.95,
  guide: 0.9,
  practitioner: 0.9,
  community: 0.7,
  disputed: 0.65,
};

const ofText = 0.85;

const ofGuideText = 0.7;

const factFirst = 0.9;

/** What is left of it when a new check is due. */
export const ofOverdue = 0.8;

const ofGuess = 0.95;

/** The question names one thing, and not what about it. */
const mostOfOne = 0.65;

/** What a word weighs beside one that names a matter of ours. */
const share: Partial<Record<Strength, number>> = { loose: 0.35, context: 0.25 };

/** More hold the same than are quoted: the question was wide, and the best of them may not be what was meant. */
const ofMany = 0.75;

export interface Weighed<F extends Fit> {
  fit: F;
  coverage: number;
  /** Its head names something that the question is about. */
  isAbout: boolean;
  /** It lacks something that the question asks for: the matter itself, how much, how long, or a word that is in no list of ours. */
  leavesOut: boolean;
}

/**
 * How much a thing of the question says about what it asks for. 'strong' names a matter of ours. 'weak' asks how much, how
 * long, how old or for whom, and not of what: no answer rests on it alone. 'context' says on which visa, or before which
 * office: beside a matter it weighs little. 'loose' is in no list of ours: it may name a matter that we do not know, or be
 * a part of a person's story.
 */
export type Strength = 'strong' | 'weak' | 'context' | 'loose';

/** The passages, best first. What few of them hold weighs most; what none holds weighs as much as the rarest. */
export function weigh<F extends Fit>(fits: readonly F[], strengths: readonly Strength[]): Weighed<F>[] {
  const concepts = fits[0]?.matches.length ?? 0;
  /** It names a matter of ours: context and words in no list of ours then say less, and what is rare among them rules nothing out. */
  const named = strengths.includes('strong');
  const weights = Array.from({ length: concepts }, (_, at) => {
    const holding = fits.filter(({ matches }) => matches[at]).length;
    const weight = Math.log((fits.length + 1) / (holding + 0.5));
    return named ? weight * (share[strengths[at] ?? 'strong'] ?? 1) : weight;
  });
  /** It asks for a matter of ours that no passage holds: what it asks beside that is not the question. */
  const isUnknown = strengths.some(
    (strength, at) => strength === 'strong' && !fits.some(({ matches }) => matches[at]),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return [];
  /** The rarest thing that it asks for: what does not hold this is about something else. */
  const strong = weights.map((weight, at) =>
    strengths[at] === 'weak' || (strengths[at] !== 'strong' && named) ? 0 : weight,
  );
  const rarest = Math.max(...strong);
  return fits
    .map((fit) => ({
      fit,
      coverage: weights.reduce((sum, weight, at) => sum + weight * worth(fit, at), 0) / all,
      isAbout:
        fit.called !== 'never' &&
        !isUnknown &&
        (fit.called > 0 ||
          (strong.some((weight, at) => weight > 0 && weight === rarest && (fit.matches[at] ?? 0) > 0) &&
            strong.some((weight, at) => weight > 0 && fit.matches[at] === 2))),
      leavesOut: named && strengths.some((strength, at) => strength !== 'context' && !says(fit, at)),
    }))
    .sort(
      (one, other) =>
        Number(other.isAbout) - Number(one.isAbout) ||
        calls(other) - calls(one) ||
        ordered(other) - ordered(one) ||
        Number(other.fit.hasFigure) - Number(one.fit.hasFigure) ||
        Number(isDoubtful(one)) - Number(isDoubtful(other)) ||
        other.fit.rank - one.fit.rank ||
        trusted[other.fit.trust] - trusted[one.fit.trust],
    );
}

const calls = ({ fit }: Weighed<Fit>) => (fit.called === 'never' ? 0 : fit.called);

/** A card of the guide speaks of many things: that it names a price somewhere does not make it the price of this. */
const says = ({ matches, trust }: Fit, at: number) => (matches[at] ?? 0) > (trust === 'guide' ? 1 : 0);

/** Something that is agreed on comes before it. */
const isDoubtful = ({ fit }: Weighed<Fit>) => fit.trust === 'disputed' || fit.trust === 'community';

/** Of two that hold about the same a fact comes before the guide: it bears a source and a date. */
const ordered = ({ fit, coverage }: Weighed<Fit>) => coverage * (fit.trust === 'guide' ? factFirst : 1);

/**
 * How sure the best passage makes us, 0 to 1: how much of the question it covers, times how far its source can be relied
 * on, less when it `isVague` (one thing of many words is understood), when many hold the same, when a word was guessed, or when the fact is due for a new check. 0 is a refusal.
 */
export function confidenceOf(weighed: readonly Weighed<Fit>[], guessed: boolean, isVague: boolean): number {
  const [best] = weighed;
  if (!best?.isAbout || best.coverage < (calls(best) > 0 ? leastCalled : leastCoverage)) return 0;
  const { trust, overdue } = best.fit;
  const confidence =
    (calls(best) > 0 ? Math.max(best.coverage, ofCalled) : best.coverage) *
    trusted[trust] *
    (overdue ? ofOverdue : 1) *
    (guessed ? ofGuess : 1) *
    (nextTo(weighed).length > mostQuoted ? ofMany : 1);
  const isOne = isVague || (best.fit.matches.length === 1 && calls(best) === 0);
  const sure = isOne || best.leavesOut ? Math.min(confidence, mostOfOne) : confidence;
  return sure < floor ? 0 : Math.round(sure * 100) / 100;
}

/** The best passage and those that hold about as much. */
export function nextTo<F extends Fit>(weighed: readonly Weighed<F>[]): Weighed<F>[] {
  const [best] = weighed;
  if (!best) return [];
  return weighed.filter(
    (one) => one.isAbout && one.coverage >= best.coverage * near && (calls(best) === 0 || calls(one) > 0),
  );
}

/** The guide speaks of many things on one card: a word in its text says less than one in a fact's sentence. */
function worth({ matches, trust }: Fit, at: number): number {
  if (matches[at] === 2) return 1;
  return matches[at] === 1 ? (trust === 'guide' ? ofGuideText : ofText) : 0;
}
