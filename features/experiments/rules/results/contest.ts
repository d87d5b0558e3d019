import { compareRates } from '../statistics/posterior.ts';
import type { CleanVariant } from './clean-counts.ts';
import type { Difference, Verdict } from './experiment-data.ts';
import { differenceTo, shareOf } from './variant-figures.ts';

/** The share of experiments without any difference in which one is announced at some look, over all variants together. */
export const falseAlarms = 0.05;

/** A variant that surely brings less than this share of the control's rate on top is not worth more waiting. */
const worthwhileLift = 0.05;

/** Who is compared with the control, and how they stand. */
export interface Contest {
  control: CleanVariant;
  /** Those with visitors, the furthest above the control first. */
  compared: { variant: CleanVariant; difference: Difference }[];
}

/** The comparisons of an experiment: several share the allowed false alarms. */
export function contestOf(control: CleanVariant, challengers: readonly CleanVariant[]): Contest {
  // Bonferroni, not Holm: only so the interval that is shown and the verdict never disagree.
  const alpha = falseAlarms / challengers.length;
  const compared = challengers.flatMap((variant) => {
    const difference = differenceTo(control, variant, alpha);
    return difference ? [{ variant, difference }] : [];
  });
  compared.sort((one, other) => other.difference.estimate - one.difference.estimate);
  return { control, compared };
}

/** The best of those that are surely better than the control and harmed nothing; null if there is none. */
export function winnerOf({ control, compared }: Contest, harmed: ReadonlySet<string>): Verdict | null {
  const best = compared.find(
    ({ variant, difference }) => difference.interval.low > 0 && !harmed.has(variant.id),
  );
  if (!best) return null;
  const { variant, difference } = best;
  const { low, high } = difference.interval;
  return {
    kind: 'winner',
    variant: variant.id,
    rate: variant.conversions / variant.visitors,
    controlRate: control.conversions / control.visitors,
    chance: compareRates(shareOf(variant), shareOf(control)).chance,
    difference,
    extraPerThousand: { estimate: difference.estimate * 1000, low: low * 1000, high: high * 1000 },
  };
}

/** Without a winner: whether waiting is still worth it. Null if nobody was compared. */
export function undecided({ control, compared }: Contest): Verdict | null {
  const [closest] = compared;
  if (!closest) return null;
  const { variant, difference } = closest;
  const worthwhile = (worthwhileLift * control.conversions) / control.visitors;
  const allBelow = (limit: number) => compared.every((one) => one.difference.interval.high < limit);
  if (!allBelow(worthwhile)) return { kind: 'no_difference_yet', variant: variant.id, difference };
  const reason = allBelow(0) ? 'worse' : 'no_worthwhile_gain';
  return { kind: 'control_holds', reason, variant: variant.id, difference };
}
