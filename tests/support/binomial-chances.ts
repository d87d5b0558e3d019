import { logGamma } from '#features/experiments/rules/statistics/distributions.ts';

/** The counts that can come of `of` tries, with their chances; those further than 6.5 deviations from the middle (less than 1e-9) are left out. */
export function binomialChances(of: number, rate: number): { count: number; chance: number }[] {
  const reach = 6.5 * Math.sqrt(of * rate * (1 - rate));
  const from = Math.max(0, Math.floor(of * rate - reach));
  const to = Math.min(of, Math.ceil(of * rate + reach));
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const count = from + index;
    const ways = logGamma(of + 1) - logGamma(count + 1) - logGamma(of - count + 1);
    return { count, chance: Math.exp(ways + count * Math.log(rate) + (of - count) * Math.log1p(-rate)) };
  });
}
