import type { SplitCheck } from '../results/experiment-data.ts';
import { chiSquareTail } from './gamma.ts';

/** Below this p the split is called wrong, and from so many expected visitors per variant it is checked: GrowthBook's thresholds. */
export const splitThreshold = 0.001;
export const splitMinimum = 8;

/**
 * Whether visitors came as the weights say: Pearson's chi-square test, k - 1 degrees of freedom (Pearson 1900; Fabijan
 * et al., Diagnosing Sample Ratio Mismatch in Online Controlled Experiments, KDD 2019). A variant of weight 0 with as
 * many visitors as are checked elsewhere is a wrong split by itself.
 */
export function checkSplit(
  variants: readonly { id: string; weight: number; visitors: number }[],
): SplitCheck {
  const weighted = variants.filter(({ weight }) => weight > 0);
  const total = weighted.reduce((sum, { visitors }) => sum + visitors, 0);
  const weights = weighted.reduce((sum, { weight }) => sum + weight, 0);
  const parts = weighted.map(({ id, weight, visitors }) => ({
    id,
    visitors,
    expected: (total * weight) / weights,
  }));
  if (variants.some(({ weight, visitors }) => !(weight > 0) && visitors >= splitMinimum)) {
    return { state: 'wrong', p: 0, variants: parts };
  }
  if (parts.length < 2 || parts.some(({ expected }) => expected < splitMinimum)) {
    return { state: 'too_few', p: null, variants: parts };
  }
  const distance = parts.reduce(
    (sum, { visitors, expected }) => sum + (visitors - expected) ** 2 / expected,
    0,
  );
  const p = chiSquareTail(distance, parts.length - 1);
  return { state: p < splitThreshold ? 'wrong' : 'right', p, variants: parts };
}
