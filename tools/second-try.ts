import type { Count, Outcome } from './read-vitest-report.ts';

/** More files than this fail for a reason that a second try must not hide. */
const mostFiles = 3;

/**
 * Runs the few files that failed once more, alone, and counts that run in place of their first. A test that passes only
 * then is unsteady: it counts as passed, and is named, because it is a fault of its own (docs/decisions/0046).
 * @param again - runs these files, by their paths.
 */
export function secondTry(
  first: Outcome,
  again: (files: string[]) => Outcome,
): Count & { unsteady: string[] } {
  const { passed, failed, failedFiles } = first;
  if (failedFiles.length === 0 || failedFiles.length > mostFiles) return { passed, failed, unsteady: [] };
  const second = again(failedFiles.map(({ file }) => file));
  const stillFailing = new Set(second.failedFiles.map(({ file }) => file));
  const recovered = failedFiles.filter(({ file }) => !stillFailing.has(file));
  return {
    passed: passed - failedFiles.reduce((sum, file) => sum + file.passed, 0) + second.passed,
    failed: second.failed,
    unsteady: recovered.flatMap(({ file, failedTests }) =>
      failedTests.length > 0 ? failedTests.map((test) => `${file}: ${test}`) : [file],
    ),
  };
}
