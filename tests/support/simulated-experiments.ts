import type { ExperimentCounts, VariantCounts } from '#features/experiments/rules/results/experiment-data.ts';
import { drawBinomial, seededDraws } from './seeded-draws.ts';

export interface World {
  name: string;
  /** True rates, the control's first. */
  rates: readonly number[];
  /** Percent; even if left out. */
  weights?: readonly number[];
  visitorsPerDay: number;
  days: number;
  /** True rates of sign-up and of bounce, the same for all variants unless a list says otherwise. */
  signUp?: number | readonly number[];
  bounce?: number | readonly number[];
}

const startedAt = new Date('2027-02-01T05:00:00Z');
const day = 86_400_000;

const rateOf = (rates: number | readonly number[], index: number): number =>
  (typeof rates === 'number' ? rates : rates[index]) ?? 0;

/**
 * Runs one experiment and shows its counts at the end of every day, until `look` says stop by answering true. Each visitor is drawn
 * to a variant by the weights, so the split varies from day to day as it does in truth.
 */
function runOne(world: World, draw: () => number, look: (counts: ExperimentCounts) => boolean): void {
  const weights = world.weights ?? world.rates.map(() => 100 / world.rates.length);
  const variants = world.rates.map((_, index) => ({
    id: index === 0 ? 'control' : `variant ${index}`,
    weight: weights[index] ?? 0,
    visitors: 0,
    conversions: 0,
    guardrails: {
      ...(world.signUp === undefined ? {} : { sign_up: { count: 0, of: 0 } }),
      ...(world.bounce === undefined ? {} : { bounce: { count: 0, of: 0 } }),
    },
  }));
  for (let passed = 1; passed <= world.days; passed += 1) {
    let left = world.visitorsPerDay;
    let weightLeft = weights.reduce((sum, weight) => sum + weight, 0);
    for (const [index, variant] of variants.entries()) {
      const came = drawBinomial(left, Math.min(1, variant.weight / weightLeft), draw);
      left -= came;
      weightLeft -= variant.weight;
      addDay(world, variant, index, came, draw);
    }
    if (look({ startedAt, now: new Date(startedAt.getTime() + passed * day), variants })) return;
  }
}

function addDay(world: World, variant: VariantCounts, index: number, came: number, draw: () => number): void {
  variant.visitors += came;
  variant.conversions += drawBinomial(came, rateOf(world.rates, index), draw);
  for (const [share, rates] of [
    [variant.guardrails?.sign_up, world.signUp],
    [variant.guardrails?.bounce, world.bounce],
  ] as const) {
    if (!share || rates === undefined) continue;
    share.of += came;
    share.count += drawBinomial(came, rateOf(rates, index), draw);
  }
}

/** In how many of `runs` experiments of a world `look` answered true at some day. The same seed gives the same number. */
export function countExperiments(
  world: World,
  { runs, seed }: { runs: number; seed: number },
  look: (counts: ExperimentCounts) => boolean,
): number {
  const draw = seededDraws(seed);
  let found = 0;
  for (let run = 0; run < runs; run += 1) {
    runOne(world, draw, (counts) => {
      const stop = look(counts);
      if (stop) found += 1;
      return stop;
    });
  }
  return found;
}
