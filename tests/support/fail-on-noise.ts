import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

/**
 * A test that prints hides a problem in a scroll nobody reads, so printing fails it. Where output is what the test is
 * about, it replaces the console method itself. Unhandled rejections fail the run by vitest's own rule.
 */
const printed: string[] = [];
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
  console[method] = (...values: unknown[]) => {
    printed.push(`console.${method}: ${format(...values)}`);
  };
}

afterEach(() => {
  expect(printed.splice(0), 'nothing is printed during a test').toEqual([]);
});
