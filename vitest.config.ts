import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

const setupFiles = ['tests/support/fail-on-noise.ts'];

/**
 * Milliseconds; a busy machine needs longer than the second that vitest would wait for a condition. Time limits only end
 * what hangs: nothing is tested by them, so they are generous, as are Playwright's 30 seconds for each act of a person.
 */
const patience = { poll: { timeout: 30_000 } };

/** `npm test` runs `unit`, then `journeys` (browser stories and faults) against the built app; `npm run test:night` also runs `night`. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['tests/support/postgres-server.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,features,platform,ui,db,docs,tools,tests/support,tests/texts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.night.test.ts', '**/node_modules/**'],
          // Files share their modules: to load them anew for each took half of all the processor's time (0070).
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patience,
          setupFiles,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/{journeys,faults}/**/*.test.ts'],
          exclude: ['**/*.night.test.ts'],
          // Each file has a program and a browser of its own all the same; what is shared is what the test itself loads.
          isolate: false,
          // Two leave a quarter of two cores idle (0070). What a busy machine could break, a slow one of a person would, too.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: patience,
          setupFiles,
        },
      },
      {
        test: {
          name: 'night',
          include: ['{app,features,platform,ui,db,tools,tests}/**/*.night.test.ts'],
          fileParallelism: false,
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
          expect: patience,
          setupFiles,
        },
      },
    ],
  },
});
