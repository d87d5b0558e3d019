import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectsOf, readVitestReport, slowestFiles } from './run-tests.ts';

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

it('names the ten files that took longest, of all reports', () => {
  const took = (name: string, seconds: number) => ({
    ...{ name: resolve(name), startTime: 1000, endTime: 1000 + seconds * 1000 },
    ...passed,
  });
  const quick = Array.from({ length: 12 }, (_, index) => took(`quick-${index}.test.ts`, index / 10));
  const one = write(quick);
  const other = write([took('tests/slow.test.ts', 61.26)], 'other.json');
  const found = slowestFiles([one, other]);
  expect(found).toHaveLength(10);
  expect(found[0]).toBe('   61.3 s  tests/slow.test.ts');
  expect(found[1]).toBe('    1.1 s  quick-11.test.ts');
});

it.each([
  [['features/documents'], ['unit']],
  [['documents'], ['unit', 'journeys']],
  [['tests/faults/'], ['journeys']],
  [['nobody-has-this', 'tools/'], ['unit']],
  [['nobody-has-this'], []],
])('knows in which projects files have %s in their path', (words, projects) => {
  expect(projectsOf(words, ['unit', 'journeys'])).toEqual(projects);
});

it('leaves the night to the night', () => {
  expect(projectsOf(['office-walks'], ['unit', 'journeys'])).toEqual([]);
  expect(projectsOf(['office-walks'], ['night'])).toEqual(['night']);
});

function write(testResults: (typeof passed)[], name = 'report.json'): string {
  const all = testResults.flatMap((result) => result.assertionResults);
  const count = (status: string) => all.filter((assertion) => assertion.status === status).length;
  const path = join(folder, name);
  writeFileSync(
    path,
    JSON.stringify({ numPassedTests: count('passed'), numFailedTests: count('failed'), testResults }),
  );
  return path;
}
