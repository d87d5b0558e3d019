import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { buildWhenStale } from '#tools/build-when-stale.ts';
import { routeSizes } from '../../bench/route-sizes.ts';

/**
 * Kilobytes of script, brotli, that a route may make a visitor load before its screen works. Decision 0021 says where
 * they come from; whoever needs more says why there.
 */
const budgets: readonly [RegExp, number][] = [
  [/^pages\/site\/testing$/, 211],
  [/^(pt )?pages\/site\/money$/, 133],
  [/^(pt )?pages\/apply\/profile$/, 227],
  [/^(pt )?(pages\/apply\/|frames\/applicant-)/, 180],
  [/^(pages\/office|frames\/|staff-)/, 237],
  [/^pt /, 127],
  [/./, 127],
];
/** A browser asks this server for six at a time: more of them cost a phone more than their bytes do (decision 0071). */
const mostFiles = 46;

test('every route stays inside its budget of script', () => {
  buildWhenStale();
  const sizes = routeSizes(resolve(process.env.BUILD_DIR ?? 'build'));
  expect(sizes.size).toBeGreaterThan(50);
  expect([...sizes.keys()]).toEqual(
    expect.arrayContaining(['pt pages/site/landing', 'pt pages/apply/dashboard']),
  );
  const over = [...sizes].flatMap(([route, { bytes, files }]) => {
    const budget = budgets.find(([pattern]) => pattern.test(route))?.[1] ?? 0;
    const fits = bytes <= budget * 1000 && files <= mostFiles;
    return fits ? [] : [`${route}: ${bytes} bytes in ${files} files, budget ${budget} kB in ${mostFiles}`];
  });
  expect(over).toEqual([]);
});

test('no file of script waits for itself by way of others', () => {
  buildWhenStale();
  const assets = resolve(process.env.BUILD_DIR ?? 'build', 'client/assets');
  const importsOf = (file: string) => {
    const script = readFileSync(join(assets, file), 'utf8');
    return [...script.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(
      ([, imported]) => imported ?? '',
    );
  };
  const files = globSync(join(assets, '*.js')).map((file) => basename(file));
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  expect([...imports.values()].flat().length).toBeGreaterThan(1000);
  // What imports nothing that is left cannot wait for itself; what remains in the end does.
  for (let left = Number.NaN; left !== imports.size; ) {
    left = imports.size;
    for (const [file, imported] of imports)
      if (!imported.some((one) => imports.has(one))) imports.delete(file);
  }
  expect([...imports.keys()]).toEqual([]);
});
