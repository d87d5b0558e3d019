import type { Trust } from '../facts.ts';

/** How well one passage fits the things that a question asks for, in their order: 2 in its head, 1 in its text, 0 not. */
export interface Fit {
  matches: readonly number[];
  /** How much of its head is about them: between two that hold the same, the one that is about less else comes first. */
  rank: number;
  trust: Trust | 'guide';
  /** Somebody should have looked at it again by now. */
  overdue: boolean;
}

/** Below it the library refuses: less than two thirds of what was asked for, by weight, stand in the best passage. */
export const floor = 0.5;
const leastCoverage = 0.66;
/** So near to the best one, another passage is quoted beside it. */
export const near = 0.85;

/** How far a source can be relied on. */
const trusted: Record<Fit['trust'], number> = {
  official: 0.95,
  guide: 0.9,
  practitioner: 0.9,
  community: 0.7,
  disputed: 0.65,
};
const ofText = 0.85;
const ofOverdue = 0.8;
const ofGuess = 0.95;

export interface Weighed<F extends Fit> {
  fit: F;
  coverage: number;
}

/** The passages, best first. What few of them hold weighs most; what none holds weighs as much as the rarest. */
export function weigh<F extends Fit>(fits: readonly F[]): Weighed<F>[] {
  const concepts = fits[0]?.matches.length ?? 0;
  const weights = Array.from({ length: concepts }, (_, at) => {
    const holding = fits.filter(({ matches }) => matches[at]).length;
    return Math.log((fits.length + 1) / (holding + 0.5));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return [];
  return fits
    .map((fit) => ({
      fit,
      coverage: weights.reduce((sum, weight, at) => sum + weight * worth(fit.matches[at]), 0) / all,
    }))
    .sort(
      (one, other) =>
        other.coverage - one.coverage ||
        other.fit.rank - one.fit.rank ||
        trusted[other.fit.trust] - trusted[one.fit.trust],
    );
}

/**
 * How sure the best passage makes us, 0 to 1: how much of the question it covers, times how far its source can be relied
 * on. 0 is a refusal.
 */
export function confidenceOf(best: Weighed<Fit> | undefined, guessed: boolean): number {
  if (!best || best.coverage < leastCoverage) return 0;
  const { trust, overdue } = best.fit;
  const confidence = best.coverage * trusted[trust] * (overdue ? ofOverdue : 1) * (guessed ? ofGuess : 1);
  return confidence < floor ? 0 : Math.round(confidence * 100) / 100;
}

const worth = (match: number | undefined) => (match === 2 ? 1 : match === 1 ? ofText : 0);
