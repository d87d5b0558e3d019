import { describe, expect, test } from 'vitest';
import { launchChecks } from './experiments.ts';

/** Variants that share the traffic, each with the page of its letter, or without one. */
const asked = (...pages: (string | null)[]) => {
  const variants = pages.map((id, at) => ({
    variant_name: `Variant ${at}`,
    traffic_weight: 100 / pages.length,
    landing_page: id === null ? null : { id, is_public: true },
  }));
  const checks = launchChecks({ variants, others: [], tracked: false });
  return Object.fromEntries(checks.map(({ check, state }) => [check, state]));
};

describe('of pages that are not chosen nothing is said', () => {
  test('without any page they are missing, and neither differ nor are free', () => {
    expect(asked(null, null)).toEqual({ variants: 'ok', weights: 'ok', pages: 'failed' });
  });

  test('with one of two they are not said to differ', () => {
    expect(asked('a', null)).toMatchObject({ pages: 'failed', free: 'ok', tracking: 'warning' });
    expect(asked('a', null)).not.toHaveProperty('differ');
  });

  test('the same page twice is said at once, and different pages once all are chosen', () => {
    expect(asked('a', 'a', null)).toMatchObject({ differ: 'failed' });
    expect(asked('a', 'b')).toMatchObject({ pages: 'ok', differ: 'ok' });
  });
});
