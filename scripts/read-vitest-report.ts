import { existsSync, readFileSync } from 'node:fs';

export type Count = { passed: number; failed: number };

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/**
 * Counts the tests in vitest's JSON report. A file that could not be loaded has no tests in the report and counts as
 * one failure; so does a run that failed for another reason, an unhandled rejection for one.
 * @param exitCode - of the vitest process.
 */
export function readVitestReport(path: string, exitCode: number): Count {
  if (!existsSync(path)) return { passed: 0, failed: exitCode === 0 ? 0 : 1 };
  const report: Report = JSON.parse(readFileSync(path, 'utf8'));
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const failed = report.numFailedTests + unloadable.length;
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
