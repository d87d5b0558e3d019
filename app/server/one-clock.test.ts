import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the server asks the clock of the platform, which tests move; durations are measured by performance.now()', () => {
  const served = globSync('{app/server,features,platform/server,platform/shared}/**/*.ts').filter(
    (name) => !/\.test\.ts$|^features\/[^/]+\/web\//.test(name),
  );
  expect(served.length).toBeGreaterThan(300);
  const asking = served.filter((name) => /\bnew Date\(\)|\bDate\.now\b/.test(readFileSync(name, 'utf8')));
  expect(asking).toEqual(['platform/server/clock.ts']);
});
