import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { optionalDependencies?: Record<string, string>; version?: string }>;
};

test('the lockfile has an entry for every optional package that it names: npm ci refuses it otherwise', () => {
  const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isFoundFrom(place, name)),
  );
  expect(missing).toEqual([]);
});

/** As Node looks for a package: beside the one that asks, then in each folder above it. */
function isFoundFrom(place: string, name: string): boolean {
  const folders = place
    .split('/node_modules/')
    .map((_, at, all) => all.slice(0, at + 1).join('/node_modules/'));
  return ['', ...folders].some(
    (folder) => lock.packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`],
  );
}

test('a first start installs, and leaves the lockfile as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rumo-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'tools'));
  mkdirSync(join(folder, 'near'));
  for (const name of ['install-when-stale.mjs', 'pinned-node.mjs'])
    copyFileSync(join('tools', name), join(folder, 'tools', name));
  const write = (name: string, content: object) => writeFileSync(join(folder, name), JSON.stringify(content));
  write('near/package.json', { name: 'near', version: '1.0.0' });
  write('package.json', { name: 'house', version: '1.0.0', dependencies: { near: 'file:near' } });
  // One that npm would write otherwise: in one line, and without the package.
  write('package-lock.json', {
    name: 'house',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: {},
  });
  const before = readFileSync(join(folder, 'package-lock.json'), 'utf8');

  const run = spawnSync(process.execPath, ['tools/install-when-stale.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_execpath: '',
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
    },
  });
  expect(run.status, run.stderr).toBe(0);
  expect(existsSync(join(folder, 'node_modules/near/package.json'))).toBe(true);
  expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toBe(before);
});
