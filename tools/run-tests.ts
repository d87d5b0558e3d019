import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { buildWhenStale } from './build-when-stale.ts';

type Part = { name: string; run: (reports: string) => Count };

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
  const total = { passed: 0, failed: 0 };
  for (const part of night ? [...parts, nightPart] : parts) {
    console.log(`\n=== ${part.name}`);
    const begun = performance.now();
    const { passed, failed } = part.run(reports);
    const ranNothing = passed + failed === 0;
    total.passed += passed;
    total.failed += ranNothing ? 1 : failed;
    const result = ranNothing ? 'ran nothing, which counts as failed' : `${passed} passed, ${failed} failed`;
    console.log(`--- ${part.name}: ${result} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  }
  rmSync(reports, { recursive: true, force: true });
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

function vitest(project: string, reports: string): Count {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  return readVitestReport(report, execute('vitest', 'run', '--project', project, ...reporters));
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

export type Count = { passed: number; failed: number };

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    status: string;
    assertionResults: { status: string }[];
  }[];
};

/**
 * Counts the tests in vitest's JSON report. A file that cannot be loaded counts as one failure; so does a run that failed
 * for another reason, such as an unhandled rejection. @param exitCode - of the vitest process.
 */
export function readVitestReport(path: string, exitCode: number): Count {
  if (!existsSync(path)) return { passed: 0, failed: exitCode === 0 ? 0 : 1 };
  const report: Report = JSON.parse(readFileSync(path, 'utf8'));
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + unloadable.length;
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
