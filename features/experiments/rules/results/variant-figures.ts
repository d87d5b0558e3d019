import type { Difference, VariantFigures } from '../../contract/experiment-results.ts';
import {
  alwaysValidInterval,
  differenceOfRates,
  meanWithInterval,
  newcombeInterval,
  type Share,
  wilsonInterval,
} from '../statistics/intervals.ts';
import { compareRates } from '../statistics/posterior.ts';
import type { ExperimentCounts, GuardrailCounts, Sums, VariantCounts } from './experiment-data.ts';

export const shareOf = ({ conversions: count, visitors: of }: CleanVariant): Share => ({ count, of });

/** The difference to the control; null while one of them has no visitors. `alpha` is already divided among the variants. */
export function differenceTo(control: CleanVariant, variant: CleanVariant, alpha: number): Difference | null {
  if (control.visitors === 0 || variant.visitors === 0) return null;
  const difference = differenceOfRates(shareOf(variant), shareOf(control));
  const { low, high } = alwaysValidInterval(difference, alpha);
  return { estimate: difference.value, interval: { low: Math.max(-1, low), high: Math.min(1, high) } };
}

/** `difference` is null for the control and for variants that are not compared. */
export function figuresOf(
  variant: CleanVariant,
  control: CleanVariant | undefined,
  difference: Difference | null,
): VariantFigures {
  const share = shareOf(variant);
  return {
    rate: share.of > 0 ? share.count / share.of : null,
    interval: wilsonInterval(share),
    revenuePerVisitor: variant.revenue ? meanWithInterval(variant.revenue) : null,
    comparison:
      control && difference
        ? {
            ...difference,
            fixedInterval: newcombeInterval(share, shareOf(control)),
            ...compareRates(share, shareOf(control)),
          }
        : null,
  };
}

/** Bounds that keep the computation quick; sums of squares may be larger. */
const most = 1e9;
const mostSum = 1e18;

/** What is not a number or below 0 counts as 0. */
const atLeast0 = (value: number | undefined, limit = most): number =>
  value !== undefined && value > 0 ? Math.min(value, limit) : 0;

function cleanShare(share: { count: number; of: number } | undefined) {
  const of = atLeast0(share?.of);
  return share && { count: Math.min(of, atLeast0(share.count)), of };
}

/** The sum of squares is never below what equal values would give. */
function cleanSums(sums: Sums | undefined): Sums | undefined {
  if (!sums) return undefined;
  const [count, sum] = [atLeast0(sums.count), atLeast0(sums.sum, mostSum)];
  if (count === 0) return { count: 0, sum: 0, sumOfSquares: 0 };
  return { count, sum, sumOfSquares: Math.max(atLeast0(sums.sumOfSquares, mostSum), (sum * sum) / count) };
}

export interface CleanVariant extends VariantCounts {
  guardrails: GuardrailCounts;
  revenue?: Sums;
}

function cleanVariant(variant: VariantCounts): CleanVariant {
  const visitors = atLeast0(variant.visitors);
  return {
    ...variant,
    weight: atLeast0(variant.weight),
    visitors,
    conversions: Math.min(visitors, atLeast0(variant.conversions)),
    revenue: cleanSums(variant.revenue && { ...variant.revenue, count: visitors }),
    guardrails: {
      sign_up: cleanShare(variant.guardrails?.sign_up),
      bounce: cleanShare(variant.guardrails?.bounce),
      load_time: cleanSums(variant.guardrails?.load_time),
    },
  };
}

/** The counts without impossible values, so that no figure is ever NaN. */
export const cleanVariants = ({ variants }: ExperimentCounts): CleanVariant[] => variants.map(cleanVariant);
