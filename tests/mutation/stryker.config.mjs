/** One guard, named by MUTATED_GUARD: tools/test-mutation.mjs takes them in turn. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: [process.env.MUTATED_GUARD],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
  tsconfigFile: 'none: TypeScript 7 has no library that could rewrite it',
  tempDirName: 'test-results/mutation',
  ignorePatterns: ['build', 'build.*', 'data', 'docs', 'media', 'tests/mutation/node_modules'],
  allowEmpty: false,
};
