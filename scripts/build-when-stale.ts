import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Everything that can change the built screens. */
const sources = [
  '{web,domain,public}/**',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * Builds the screens into BUILD_DIR (default `build`) unless they were built from the same sources already.
 * The build happens beside its place and is renamed, so that two instances that build at once, or one that is cut
 * off, never leave half of one.
 */
export function buildWhenStale(): void {
  const target = resolve(process.env.BUILD_DIR ?? 'build');
  const state = hashSources();
  if (readStamp(target) === state) return;

  const fresh = `${target}.${process.pid}.new`;
  const old = `${target}.${process.pid}.old`;
  console.log('Building the screens ...');
  try {
    build(fresh);
    writeFileSync(join(fresh, 'stamp'), state);
    if (existsSync(target)) renameSync(target, old);
    renameSync(fresh, target);
  } catch (error) {
    // Another instance may have been faster; a build from the same sources is as good as ours.
    if (readStamp(target) !== state) throw error;
  } finally {
    for (const leftover of [fresh, old]) rmSync(leftover, { recursive: true, force: true });
  }
}

function build(directory: string): void {
  const command = join('node_modules', '@react-router/dev/bin.cjs');
  const run = spawnSync(process.execPath, [command, 'build'], {
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIR: directory },
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`The build failed:\n${run.stdout}${run.stderr}`);
}

/** Of names and contents: times say nothing after a clone or a checkout. */
function hashSources(): string {
  const hash = createHash('sha256');
  const files = globSync(sources).filter((name) => !/\.test\.tsx?$/.test(name) && statSync(name).isFile());
  for (const name of files.sort()) hash.update(name).update('\0').update(readFileSync(name)).update('\0');
  return hash.digest('hex');
}

function readStamp(directory: string): string | undefined {
  const file = join(directory, 'stamp');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
