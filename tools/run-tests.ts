import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { buildWhenStale } from './build-when-stale.ts';

type Part = { name: string; run: (reports: string) => Count & { unsteady?: string[] } };

/** Fast ones first; the browser comes last because it needs the build. */
const parts: Part[] = [
  {
    name: 'Types',
    run: () =>
      both(
        () => command('react-router', 'typegen'),
        () => command('tsc', '--noEmit'),
      ),
  },
  { name: 'Lint', run: () => command('biome', 'check', '--error-on-warnings', '.') },
  { name: 'Import direction', run: () => command('node', 'tools/check-imports.ts') },
  { name: 'Dead code', run: () => command('knip') },
  { name: 'Unit, database and API', run: (reports) => vitest('unit', reports) },
  { name: 'Build', run: build },
  { name: 'Browser journeys', run: (reports) => vitest('journeys', reports) },
];

const nightPart: Part = { name: 'Night', run: (reports) => vitest('night', reports) };

/** Runs every part, whatever fails, and prints one line at the end. Returns the exit code. */
export function runTests({ night }: { night: boolean }): number {
  const reports = mkdtempSync(join(tmpdir(), 'rumo-reports-'));
  const total = { passed: 0, failed: 0, unsteady: [] as string[] };
  for (const part of night ? [...parts, nightPart] : parts) {
    console.log(`\n=== ${part.name}`);
    const begun = performance.now();
    const { passed, failed, unsteady = [] } = part.run(reports);
    const ranNothing = passed + failed === 0;
    total.passed += passed;
    total.failed += ranNothing ? 1 : failed;
    total.unsteady.push(...unsteady);
    const result = ranNothing ? 'ran nothing, which counts as failed' : `${passed} passed, ${failed} failed`;
    console.log(`--- ${part.name}: ${result} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  }
  rmSync(reports, { recursive: true, force: true });
  for (const test of total.unsteady) console.log(`Unsteady, passed only at the second try: ${test}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}

const success: Count = { passed: 1, failed: 0 };
const failure: Count = { passed: 0, failed: 1 };

function both(first: () => Count, second: () => Count): Count {
  return first().failed ? failure : second();
}

function command(...words: string[]): Count {
  return execute(...words) === 0 ? success : failure;
}

function build(): Count {
  try {
    buildWhenStale();
    return success;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return failure;
  }
}

function vitest(project: string, reports: string): Count & { unsteady: string[] } {
  const run = (tries: 'first' | 'second', files: string[] = []): Outcome => {
    const report = join(reports, `${project}-${tries}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
    return readVitestReport(report, execute('vitest', 'run', '--project', project, ...reporters, ...files));
  };
  return secondTry(run('first'), (files) => {
    console.log(`\n=== Once more, alone: ${files.join(', ')}`);
    return run('second', files);
  });
}

/** Runs a program of our packages and returns its exit code. */
function execute(program = '', ...args: string[]): number {
  const run = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter) },
  });
  if (run.error) console.error(run.error.message);
  return run.status ?? 1;
}

/** More failing files have a cause that a second run must not hide. */
const mostFiles = 3;

/**
 * Runs the few files that failed again, alone, and counts that run instead. A test that passes only then counts as passed,
 * and is reported as unsteady (docs/decisions/0046). @param again - runs these files.
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

export type Count = { passed: number; failed: number };

export type Outcome = Count & {
  /** Files with failures, the number of their passed tests, and the names of the failed ones. */
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
 * Counts the tests in vitest's JSON report. A file that cannot be loaded counts as one failure; so does a run that failed
 * for another reason, such as an unhandled rejection. @param exitCode - of the vitest process.
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
