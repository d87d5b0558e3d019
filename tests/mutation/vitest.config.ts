import { defineConfig } from 'vitest/config';
import guards from './guards.json' with { type: 'json' };

/** The tests that hold the guard whose turn it is: what is changed in a constant, which every test loads, is tried by these alone. */
export default defineConfig({
  test: {
    include: Object.entries(guards).flatMap(([guard, tests]) =>
      guard === process.env.MUTATED_GUARD ? tests : [],
    ),
    globalSetup: ['tests/support/postgres-server.ts'],
    setupFiles: ['tests/support/fail-on-noise.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
