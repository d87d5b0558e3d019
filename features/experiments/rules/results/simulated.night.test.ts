import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, type } from 'node:os';
import { afterAll, describe, expect, test } from 'vitest';
import { aaWorlds, seesDifference, seesOnce, seesWinner } from '#tests/support/aa-worlds.ts';
import { differenceBand, rateBand } from '#tests/support/coverage.ts';
import { drawBinomial, seededDraws } from '#tests/support/seeded-draws.ts';
import { countExperiments } from '#tests/support/simulated-experiments.ts';
import { checkSplit, weigh } from './judge.ts';
import { fixedSample, sequentialSample } from './plan.ts';
import { minimumConversions, minimumDays } from './thresholds.ts';

const runs = 10_000;
const percent = (count: number, of = runs): string => `${((100 * count) / of).toFixed(2)} %`;

const rows: Record<'none' | 'guardrails' | 'power' | 'split' | 'coverage', string[]> = {
  none: [],
  guardrails: [],
  power: [],
  split: [],
  coverage: [],
};

describe('experiments without any difference, looked at every day', () => {
  test.each(aaWorlds)('see one in at most 5 %: $name', (world) => {
    const different = countExperiments(world, { runs, seed: 101 }, seesDifference);
    const winners = countExperiments(world, { runs, seed: 101 }, seesWinner);
    const naive = countExperiments(world, { runs, seed: 101 }, seesOnce);
    rows.none.push(`| ${world.name} | **${percent(different)}** | ${percent(winners)} | ${percent(naive)} |`);
    expect(different / runs).toBeLessThanOrEqual(0.05);
    expect(winners).toBeLessThanOrEqual(different);
  });
});

test('guardrails say "worse" in at most 5 % of experiments in which nothing got worse', () => {
  for (const variants of [2, 4]) {
    const name = `${variants} variants, sign-ups 3 %, bounces 45 %, ${600 * variants} a day, 60 days`;
    const rates = Array.from({ length: variants }, () => 0.04);
    const world = { name, rates, visitorsPerDay: 600 * variants, days: 60, signUp: 0.03, bounce: 0.45 };
    const alarms = countExperiments(world, { runs, seed: 102 }, (counts) =>
      weigh(counts).guardrails.some(({ state }) => state === 'worse'),
    );
    rows.guardrails.push(`| ${name} | ${percent(alarms)} |`);
    expect(alarms / runs).toBeLessThanOrEqual(0.05);
  }
});

describe('a planned change is found as often as planned, within 2 points', () => {
  const plans = [
    { rate: 0.04, lift: 0.2, power: 0.8, days: 28 },
    { rate: 0.04, lift: -0.2, power: 0.8, days: 28 },
    { rate: 0.04, lift: 0.1, power: 0.9, days: 42 },
    { rate: 0.1, lift: 0.15, power: 0.8, days: 14 },
    { rate: 0.01, lift: 0.3, power: 0.8, days: 56 },
  ].map((plan) => ({ ...plan, alpha: 0.05 }));

  test.each(plans)('$rate by $lift in $days days', (plan) => {
    const { rate, lift, power, days } = plan;
    const start = { conversions: minimumConversions, days: minimumDays };
    const daily = Math.round((2 * sequentialSample({ ...plan, start })) / days);
    const world = { name: '', rates: [rate, rate * (1 + lift)], visitorsPerDay: daily, days };
    const found = countExperiments(world, { runs, seed: 103 }, seesDifference);

    const once = fixedSample(plan);
    const lastDay = { ...world, visitorsPerDay: 2 * once, days: 1 };
    const foundOnce = countExperiments(lastDay, { runs, seed: 104 }, (counts) => seesOnce(counts, 0));
    rows.power.push(
      `| ${rate * 100} %, ${lift > 0 ? '+' : ''}${Math.round(lift * 100)} % of it, planned ${power * 100} % | ${once} | ${percent(foundOnce)} | ${Math.round((daily * days) / 2)} in ${days} days | ${percent(found)} |`,
    );
    expect(Math.abs(found / runs - power)).toBeLessThan(0.02);
    expect(Math.abs(foundOnce / runs - power)).toBeLessThan(0.02);
  });
});

describe('95 % intervals hold the truth in 94 to 96.5 % of cases from the minimum on', () => {
  const band = ({ least, most }: { least: number; most: number }) =>
    `${(least * 100).toFixed(1)} to ${(most * 100).toFixed(1)} %`;

  test.each([2, 5, 10, 20, 50, 100, 150, 300])('%d conversions', (conversions) => {
    const [rate, difference] = [rateBand(conversions, 2 * conversions), differenceBand(conversions)];
    rows.coverage.push(`| ${conversions} to ${2 * conversions} | ${band(rate)} | ${band(difference)} |`);
    if (conversions < minimumConversions) return;
    for (const { least, most } of [rate, difference]) {
      expect(least).toBeGreaterThanOrEqual(0.94);
      expect(most).toBeLessThanOrEqual(0.965);
    }
  });
});

test('the split check', () => {
  const draw = seededDraws(105);
  const checks = 100_000;
  const flaggedAt = (share: number, tries: number) => {
    let flagged = 0;
    for (let run = 0; run < tries; run += 1) {
      const first = drawBinomial(100_000, share, draw);
      const split = checkSplit([
        { id: 'control', weight: 50, visitors: first },
        { id: 'a', weight: 50, visitors: 100_000 - first },
      ]);
      if (split.state === 'wrong') flagged += 1;
    }
    return flagged;
  };
  const fair = flaggedAt(0.5, checks);
  const unfair = flaggedAt(0.52, runs);
  const [world] = aaWorlds;
  if (!world) throw new Error('There is no world');
  const daily = countExperiments(
    world,
    { runs, seed: 106 },
    (counts) => weigh(counts).split.state === 'wrong',
  );
  rows.split.push(
    `| a fair split of 100,000, one check | ${percent(fair, checks)} of ${checks} |`,
    `| drawn 52 to 48 from 100,000, one check | ${percent(unfair)} of ${runs} |`,
    `| a fair split, checked daily for 60 days, at any day | ${percent(daily)} of ${runs} |`,
  );
  // 100 are expected of 100,000; 3.3 deviations of a binomial.
  expect(fair).toBeLessThanOrEqual(100 + 33);
  expect(unfair).toBe(runs);
});

afterAll(() => {
  mkdirSync('docs/results', { recursive: true });
  writeFileSync(
    'docs/results/experiment-statistics.md',
    `# The statistics of experiments, by simulation

Written by \`npm run test:night\`, or this part alone: \`npx vitest run --project night features/experiments/rules/results\`.
${runs.toLocaleString('en-US')} simulated experiments a line, visitors drawn to variants by the weights, counts looked at at the end of every day by the same code
that judges real ones. The methods: \`docs/decisions/0035-figures-that-may-be-looked-at-every-day.md\`.

${new Date().toISOString().slice(0, 10)}, ${type()}, ${cpus().length} cores, Node ${process.version}. The seeds are fixed: the figures are the same on every machine.

## No variant differs

How often some look says that one does, from the minimum (150 conversions each, 7 days) on. Promised: at most 5 %. The last column is what daily looks
do to an ordinary test at 5 %, of the control and the first variant alone.

| Experiment | Any difference | A winner | With an ordinary test |
|---|---|---|---|
${rows.none.join('\n')}

## Nothing got worse

How often some look says that a guardrail did. Promised: at most 5 % of experiments.

| Experiment | "Worse" at some look |
|---|---|
${rows.guardrails.join('\n')}

## A variant differs as planned

Visitors per variant from the formulas, and how often the difference was then found. Promised: within 2 points of the plan.

| Control's rate, change | One look: visitors | found | Daily looks: visitors | found |
|---|---|---|---|---|
${rows.power.join('\n')}

## Intervals of a rate and of a difference

How often the 95 % interval holds the truth: the least and the most over rates of 0.2 to 90 %, summed over all possible counts, not simulated. The difference at
the lower end, with changes up to 30 % and weights of 1 to 1 and 1 to 4. Promised: 94 to 96.5 % from 150 conversions on, where figures are first shown.

| Expected conversions | Rate (Wilson) | Difference (Newcombe) |
|---|---|---|
${rows.coverage.join('\n')}

## The split

How often it is called wrong (p < 0.001).

| Visitors | Called wrong |
|---|---|
${rows.split.join('\n')}
`,
  );
});
