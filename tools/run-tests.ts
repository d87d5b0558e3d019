import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative, resolve } from 'node:path';
import { buildWhenStale } from './build-when-stale.ts';

type Part = { name: string; run: (reports: string) => Count };

const buildPart: Part = { name: 'Build', run: build };

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
  buildPart,
  { name: 'Browser journeys', run: (reports) => vitest('journeys', reports) },
];

const nightPart: Part = { name: 'Night', run: (reports) => vitest('night', reports) };

/**
 * Runs what the command line asks for and returns the exit code. Without words that is every part, whatever fails; with words
 * only the test files that have one of them in their path: `documents` is a room with its journeys. `--night` adds the night's
 * tests, or with words takes those alone. `--watch` stays, and runs what each change touches, without a browser.
 */
export function runTests(line: string[]): number {
  const words = line.filter((word) => !word.startsWith('--'));
  if (line.includes('--watch')) return execute('vitest', 'watch', '--project', 'unit', ...words);
  const night = line.includes('--night');
  if (words.length === 0) return runParts(night ? [...parts, nightPart] : parts);
  const named = projectsOf(words, night ? ['night'] : ['unit', 'journeys']);
  if (named.length > 0) return runParts(named.flatMap((project) => partsOf(project, words)));
  console.error(`No test file has one of these in its path: ${words.join(', ')}`);
  return 1;
}

/** @returns those of the projects in which a file's path has one of the words in it. */
export function projectsOf(words: string[], projects: string[]): string[] {
  const files = globSync('{app,features,platform,ui,db,docs,tools,tests}/**/*.test.{ts,tsx}', {
    exclude: ['**/node_modules/**'],
  });
  const named = files.filter((file) => words.some((word) => file.includes(word)));
  const projectOf = (file: string) => {
    if (file.includes('.night.')) return 'night';
    return /^tests\/(journeys|faults)\//.test(file) ? 'journeys' : 'unit';
  };
  return projects.filter((project) => named.some((file) => projectOf(file) === project));
}

function partsOf(project: string, words: string[]): Part[] {
  const part = {
    name: `${project}: ${words.join(', ')}`,
    run: (reports: string) => vitest(project, reports, words),
  };
  return project === 'unit' ? [part] : [buildPart, part];
}

/** Prints one line for each part, the files that took longest, and one line at the end. */
function runParts(some: Part[]): number {
  const reports = mkdtempSync(join(tmpdir(), 'rumo-reports-'));
  const total = { passed: 0, failed: 0 };
  for (const part of some) {
    console.log(`\n=== ${part.name}`);
    const begun = performance.now();
    const { passed, failed } = part.run(reports);
    const ranNothing = passed + failed === 0;
    total.passed += passed;
    total.failed += ranNothing ? 1 : failed;
    const result = ranNothing ? 'ran nothing, which counts as failed' : `${passed} passed, ${failed} failed`;
    console.log(`--- ${part.name}: ${result} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  }
  const slow = slowestFiles(globSync(join(reports, '*.json')));
  if (slow.length > 0) console.log(`\nSlowest files\n${slow.join('\n')}`);
  rmSync(reports, { recursive: true, force: true });
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}

/** @returns the ten files that took longest in vitest's JSON reports, with their seconds. */
export function slowestFiles(paths: string[]): string[] {
  return paths
    .flatMap((path): Report['testResults'] => JSON.parse(readFileSync(path, 'utf8')).testResults)
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${relative('', name)}`);
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

function vitest(project: string, reports: string, words: string[] = []): Count {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  return readVitestReport(report, execute('vitest', 'run', '--project', project, ...reporters, ...words));
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
    name: string;
    /** Milliseconds since 1970. */
    startTime: number;
    endTime: number;
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
