import { meanWithInterval } from '../statistics/means.ts';
import { compareRates } from '../statistics/posterior.ts';
import { newcombeInterval, type Share, wilsonInterval } from '../statistics/proportions.ts';
import { alwaysValidInterval, differenceOfRates } from '../statistics/sequential.ts';
import type { CleanVariant } from './clean-counts.ts';
import type { Difference, VariantFigures } from './experiment-data.ts';

export const shareOf = ({ conversions, visitors }: CleanVariant): Share => ({
  count: conversions,
  of: visitors,
});

/** The difference to the control; null while one of them has no visitors. `alpha` is already divided among the variants. */
export function differenceTo(control: CleanVariant, variant: CleanVariant, alpha: number): Difference | null {
  if (control.visitors === 0 || variant.visitors === 0) return null;
  const difference = differenceOfRates(shareOf(variant), shareOf(control));
  const { low, high } = alwaysValidInterval(difference, alpha);
  return { estimate: difference.value, interval: { low: Math.max(-1, low), high: Math.min(1, high) } };
}

/** All that is shown of one variant; `difference` is null for the control and for those that are not compared. */
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
