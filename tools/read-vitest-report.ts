import { existsSync, readFileSync } from 'node:fs';

export type Count = { passed: number; failed: number };

/** How one run of vitest ended. */
export type Outcome = Count & {
  /** The files that failed, with how many of their tests passed all the same, and the names of those that did not. */
  failedFiles: { file: string; passed: number; failedTests: string[] }[];
};

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/**
 * Counts the tests in vitest's JSON report. A file that could not be loaded has no tests in the report and counts as
 * one failure; so does a run that failed for another reason, an unhandled rejection for one.
 * @param exitCode - of the vitest process.
 */
export function readVitestReport(path: string, exitCode: number): Outcome {
  if (!existsSync(path)) return { passed: 0, failed: exitCode === 0 ? 0 : 1, failedFiles: [] };
  const report: Report = JSON.parse(readFileSync(path, 'utf8'));
  const failedFiles = report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      file: name,
      passed: assertionResults.filter(({ status }) => status === 'passed').length,
      failedTests: assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => fullName),
    }));
  const unloadable = failedFiles.filter(({ failedTests }) => failedTests.length === 0);
  const failed = report.numFailedTests + unloadable.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    failedFiles,
  };
}
