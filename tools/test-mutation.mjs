// `npm run test:mutation`: plain JavaScript, because an older Node has to be able to read it.
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { onPinnedNode, top } from './pinned-node.mjs';

// Mutation testing of the guards (tests/mutation): each expression is changed, and a test has to notice. Stryker is
// installed beside its settings here, because nobody needs it to run or to test the program.
if (onPinnedNode()) {
  const home = join(top, 'tests/mutation');
  const run = (command, args) => {
    const PATH = [join(top, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const { status } = spawnSync(command, args, {
      cwd: top,
      stdio: 'inherit',
      env: { ...process.env, PATH },
    });
    if (status !== 0) process.exit(status ?? 1);
  };
  run('npm', ['ci', '--prefix', home, '--legacy-peer-deps', '--no-audit', '--no-fund']);
  const stryker = join(home, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  run(process.execPath, [stryker, 'run', join(home, 'stryker.config.json'), ...process.argv.slice(2)]);
}
