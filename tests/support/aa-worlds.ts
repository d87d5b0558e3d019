import type { ExperimentCounts } from '#features/experiments/rules/results/experiment-data.ts';
import { weigh } from '#features/experiments/rules/results/judge.ts';
import { minimumDays } from '#features/experiments/rules/results/thresholds.ts';
import { z95 } from '#features/experiments/rules/statistics/distributions.ts';
import type { World } from './simulated-experiments.ts';

const same = (rate: number, variants: number) => Array.from({ length: variants }, () => rate);

/** Experiments in which no variant differs from the control, of the kinds that are run. */
export const aaWorlds: World[] = [
  { name: '2 variants, 4 %, 1,200 a day, 60 days', rates: same(0.04, 2), visitorsPerDay: 1200, days: 60 },
  { name: '2 variants, 0.5 %, 6,000 a day, 60 days', rates: same(0.005, 2), visitorsPerDay: 6000, days: 60 },
  { name: '2 variants, 50 %, 200 a day, 60 days', rates: same(0.5, 2), visitorsPerDay: 200, days: 60 },
  {
    name: '2 variants 80/20, 4 %, 2,000 a day, 60 days',
    rates: same(0.04, 2),
    weights: [80, 20],
    visitorsPerDay: 2000,
    days: 60,
  },
  { name: '3 variants, 4 %, 1,800 a day, 60 days', rates: same(0.04, 3), visitorsPerDay: 1800, days: 60 },
  { name: '5 variants, 4 %, 3,000 a day, 60 days', rates: same(0.04, 5), visitorsPerDay: 3000, days: 60 },
];

/** Whether a look at the counts says that any variant differs from the control, to the good or to the bad. */
export function seesDifference(counts: ExperimentCounts): boolean {
  const { contest, minimumReached } = weigh(counts);
  return (
    minimumReached &&
    (contest?.compared.some(({ difference: { interval } }) => interval.low > 0 || interval.high < 0) ?? false)
  );
}

/** Whether a look announces a winner. */
export const seesWinner = (counts: ExperimentCounts): boolean => weigh(counts).verdict.kind === 'winner';

/**
 * Whether an ordinary test of two shares at 5 %, which is right for one look only, sees a difference between the control
 * and the first variant. `from`: full days before the first look.
 */
export function seesOnce({ startedAt, now, variants }: ExperimentCounts, from = minimumDays): boolean {
  const [control, variant] = variants;
  if (!control || !variant || !startedAt || now.getTime() - startedAt.getTime() < from * 86_400_000)
    return false;
  const pooled = (control.conversions + variant.conversions) / (control.visitors + variant.visitors);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / control.visitors + 1 / variant.visitors));
  const difference = variant.conversions / variant.visitors - control.conversions / control.visitors;
  return Math.abs(difference) > z95 * deviation;
}
