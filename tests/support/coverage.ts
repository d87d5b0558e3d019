import { newcombeInterval, wilsonInterval } from '#features/experiments/rules/statistics/intervals.ts';
import { binomialChances } from './binomial-chances.ts';

/** The rates of pages, from rare purchases to bounces. */
export const usualRates = [
  0.002, 0.005, 0.01, 0.02, 0.03, 0.04, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.5, 0.7, 0.9,
];

/** How often the interval of a rate holds the true one: reckoned over all counts, not simulated. */
export function rateCoverage(of: number, rate: number): number {
  return binomialChances(of, rate)
    .filter(({ count }) => {
      const { low, high } = wilsonInterval({ count, of });
      return low <= rate && rate <= high;
    })
    .reduce((sum, { chance }) => sum + chance, 0);
}

/** The same for the interval of a difference. Pairs of counts that are rarer than 1e-10 are left out. */
export function differenceCoverage(
  ours: { of: number; rate: number },
  theirs: { of: number; rate: number },
): number {
  const truth = ours.rate - theirs.rate;
  const their = binomialChances(theirs.of, theirs.rate);
  let covered = 0;
  for (const one of binomialChances(ours.of, ours.rate)) {
    for (const other of their) {
      const chance = one.chance * other.chance;
      if (chance < 1e-10) continue;
      const { low, high } = newcombeInterval(
        { count: one.count, of: ours.of },
        { count: other.count, of: theirs.of },
      );
      if (low <= truth && truth <= high) covered += chance;
    }
  }
  return covered;
}

/** Least and most coverage of the interval of a rate, over the usual rates and sizes with `from` to `to` expected conversions (or misses, if fewer). */
export function rateBand(from: number, to: number): { least: number; most: number } {
  const sizes = Array.from({ length: 25 }, (_, index) => from + ((to - from) * index) / 25);
  const found = usualRates.flatMap((rate) =>
    sizes.map((size) => rateCoverage(Math.round(size / Math.min(rate, 1 - rate)), rate)),
  );
  return { least: Math.min(...found), most: Math.max(...found) };
}

/** The same for the interval of a difference, with changes of up to 30 % and weights of 1 to 1 and 1 to 4. */
export function differenceBand(conversions: number): { least: number; most: number } {
  const found = [0.01, 0.04, 0.1, 0.3].flatMap((rate) =>
    [0, 0.1, 0.3, -0.2].flatMap((lift) =>
      [1, 4].map((ratio) => {
        const of = Math.round(conversions / rate);
        return differenceCoverage({ of, rate: rate * (1 + lift) }, { of: of * ratio, rate });
      }),
    ),
  );
  return { least: Math.min(...found), most: Math.max(...found) };
}
