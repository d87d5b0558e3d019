import type { GuardrailResult } from '../../contract/experiment-results.ts';
import {
  alwaysValidPAbove,
  differenceOfRates,
  meanOf,
  rateVariance,
  type Share,
} from '../statistics/intervals.ts';
import { type GuardrailCounts, type GuardrailId, guardrailIds, type Sums } from './experiment-data.ts';
import { guardrailMargins } from './thresholds.ts';

/** Below, the normal approximation claims too much. */
const fewestEvents = 25;
const fewestTimes = 100;

/** Error rate of "it got worse", for all guardrails and variants together, and of "it is safe", for each. */
const alpha = 0.05;

interface Harm {
  values: { control: number; variant: number };
  /** p of "it is not worse", and of "it is worse by the margin or more". Both hold at every look. */
  worse: number;
  safe: number;
}

function harmOfRate(ours: Share, theirs: Share, guardrail: 'sign_up' | 'bounce'): Harm | null {
  const pooled = (ours.count + theirs.count) / (ours.of + theirs.of);
  const fewest = Math.min(ours.of, theirs.of) * Math.min(pooled, 1 - pooled);
  if (!(fewest >= fewestEvents)) return null;
  const values = { control: theirs.count / theirs.of, variant: ours.count / ours.of };
  const difference = differenceOfRates(ours, theirs);
  if (guardrail === 'bounce') {
    return {
      values,
      worse: alwaysValidPAbove({ ...difference, mixture: guardrailMargins.bounce ** 2 }),
      safe: alwaysValidPAbove({
        ...difference,
        value: guardrailMargins.bounce - difference.value,
        mixture: guardrailMargins.bounce ** 2,
      }),
    };
  }
  // The margin is a share of a rate that is itself uncertain: both are taken as one contrast (Fieller).
  const kept = 1 - guardrailMargins.sign_up;
  return {
    values,
    worse: alwaysValidPAbove({ ...difference, value: -difference.value }),
    safe: alwaysValidPAbove({
      ...difference,
      value: values.variant - kept * values.control,
      variance: rateVariance(ours) + kept * kept * rateVariance(theirs),
    }),
  };
}

function harmOfTime(ours: Sums, theirs: Sums): Harm | null {
  if (ours.count < fewestTimes || theirs.count < fewestTimes) return null;
  const [our, their] = [meanOf(ours), meanOf(theirs)];
  if (!our?.variance || !their?.variance) return null;
  const difference = { variance: our.variance + their.variance, mixture: guardrailMargins.load_time ** 2 };
  const value = our.mean - their.mean;
  return {
    values: { control: their.mean, variant: our.mean },
    worse: alwaysValidPAbove({ ...difference, value }),
    safe: alwaysValidPAbove({ ...difference, value: guardrailMargins.load_time - value }),
  };
}

function harmOf(guardrail: GuardrailId, ours: GuardrailCounts, theirs: GuardrailCounts): Harm | null {
  if (guardrail === 'load_time') {
    return ours.load_time && theirs.load_time ? harmOfTime(ours.load_time, theirs.load_time) : null;
  }
  const [our, their] = [ours[guardrail], theirs[guardrail]];
  return our && their ? harmOfRate(our, their, guardrail) : null;
}

/**
 * Whether anything got worse: for each variant and guardrail a test of deterioration, one-sided, 5 % for all of them
 * together (Bonferroni), and one of non-inferiority with the margins above, 5 % each (Schultzberg, Ankargren and Frånberg
 * 2024, arXiv:2402.11609). Both may be looked at every day. Worse, but surely by less than the margin, counts as safe.
 */
export function checkGuardrails(
  control: GuardrailCounts,
  variants: readonly { id: string; guardrails: GuardrailCounts }[],
): GuardrailResult[] {
  const measured = variants.flatMap(({ id, guardrails }) =>
    guardrailIds
      .filter((guardrail) => guardrails[guardrail] && control[guardrail])
      .map((guardrail) => ({ id, guardrail, harm: harmOf(guardrail, guardrails, control) })),
  );
  return measured.map(({ id, guardrail, harm }) => ({
    variant: id,
    guardrail,
    state: harm ? stateOf(harm, measured.length) : 'not_enough_data',
    values: harm?.values ?? null,
  }));
}

function stateOf(harm: Harm, tests: number): GuardrailResult['state'] {
  if (harm.safe <= alpha) return 'safe';
  return harm.worse <= alpha / tests ? 'worse' : 'no_sign_of_harm';
}
