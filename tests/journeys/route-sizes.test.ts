import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { routeSizes } from '../../bench/route-sizes.ts';
import { buildWhenStale } from '../../scripts/build-when-stale.ts';

/**
 * Kilobytes of script, brotli, that a route may make a visitor load before its screen works. Decision 0021 says where
 * they come from; whoever needs more says why there.
 */
const budgets: readonly [RegExp, number][] = [
  [/^routes\/site\/testing$/, 232],
  [/^(pt )?routes\/site\/money$/, 138],
  [/^(pt )?routes\/apply\/profile$/, 246],
  [/^(pt )?routes\/apply\//, 189],
  [/^(routes\/office|staff-)/, 261],
  [/^pt /, 132],
  [/./, 130],
];

test('every route stays inside its budget of script', () => {
  buildWhenStale();
  const sizes = routeSizes(resolve(process.env.BUILD_DIR ?? 'build'));
  expect(sizes.size).toBeGreaterThan(50);
  expect([...sizes.keys()]).toEqual(
    expect.arrayContaining(['pt routes/site/landing', 'pt routes/apply/dashboard']),
  );
  const over = [...sizes].flatMap(([route, bytes]) => {
    const budget = budgets.find(([pattern]) => pattern.test(route))?.[1] ?? 0;
    return bytes > budget * 1000 ? [`${route}: ${bytes} bytes, budget ${budget} kB`] : [];
  });
  expect(over).toEqual([]);
});
