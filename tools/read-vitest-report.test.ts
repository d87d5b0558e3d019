import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readVitestReport } from './run-tests.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rumo-report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const opens = { status: 'passed' };
const passed = { status: 'passed', assertionResults: [opens, opens] };
const mixed = { status: 'failed', assertionResults: [opens, { status: 'failed' }] };
const unloadable = { status: 'failed', assertionResults: [] };

it.each([
  ['all is well', [passed], 0, { passed: 2, failed: 0 }],
  ['a test fails', [passed, mixed], 1, { passed: 3, failed: 1 }],
  ['a file cannot be loaded', [passed, unloadable], 1, { passed: 2, failed: 1 }],
  ['a promise was rejected behind the tests', [passed], 1, { passed: 2, failed: 1 }],
  ['nothing ran', [], 0, { passed: 0, failed: 0 }],
])('when %s', (_case, testResults, exitCode, count) => {
  expect(readVitestReport(write(testResults), exitCode)).toEqual(count);
});

it('when the run broke off before its report', () => {
  expect(readVitestReport(join(folder, 'absent.json'), 1)).toEqual({ passed: 0, failed: 1 });
});

function write(testResults: (typeof passed)[]): string {
  const all = testResults.flatMap((result) => result.assertionResults);
  const count = (status: string) => all.filter((assertion) => assertion.status === status).length;
  const path = join(folder, 'report.json');
  writeFileSync(
    path,
    JSON.stringify({ numPassedTests: count('passed'), numFailedTests: count('failed'), testResults }),
  );
  return path;
}
