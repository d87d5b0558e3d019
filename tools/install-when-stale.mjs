// Runs before `npm start`, `npm run demo` and `npm test`, so it has to work on the oldest Node we allow and without
// any package. `npm install` takes seconds even when there is nothing to do; a stamp says when that is so.
// Without saving: a first start must not change package-lock.json. Not `npm ci`: it deletes node_modules first, and refuses a
// registry that lacks other systems' binaries.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { top } from './pinned-node.mjs';

const stamp = join(top, 'node_modules/.installed');
const wanted = createHash('sha256');
for (const name of ['package.json', 'package-lock.json']) wanted.update(readFileSync(join(top, name)));
const state = `${wanted.digest('hex')} ${process.platform} ${process.arch}`;

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== state) {
  rmSync(stamp, { force: true });
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const run = spawnSync(command, [...first, 'install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: top,
    stdio: 'inherit',
  });
  if (run.status !== 0) process.exit(run.status ?? 1);
  writeFileSync(stamp, state);
}
