import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { buildWhenStale } from './build-when-stale.ts';
import { type Count, readVitestReport } from './read-vitest-report.ts';

type Part = { name: string; run: (reports: string) => Count };

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
  { name: 'Import direction', run: () => command('node', 'scripts/check-imports.ts') },
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
  const code = execute(
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  );
  return readVitestReport(report, code);
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
