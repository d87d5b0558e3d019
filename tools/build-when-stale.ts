import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** All files that can change the built screens. */
export const sources = [
  'app/{*,frames/**,pages/**,web/**}',
  'features/*/{contract,registry,rules,texts}*',
  'features/facts/{durations,hand-in-facts,source-date}*',
  'features/*/{contract,registry,rules,texts,web}/**',
  '{platform/browser,platform/shared,ui,public}/**',
  'vite.config.ts',
  'tools/{build-screens,build-when-stale,contracts-for-the-browser,first-screen-plugin,imports-ask-again}.ts',
  'tools/{merge-chunks,portuguese-texts,route-chunks,service-worker-plugin,tracker-plugin}.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Builds the screens into BUILD_DIR (default `build`) unless they are up to date. */
export function buildWhenStale(): void {
  makeWhenStale(resolve(process.env.BUILD_DIR ?? 'build'), hashSources(), build);
}

function build(directory: string): void {
  console.log('Building the screens ...');
  const run = spawnSync(process.execPath, ['tools/build-screens.ts', directory], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`The build failed:\n${run.stdout}${run.stderr}`);
  compressFiles(join(directory, 'client'));
}

/** Hashes names and contents: times say nothing after a clone or a checkout. */
function hashSources(): string {
  const hash = createHash('sha256');
  const files = globSync(sources).filter((name) => !/\.test\.tsx?$/.test(name) && statSync(name).isFile());
  for (const name of files.sort()) hash.update(name).update('\0').update(readFileSync(name)).update('\0');
  return hash.digest('hex');
}

/**
 * Has `make` fill the folder `target` unless it was made from the same `state`, in a new folder that is then renamed, so that
 * a concurrent or interrupted run leaves nothing incomplete. @param state - its sources; stored in the file `stamp`.
 */
export function makeWhenStale(target: string, state: string, make: (directory: string) => void): void {
  if (readStamp(target) === state) return;
  const fresh = `${target}.${process.pid}.new`;
  const old = `${target}.${process.pid}.old`;
  try {
    make(fresh);
    // Another instance was faster: the folder must not change under its readers.
    if (readStamp(target) === state) return;
    writeFileSync(join(fresh, 'stamp'), state);
    if (existsSync(target)) renameSync(target, old);
    renameSync(fresh, target);
  } catch (error) {
    // Another instance was faster with the same state.
    if (readStamp(target) !== state) throw error;
  } finally {
    for (const leftover of [fresh, old]) rmSync(leftover, { recursive: true, force: true });
  }
}

function readStamp(directory: string): string | undefined {
  const file = join(directory, 'stamp');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Text files; images and fonts are compressed already. */
const texts = '**/*.{js,mjs,css,svg,json,txt,webmanifest}';

/** Bytes: smaller files fit into one packet anyway. */
const smallest = 512;

/** Writes compressed files (`.br`, `.gz`) beside text files at build time, because the strongest compression takes seconds. */
export function compressFiles(directory: string): void {
  for (const name of globSync(texts, { cwd: directory })) {
    const file = join(directory, name);
    const plain = readFileSync(file);
    if (plain.length < smallest) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(plain));
    writeFileSync(`${file}.gz`, gzipSync(plain));
  }
}
