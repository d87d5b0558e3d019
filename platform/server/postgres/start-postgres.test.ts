import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PostgresOptions, type RunningPostgres, startPostgres } from './start-postgres.ts';

let folder: string;
let running: RunningPostgres[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rumo-postgres-'));
  running = [];
});

afterEach(async () => {
  for (const postgres of running) await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('keeps what was written from one start to the next', async () => {
    const first = await start({ dataDir: folder });
    await ask(first, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await start({ dataDir: folder });
    expect(await ask(second, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it.runIf(process.getuid?.() === 0)('starts from a backup that root copied back as its own', async () => {
    const first = await start({ dataDir: join(folder, 'one') });
    await ask(first, 'create table kept as select 42 as answer');
    await first.stop();
    cpSync(join(folder, 'one'), join(folder, 'two'), { recursive: true });
    const second = await start({ dataDir: join(folder, 'two') });
    expect(await ask(second, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('writes through to the disk and cannot be reached over the network', async () => {
    const postgres = await start({ dataDir: folder });
    const settings = `select name, setting from pg_settings where name in
      ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'max_connections') order by name`;
    expect(await ask(postgres, settings)).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
      { name: 'max_connections', setting: '60' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
  });

  it('rejects TCP and replication, also in a cluster from before that was so', async () => {
    const first = await start({ dataDir: folder });
    await first.stop();
    writeFileSync(join(folder, 'postgres/pg_hba.conf'), 'local all all trust\nlocal replication all trust\n');
    const postgres = await start({ dataDir: folder });
    const rules = `select type, database, auth_method from pg_hba_file_rules order by rule_number`;
    expect(await ask(postgres, rules)).toEqual([
      { type: 'local', database: ['replication'], auth_method: 'reject' },
      { type: 'host', database: ['replication'], auth_method: 'reject' },
      { type: 'host', database: ['all'], auth_method: 'reject' },
      { type: 'local', database: ['all'], auth_method: 'trust' },
    ]);
    const replica = new pg.Client({ ...postgres.connection, replication: 'true' } as pg.ClientConfig);
    await expect(replica.connect()).rejects.toThrow('pg_hba.conf rejects replication connection');
  });

  it('keeps what people typed out of its log', async () => {
    const postgres = await start({ dataDir: folder });
    await ask(postgres, 'create table people (email text primary key)');
    await ask(postgres, `insert into people values ('rosa@example.com')`);
    const failure = ask(postgres, `insert into people values ('rosa@example.com')`);
    await expect(failure).rejects.toThrow('duplicate key');
    await postgres.stop();
    const log = () => readFileSync(join(folder, 'postgres.log'), 'utf8');
    // PostgreSQL writes its last line just after the file by which we see that it has stopped is gone.
    await expect.poll(log).toContain('database system is shut down');
    expect(log()).not.toContain('rosa');
  });

  it.each(['with spaces, a comma and "quotes"', join('deep'.repeat(20), 'deeper'.repeat(20))])(
    'starts in a folder %s',
    async (name) => {
      const dataDir = join(folder, name);
      const first = await start({ dataDir });
      await ask(first, 'create table kept as select 42 as answer');
      await first.stop();
      expect(await ask(await start({ dataDir }), 'select answer from kept')).toEqual([{ answer: 42 }]);
    },
  );

  it('serves two data folders side by side', async () => {
    const one = await start({ dataDir: join(folder, 'one') });
    const two = await start({ dataDir: join(folder, 'two') });
    await ask(one, 'create table only_one ()');
    expect(await ask(two, `select to_regclass('only_one') as found`)).toEqual([{ found: null }]);
  });

  it('refuses a second instance on the same data folder and leaves the first alone', async () => {
    const first = await start({ dataDir: folder });
    await expect(startPostgres({ dataDir: folder })).rejects.toThrow('in use by another running instance');
    expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('names the version that is missing when the folder was made by another one', async () => {
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '9\n');
    await expect(startPostgres({ dataDir: folder })).rejects.toThrow(/made by PostgreSQL 9.*not found/);
  });

  it('is not started when another database is configured', async () => {
    const postgres = await startPostgres({ dataDir: folder, databaseUrl: 'postgres://db.example.com/rumo' });
    expect(postgres.connection).toEqual({ connectionString: 'postgres://db.example.com/rumo' });
    await expect(async () => readFileSync(join(folder, 'postgres.log'))).rejects.toThrow('ENOENT');
  });
});

describe('after a crash', () => {
  it('of our own process the surviving server is taken over with every row', async () => {
    const { process: child, serverPid } = await startInAnotherProcess(folder);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const postgres = await start({ dataDir: folder });
    expect(await ask(postgres, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(postmasterPid(folder)).toBe(serverPid);
  });

  it('of our own process and the server the next start recovers every row', async () => {
    const { process: child, serverPid } = await startInAnotherProcess(folder);
    child.kill('SIGKILL');
    process.kill(serverPid, 'SIGKILL');
    const postgres = await start({ dataDir: folder });
    expect(await ask(postgres, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(postmasterPid(folder)).not.toBe(serverPid);
  });

  it('of the server alone it comes back while we run', async () => {
    const events: string[] = [];
    const postgres = await start({ dataDir: folder, report: (event) => events.push(event) });
    await ask(postgres, 'create table kept as select 42 as answer');
    process.kill(postmasterPid(folder), 'SIGKILL');
    await vi.waitUntil(() => events.includes('The database is back.'), 60_000);
    expect(await ask(postgres, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('in the middle of the first start the next one begins afresh', async () => {
    mkdirSync(join(folder, 'postgres.unfinished'));
    writeFileSync(join(folder, 'postgres.unfinished', 'PG_VERSION'), '18\n');
    expect(await ask(await start({ dataDir: folder }), 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

async function start(options: PostgresOptions): Promise<RunningPostgres> {
  const postgres = await startPostgres(options);
  running.push(postgres);
  return postgres;
}

async function ask(postgres: RunningPostgres, sql: string) {
  const client = new pg.Client(postgres.connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function postmasterPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Another Node process that starts the database, writes one row and then only lives. */
async function startInAnotherProcess(dataDir: string) {
  const program = `
    import pg from 'pg';
    import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start-postgres.ts'))};
    const postgres = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    const client = new pg.Client(postgres.connection);
    await client.connect();
    await client.query('create table kept as select 42 as answer');
    console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { process: child, serverPid: postmasterPid(dataDir) };
}
