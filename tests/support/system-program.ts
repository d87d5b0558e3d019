import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian's packages put programs. A user's PATH often lacks the last two, in which servers lie. */
const folders = ['/usr/bin', '/usr/local/bin', '/usr/sbin', '/usr/local/sbin'];

/** A program of the system: its path, or why there is none. */
export type SystemProgram = { path: string } | { missing: string };

/**
 * Finds `program`, or installs the Debian package that holds it where the tests run as root on a machine with apt.
 * For night tests: `npm test` needs nothing but Node and npm. A test that gets `missing` skips and prints the reason.
 */
export function systemProgram(program: string, debianPackage: string): SystemProgram {
  const found = find(program);
  if (found) return { path: found };
  if (process.getuid?.() !== 0 || !find('apt-get'))
    return { missing: `${program} is not here; Debian has it in the package ${debianPackage}` };
  const install = ['apt-get', 'install', '-y', '-q', '--no-install-recommends', debianPackage];
  for (const [command = '', ...args] of [['apt-get', 'update', '-q'], install]) {
    const run = spawnSync(command, args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (run.status !== 0)
      return { missing: `'apt-get install ${debianPackage}' failed: ${run.stderr.trim()}` };
  }
  const installed = find(program);
  return installed ? { path: installed } : { missing: `the package ${debianPackage} holds no ${program}` };
}

function find(program: string): string | undefined {
  return folders.map((folder) => `${folder}/${program}`).find((path) => existsSync(path));
}
