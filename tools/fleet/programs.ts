import { existsSync, globSync } from 'node:fs';
import { type SystemProgram, systemProgram } from '#tests/support/system-program.ts';

/** Which of Debian's packages holds each program of a fleet. */
const packages = {
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  openssl: 'openssl',
  setpriv: 'util-linux',
  patroni: 'patroni',
  etcd: 'etcd-server',
} as const;

type Program = keyof typeof packages;

/** Where each program lies. */
export interface Programs {
  paths: Record<Program, string>;
  /** Folder with `postgres`, `initdb` and `pg_rewind`; without Patroni there is none. */
  postgres: string;
  /** Absent where it cannot be had: a fleet goes without figures then. */
  prometheus: string | undefined;
}

/** The programs without Patroni, which a short form does not need. */
const short: readonly Program[] = ['haproxy', 'pgbouncer', 'openssl', 'setpriv'];

/** Finds what a fleet needs, or installs it where we are root on Debian; else says what is missing, with the line for apt. */
export function findPrograms({ patroni }: { patroni: boolean }): Programs | { missing: string } {
  const wanted = Object.keys(packages).filter((name) => patroni || short.includes(name as Program));
  const found = wanted.map((name) => [name, systemProgram(name, packages[name as Program])] as const);
  const absent = found.flatMap(([name, one]) => ('missing' in one ? [packages[name as Program]] : []));
  const postgres = patroni ? findPostgres() : '';
  if (postgres === undefined) absent.push('postgresql' as never);
  if (absent.length > 0) return { missing: `Missing here: sudo apt-get install ${absent.join(' ')}` };
  const paths = Object.fromEntries(found.map(([name, one]) => [name, pathOf(one)]));
  const prometheus = patroni ? pathOf(systemProgram('prometheus', 'prometheus')) || undefined : undefined;
  return { paths: paths as Programs['paths'], postgres: postgres ?? '', prometheus };
}

const pathOf = (one: SystemProgram) => ('path' in one ? one.path : '');

/** The newest PostgreSQL of Debian's. */
function findPostgres(): string | undefined {
  const folders = globSync('/usr/lib/postgresql/*/bin').filter((folder) => existsSync(`${folder}/pg_rewind`));
  return folders.sort(
    (one, other) => Number.parseInt(other.slice(20), 10) - Number.parseInt(one.slice(20), 10),
  )[0];
}

/**
 * Servers refuse to run as root: then they run as the user of Debian's PostgreSQL. In the short form it is nobody, as whom the
 * program's own PostgreSQL runs: the folder of its socket is closed to others.
 */
export function serverUser({ patroni }: { patroni: boolean }): 'postgres' | 'nobody' | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return patroni ? 'postgres' : 'nobody';
}
