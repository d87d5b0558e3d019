import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { buildWhenStale } from './build-when-stale.ts';
import { type Count, type Outcome, readVitestReport } from './read-vitest-report.ts';
import { secondTry } from './second-try.ts';

type Part = { name: string; run: (reports: string) => Count & { unsteady?: string[] } };

/** Cheap ones first, so that a slip shows in seconds; the browser comes last because it needs the build. */
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

/**
 * Runs every part, one after another and all of them whatever fails, and closes with one line over all.
 * A vitest part counts its tests, any other counts as one.
 * @returns the exit code.
 */
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

/** Exit code of one of our packages' programs, which are first on the PATH however this was started. */
function execute(program = '', ...args: string[]): number {
  const run = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter) },
  });
  if (run.error) console.error(run.error.message);
  return run.status ?? 1;
}
