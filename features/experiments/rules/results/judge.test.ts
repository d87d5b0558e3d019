import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExperimentCounts, VariantCounts } from './experiment-data.ts';
import { judge } from './judge.ts';

const startedAt = new Date('2027-02-08T05:00:00Z');
const day = 86_400_000;
const daysIn = (days: number) => new Date(startedAt.getTime() + days * day);

const variant = (id: string, visitors: number, conversions: number, more: Partial<VariantCounts> = {}) => ({
  id,
  weight: 50,
  visitors,
  conversions,
  ...more,
});
const judged = (variants: VariantCounts[], days = 35, more: Partial<ExperimentCounts> = {}) =>
  judge({ startedAt, now: daysIn(days), variants, ...more });

describe('before the minimum', () => {
  test('says what is missing and for how long, and hides who leads', () => {
    const judgement = judged([variant('control', 1561, 62), variant('a', 1535, 71)], 6.2);
    expect(judgement.verdict).toEqual({
      kind: 'not_enough_data',
      missing: [
        { kind: 'conversions', variant: 'control', have: 62, need: 150 },
        { kind: 'conversions', variant: 'a', have: 71, need: 150 },
        { kind: 'days', have: 6, need: 7 },
      ],
      daysLeft: { kind: 'days', days: 9 },
    });
    expect(judgement.minimumReached).toBe(false);
    expect(judgement.progress.conversions).toEqual({ have: 62, need: 150 });
    expect(judgement.variants.map(({ figures }) => figures)).toEqual([null, null]);
  });

  test('names no winner however clear: on day six, with 149 conversions, after pauses, in a variant of three', () => {
    const clear = [variant('control', 9000, 200), variant('a', 9000, 900)];
    expect(judged(clear, 6.99).verdict.kind).toBe('not_enough_data');
    expect(judged(clear, 7).verdict.kind).toBe('winner');
    expect(judged(clear, 9, { pausedFor: 3 * day }).verdict.kind).toBe('not_enough_data');
    expect(judged([variant('control', 9000, 149), variant('a', 9000, 900)]).verdict.kind).toBe(
      'not_enough_data',
    );
    const third = judged([...clear, variant('b', 9000, 20)]);
    expect(third.verdict).toMatchObject({ missing: [{ kind: 'conversions', variant: 'b', have: 20 }] });
  });

  test('an experiment that has not begun has everything before it', () => {
    const { verdict } = judged([variant('control', 0, 0), variant('a', 0, 0)], 0, { startedAt: null });
    expect(verdict).toMatchObject({
      kind: 'not_enough_data',
      daysLeft: { kind: 'unknown', reason: 'too_early' },
    });
  });
});

describe('the split', () => {
  test('when wrong replaces every other verdict and hides the figures', () => {
    const judgement = judged([
      variant('control', 52_000, 2000, { guardrails: { sign_up: { count: 4000, of: 52_000 } } }),
      variant('a', 48_000, 3000, { guardrails: { sign_up: { count: 1000, of: 48_000 } } }),
    ]);
    expect(judgement.verdict.kind).toBe('split_wrong');
    expect(judgement.variants.every(({ figures }) => figures === null)).toBe(true);
    expect(judgement.guardrails.every(({ values }) => values === null)).toBe(true);
  });
});

describe('after the minimum', () => {
  test('a winner, with its chance, the range of the difference and what it brings', () => {
    const { verdict, variants } = judged([variant('control', 9272, 334), variant('a', 9208, 434)]);
    if (verdict.kind !== 'winner') throw new Error(verdict.kind);
    expect(verdict.variant).toBe('a');
    expect(verdict.rate).toBeCloseTo(0.0471, 4);
    expect(verdict.controlRate).toBeCloseTo(0.036, 3);
    expect(verdict.chance).toBeGreaterThan(0.999);
    expect(verdict.difference.interval.low).toBeGreaterThan(0);
    expect(verdict.extraPerThousand.estimate).toBeCloseTo(11.1, 1);
    expect(verdict.extraPerThousand.low).toBeCloseTo(verdict.difference.interval.low * 1000, 9);
    const [control, challenger] = variants;
    expect(control?.figures?.comparison).toBeNull();
    const comparison = challenger?.figures?.comparison;
    expect(comparison?.interval).toEqual(verdict.difference.interval);
    // Daily looks cost width: the interval for a single look lies within.
    expect(comparison?.fixedInterval.low).toBeGreaterThan(comparison?.interval.low ?? 1);
    expect(comparison?.fixedInterval.high).toBeLessThan(comparison?.interval.high ?? 0);
  });

  test('half as many visitors with the same rates are not enough for daily looks', () => {
    const { verdict } = judged([variant('control', 4636, 167), variant('a', 4604, 217)]);
    expect(verdict).toMatchObject({ kind: 'no_difference_yet', variant: 'a' });
  });

  test('the better of two winners', () => {
    const { verdict } = judged([
      variant('control', 9000, 300),
      variant('a', 9000, 450),
      variant('b', 9000, 500),
    ]);
    expect(verdict).toMatchObject({ kind: 'winner', variant: 'b' });
  });

  test('several variants share the false alarms: what wins alone does not win among four', () => {
    const control = variant('control', 9000, 300);
    const a = variant('a', 9000, 389);
    expect(judged([control, a]).verdict.kind).toBe('winner');
    const others = ['b', 'c', 'd'].map((id) => variant(id, 9000, 300));
    expect(judged([control, a, ...others]).verdict.kind).toBe('no_difference_yet');
  });

  test('the control holds where every variant is worse, and where none can be worth the wait', () => {
    expect(judged([variant('control', 9000, 500), variant('a', 9000, 300)]).verdict).toMatchObject({
      kind: 'control_holds',
      reason: 'worse',
      variant: 'a',
    });
    expect(judged([variant('control', 1e6, 40_000), variant('a', 1e6, 40_010)]).verdict).toMatchObject({
      kind: 'control_holds',
      reason: 'no_worthwhile_gain',
    });
  });

  test('a winner that harms a guardrail is none; another that harms nothing is', () => {
    const signUps = (count: number) => ({ guardrails: { sign_up: { count, of: 9000 } } });
    const control = variant('control', 9000, 300, signUps(600));
    const harmful = variant('a', 9000, 500, signUps(400));
    expect(judged([control, harmful]).verdict).toEqual({
      kind: 'guardrail_worse',
      worse: [{ variant: 'a', guardrail: 'sign_up' }],
    });
    const harmless = variant('b', 9000, 450, signUps(610));
    expect(judged([control, harmful, harmless]).verdict).toMatchObject({ kind: 'winner', variant: 'b' });
  });

  test('revenue per visitor with its range', () => {
    const revenue = { sum: 1980, sumOfSquares: 20 * 99 ** 2 };
    const { variants } = judged([variant('control', 9000, 300, { revenue }), variant('a', 9000, 300)]);
    const found = variants[0]?.figures?.revenuePerVisitor;
    expect(found?.mean).toBeCloseTo(0.22, 10);
    expect(found?.interval?.low).toBeCloseTo(0.1237, 3);
    expect(variants[1]?.figures?.revenuePerVisitor).toBeNull();
  });
});

test('harm is said before the minimum, with its figures and without those of the goal', () => {
  const judgement = judged(
    [
      variant('control', 2000, 60, { guardrails: { bounce: { count: 800, of: 2000 } } }),
      variant('a', 2000, 60, { guardrails: { bounce: { count: 1100, of: 2000 } } }),
    ],
    3,
  );
  expect(judgement.verdict.kind).toBe('guardrail_worse');
  expect(judgement.guardrails[0]?.values).toEqual({ control: 0.4, variant: 0.55 });
  expect(judgement.variants[0]?.figures).toBeNull();
});

describe('odd experiments', () => {
  const endedAt = daysIn(10);

  test('a variant of weight 0 and one that ended early are left out, and hold nobody up', () => {
    const judgement = judged([
      variant('control', 9000, 300),
      variant('a', 9000, 500),
      variant('never', 0, 0, { weight: 0 }),
      variant('ended', 3000, 20, { endedAt }),
    ]);
    expect(judgement.verdict).toMatchObject({ kind: 'winner', variant: 'a' });
    expect(judgement.split).toMatchObject({ state: 'right', p: 1 });
    expect(judgement.variants.map(({ role }) => role)).toEqual([
      'control',
      'challenger',
      'left_out',
      'left_out',
    ]);
    expect(judgement.variants[3]?.figures).toMatchObject({ rate: 20 / 3000, comparison: null });
  });

  test.each([
    ['the control ended', [variant('control', 9000, 300, { endedAt }), variant('a', 9000, 500)]],
    ['all others ended', [variant('control', 9000, 300), variant('a', 9000, 500, { endedAt })]],
    ['there is one variant', [variant('control', 9000, 300)]],
    ['there is none', []],
  ])('nothing is compared when %s', (_, variants) => {
    const { verdict } = judged(variants);
    expect(verdict).toMatchObject({
      kind: 'not_enough_data',
      missing: expect.arrayContaining([{ kind: 'comparison' }]),
      daysLeft: { kind: 'unknown', reason: 'no_comparison' },
    });
  });

  test('more conversions than visitors count as all of them', () => {
    const { variants } = judged([variant('control', 500, 900), variant('a', 500, 400)]);
    expect(variants[0]).toMatchObject({ conversions: 500, figures: { rate: 1, interval: { high: 1 } } });
  });

  test('all converting on both sides is no difference; nobody converting is no data', () => {
    expect(judged([variant('control', 500, 500), variant('a', 500, 500)]).verdict.kind).toBe(
      'no_difference_yet',
    );
    expect(judged([variant('control', 500, 0), variant('a', 500, 0)]).verdict).toMatchObject({
      kind: 'not_enough_data',
      daysLeft: { kind: 'unknown', reason: 'no_conversions' },
    });
  });
});

describe('whatever the counts', () => {
  const count = fc.oneof(
    fc.nat(3),
    fc.nat(2000),
    fc.nat(5_000_000),
    fc.constantFrom(Number.NaN, -1, Number.POSITIVE_INFINITY, 0.5, Number.MAX_VALUE),
  );
  const share = fc.record({ count, of: count });
  const variants = fc
    .array(
      fc.record(
        {
          weight: fc.oneof(fc.nat(100), fc.constantFrom(0, Number.NaN, 50)),
          visitors: count,
          conversions: count,
          revenue: fc.record({ sum: count, sumOfSquares: count }),
          guardrails: fc.record(
            {
              sign_up: share,
              bounce: share,
              load_time: fc.record({ count, sum: count, sumOfSquares: count }),
            },
            { requiredKeys: [] },
          ),
          endedAt: fc.constant(daysIn(3)),
        },
        { requiredKeys: ['weight', 'visitors', 'conversions'] },
      ),
      { maxLength: 5 },
    )
    .map((list) => list.map((one, index) => ({ ...one, id: `${index}` })));
  const experiment = fc.record({
    startedAt: fc.constantFrom(null, startedAt, daysIn(100), new Date(Number.NaN)),
    now: fc.integer({ min: 0, max: 90 * 24 }).map((hours) => daysIn(hours / 24)),
    pausedFor: fc.constantFrom(undefined, 0, 2 * day, Number.NaN, -day),
    variants,
  });

  /** One that is old enough and fairly split, so that its figures are shown; conversions may be none, all, or more than there can be. */
  const shown = fc
    .tuple(
      fc.integer({ min: 150, max: 2_000_000 }),
      fc.array(fc.double({ min: 0, max: 1.2, noNaN: true }), { minLength: 2, maxLength: 5 }),
    )
    .map(([visitors, rates]) => ({
      startedAt,
      now: daysIn(30),
      variants: rates.map((rate, index) => variant(`${index}`, visitors, Math.floor(visitors * rate))),
    }));

  /** Every number in an answer, however deep. */
  const numbersIn = (value: unknown): number[] =>
    typeof value === 'number'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(numbersIn)
        : [];

  test('no figure is "not a number" or endless, shares stay shares, and nothing leads before the minimum', () => {
    fc.assert(
      fc.property(fc.oneof(experiment, shown), (counts: ExperimentCounts) => {
        const judgement = judge(counts);
        expect(numbersIn(judgement).every(Number.isFinite)).toBe(true);
        const early = ['not_enough_data', 'guardrail_worse', 'split_wrong'];
        if (!judgement.minimumReached) {
          expect(early).toContain(judgement.verdict.kind);
          expect(judgement.variants.every(({ figures }) => figures === null)).toBe(true);
        }
        for (const { figures } of judgement.variants) {
          if (!figures) continue;
          expect(figures.interval.low).toBeLessThanOrEqual(figures.interval.high);
          for (const one of [
            figures.rate ?? 0,
            figures.interval.low,
            figures.interval.high,
            figures.comparison?.chance ?? 0,
          ]) {
            expect(one).toBeGreaterThanOrEqual(0);
            expect(one).toBeLessThanOrEqual(1);
          }
        }
        expect(judge(counts)).toEqual(judgement);
      }),
      { numRuns: 400 },
    );
  });
});
