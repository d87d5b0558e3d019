import { describe, expect, test } from 'vitest';
import { drawNormal, seededDraws } from '#tests/support/seeded-draws.ts';
import { countExperiments } from '#tests/support/simulated-experiments.ts';
import type { GuardrailCounts } from './experiment-data.ts';
import { checkGuardrails } from './guardrails.ts';
import { weigh } from './judge.ts';

const stateOf = (control: GuardrailCounts, variant: GuardrailCounts) =>
  checkGuardrails(control, [{ id: 'a', guardrails: variant }])[0]?.state;

const times = (count: number, mean: number, deviation: number) => ({
  count,
  sum: count * mean,
  sumOfSquares: (count - 1) * deviation ** 2 + count * mean ** 2,
});

describe('sign-ups', () => {
  const control = { sign_up: { count: 600, of: 10_000 } };
  test.each([
    [420, 'worse'],
    [570, 'no_sign_of_harm'],
    [600, 'no_sign_of_harm'],
    [720, 'safe'],
    [0, 'worse'],
  ])('%d against 600 of 10,000: %s', (count, state) => {
    expect(stateOf(control, { sign_up: { count, of: 10_000 } })).toBe(state);
  });

  test('too few to say anything', () => {
    expect(stateOf({ sign_up: { count: 20, of: 300 } }, { sign_up: { count: 0, of: 300 } })).toBe(
      'not_enough_data',
    );
    expect(stateOf({ sign_up: { count: 0, of: 0 } }, { sign_up: { count: 0, of: 0 } })).toBe(
      'not_enough_data',
    );
  });
});

describe('bounces', () => {
  const control = { bounce: { count: 4500, of: 10_000 } };
  test.each([
    [4900, 'worse'],
    [4520, 'no_sign_of_harm'],
    [4300, 'safe'],
  ])('%d against 4,500 of 10,000: %s', (count, state) => {
    expect(stateOf(control, { bounce: { count, of: 10_000 } })).toBe(state);
  });

  test('worse, but surely by less than 2 points, is safe', () => {
    const many = { bounce: { count: 4_500_000, of: 10_000_000 } };
    expect(stateOf(many, { bounce: { count: 4_550_000, of: 10_000_000 } })).toBe('safe');
    expect(stateOf(many, { bounce: { count: 4_750_000, of: 10_000_000 } })).toBe('worse');
  });
});

describe('load time', () => {
  const control = { load_time: times(5000, 1100, 900) };
  test.each([
    [1300, 'worse'],
    [1110, 'safe'],
    [1150, 'no_sign_of_harm'],
  ])('%d ms against 1,100: %s', (mean, state) => {
    expect(stateOf(control, { load_time: times(5000, mean, 900) })).toBe(state);
  });

  test('too few', () => {
    expect(stateOf(control, { load_time: times(99, 9000, 900) })).toBe('not_enough_data');
  });
});

test('what only one side measured is not compared', () => {
  expect(checkGuardrails({ bounce: { count: 1, of: 2 } }, [{ id: 'a', guardrails: {} }])).toEqual([]);
});

describe('with daily looks, where nothing got worse', () => {
  test('at most 5 % of experiments say that sign-ups or bounces did', () => {
    const world = {
      name: '',
      rates: [0.04, 0.04, 0.04],
      visitorsPerDay: 900,
      days: 40,
      signUp: 0.02,
      bounce: 0.45,
    };
    const runs = 1000;
    const alarms = countExperiments(world, { runs, seed: 11 }, (counts) =>
      weigh(counts).guardrails.some(({ state }) => state === 'worse'),
    );
    expect(alarms / runs).toBeLessThanOrEqual(0.05);
  });

  test('at most 5 % say that pages load more slowly, although load times are skewed', () => {
    const draw = seededDraws(12);
    const runs = 400;
    let alarms = 0;
    for (let run = 0; run < runs; run += 1) {
      const [ours, theirs] = [times(0, 0, 0), times(0, 0, 0)];
      for (const sums of [ours, theirs]) sums.sumOfSquares = 0;
      for (let day = 0; day < 14; day += 1) {
        for (const sums of [ours, theirs]) {
          for (let visitor = 0; visitor < 60; visitor += 1) {
            // Lognormal: half within 0.9 s, one in forty over 5 s.
            const time = Math.min(30_000, 900 * Math.exp(0.9 * drawNormal(draw)));
            sums.count += 1;
            sums.sum += time;
            sums.sumOfSquares += time * time;
          }
        }
        if (stateOf({ load_time: theirs }, { load_time: ours }) === 'worse') {
          alarms += 1;
          break;
        }
      }
    }
    expect(alarms / runs).toBeLessThanOrEqual(0.05);
  });
});

test('harm is found before the end', () => {
  const world = {
    name: '',
    rates: [0.04, 0.04],
    visitorsPerDay: 1000,
    days: 28,
    signUp: [0.06, 0.04],
    bounce: 0.45,
  };
  const found = countExperiments(
    world,
    { runs: 200, seed: 13 },
    (counts) => weigh(counts).verdict.kind === 'guardrail_worse',
  );
  expect(found / 200).toBeGreaterThan(0.9);
});
