import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compressFiles } from './compress-files.ts';
import { makeWhenStale } from './make-when-stale.ts';

/** Everything that can change the built screens. */
export const sources = [
  'app/{*,frames/**,pages/**,web/**}',
  'features/*/{contract,rules,texts}*',
  'features/*/{contract,rules,texts,web}/**',
  '{platform/browser,platform/shared,ui,public}/**',
  'vite.config.ts',
  'tools/{build-screens,build-when-stale,compress-files,contracts-for-the-browser,first-screen-plugin}.ts',
  'tools/{make-when-stale,portuguese-texts,route-chunks,service-worker-plugin,tracker-plugin}.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Builds the screens into BUILD_DIR (default `build`) unless they were built from the same sources already. */
export function buildWhenStale(): void {
  makeWhenStale(resolve(process.env.BUILD_DIR ?? 'build'), hashSources(), build);
}

function build(directory: string): void {
  console.log('Building the screens ...');
  const run = spawnSync(process.execPath, ['tools/build-screens.ts', directory], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`The build failed:\n${run.stdout}${run.stderr}`);
  compressFiles(join(directory, 'client'));
}

/** Of names and contents: times say nothing after a clone or a checkout. */
function hashSources(): string {
  const hash = createHash('sha256');
  const files = globSync(sources).filter((name) => !/\.test\.tsx?$/.test(name) && statSync(name).isFile());
  for (const name of files.sort()) hash.update(name).update('\0').update(readFileSync(name)).update('\0');
  return hash.digest('hex');
}
