// `npm run test:mutation`: plain JavaScript, because an older Node has to be able to read it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { onPinnedNode, top } from './pinned-node.mjs';

/** Percent of all guards' changes that a test has to notice. */
const wanted = 85;

// Mutation testing of the guards (tests/mutation): each expression is changed, and a test has to notice. `npm run test:mutation
// -- links` takes those with "links" in their name. Stryker is installed beside its settings here, because nobody needs it to run or
// to test the program.
if (onPinnedNode()) {
  const home = join(top, 'tests/mutation');
  const guards = JSON.parse(readFileSync(join(home, 'guards.json'), 'utf8'));
  const run = (command, args, MUTATED_GUARD) => {
    const PATH = [join(top, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const { status } = spawnSync(command, args, {
      cwd: top,
      stdio: 'inherit',
      env: { ...process.env, PATH, MUTATED_GUARD },
    });
    if (status !== 0) process.exit(status ?? 1);
  };
  run('npm', ['ci', '--prefix', home, '--legacy-peer-deps', '--no-audit', '--no-fund']);
  const stryker = join(home, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const word = process.argv[2] ?? '';
  const lines = [];
  const all = { noticed: 0, of: 0 };
  for (const guard of Object.keys(guards).filter((name) => name.includes(word))) {
    const began = performance.now();
    run(process.execPath, [stryker, 'run', join(home, 'stryker.config.mjs')], guard);
    const seconds = Math.round((performance.now() - began) / 1000);
    const { files } = JSON.parse(readFileSync(join(top, 'test-results/mutation.json'), 'utf8'));
    const changes = Object.values(files).flatMap(({ mutants }) => mutants);
    // Changes that do not compile, or are left out where they are written, count on neither side.
    const of = changes.filter(({ status }) => !/Error|Ignored/.test(status));
    const noticed = of.filter(({ status }) => /Killed|Timeout/.test(status));
    all.noticed += noticed.length;
    all.of += of.length;
    lines.push(`${guard}: ${noticed.length} of ${of.length} in ${seconds} s`);
  }
  const score = (100 * all.noticed) / all.of;
  console.log(
    `${lines.join('\n')}\nScore: ${all.noticed} of ${all.of}, ${score.toFixed(1)} %; ${wanted} % are wanted.`,
  );
  if (!(score >= wanted)) process.exit(1);
}
