import { spawnSync } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { ServerUser } from './server-user.ts';

/** For root: kept until the system needs the room; unlike /tmp it is not swept under a running server. */
const sharedFolder = '/var/cache/rumo';

/**
 * Makes the PostgreSQL of our packages runnable for `user` and returns its folder of programs.
 * The package leaves out symbolic links (npm cannot store them) and creates them in an install script, which we do not
 * run. Where that is impossible (a read-only installation, or one below a folder that `user` may not enter) the
 * 60 MB are copied once.
 */
export function prepareBundled(packageDir: string, user: ServerUser, dataDir: string): string {
  const inPlace = linkLibraries(packageDir);
  if (inPlace && canRun(packageDir, user)) return join(packageDir, 'native/bin');
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  const name = `postgres-${version}-${process.arch}`;
  const copy = join(user.uid === undefined ? join(dataDir, 'programs') : sharedFolder, name);
  if (!isOurs(copy)) copyPackage(packageDir, copy);
  return join(copy, 'native/bin');
}

/** Creates the links that are not there; false when the folder is read-only for us. */
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

/** A copy that others could have written is not run: whoever wrote it would own the database. */
function isOurs(dir: string): boolean {
  const found = lstatSync(dir, { throwIfNoEntry: false });
  if (!found) return false;
  if (found.isDirectory() && found.uid === process.getuid?.() && !(found.mode & 0o022)) return true;
  throw new StartError(`${dir} should hold our copy of PostgreSQL but belongs to someone else. Remove it.`);
}

/** Copies beside the target and renames, so that a half copy is never taken for a whole one. */
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
    // Another instance may have been first; its copy is as good.
    if (!isOurs(target)) throw error;
  }
}
