import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type pg from 'pg';
import type { Env } from '#platform/server/env.ts';
import { readKeptLines } from '#platform/server/files/kept-lines.ts';
import { openStore } from '#platform/server/files/open-files.ts';
import { loadDocumentKey } from '#platform/server/secrets.ts';
import { StartError } from '#platform/server/start-error.ts';
import { copyFileOut, copyTablesOut } from './copy.ts';
import { type CopiedFile, keyCheckOf, type Manifest } from './manifest.ts';
import { withOwner } from './with-owner.ts';

export interface BackupReport {
  folder: string;
  manifest: Manifest;
  /** Documents whose bytes are not in the store, by id. */
  missing: string[];
}

/**
 * Makes a backup in its own folder below `home`, beside a running program or without one. The database snapshot comes first, so
 * that its documents are in the store, except those erased meanwhile, whose rows a restore erases. `home` never holds
 * DOCUMENT_KEY: both together would open everything. Throws StartError when the place or the database cannot be used.
 */
export async function makeBackup(env: Env, home: string, now: Date): Promise<BackupReport> {
  if (`${resolve(home)}${sep}`.startsWith(`${resolve(env.dataDir)}${sep}`))
    throw new StartError('A backup inside DATA_DIR is lost with it. Name a folder on another disk.');
  await mkdir(home, { recursive: true, mode: 0o700 });
  const documentKey = await loadDocumentKey(env);
  const store = await openStore(env);
  const stamp = now.toISOString().replaceAll(':', '-').slice(0, 19);
  const unfinished = join(home, `unfinished-${stamp}`);
  await mkdir(unfinished, { mode: 0o700 });

  return withOwner(env, {}, async (client) => {
    await client.query('begin isolation level repeatable read read only; set local role rumo_owner');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const tables = await copyTablesOut(client, unfinished);
    const head = await readHead(client);
    const { rows } = await client.query<{ id: string; file_path: string; file_size: number }>(
      `select id, file_path, file_size from documents where upload_status = 'uploaded' order by id`,
    );
    await client.query('commit');

    const files: CopiedFile[] = [];
    const missing: string[] = [];
    for (const row of rows) {
      const copied = await copyFileOut(store, home, row);
      if (copied) files.push(copied);
      else if (await isThere(client, row.id)) missing.push(row.id);
    }
    const keyCheck = keyCheckOf(documentKey);
    const manifest: Manifest = { format: 1, at: now.toISOString(), keyCheck, ...head, tables, files };
    await mergeErasedAccounts(env, home);
    await writeFile(join(unfinished, 'manifest.json'), `${JSON.stringify(manifest)}\n`, {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
    const folder = join(home, stamp);
    await rename(unfinished, folder);
    return { folder, manifest, missing };
  });
}

async function readHead(client: pg.Client): Promise<Pick<Manifest, 'schema' | 'sequences' | 'jobs'>> {
  const { rows: schemas } = await client.query<{ name: string }>(
    'select name from migrations.kysely_migration order by name desc limit 1',
  );
  const { rows: sequences } = await client.query<{ name: string; value: string }>(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null`);
  const { rows: jobs } = await client.query<Manifest['jobs'][number]>(`
    select task.identifier as task, job.payload, job.key, to_json(job.run_at) #>> '{}' as "runAt",
      job.max_attempts::integer as "maxAttempts"
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where job.attempts < job.max_attempts order by job.id`);
  return {
    schema: schemas[0]?.name ?? '',
    sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])),
    jobs,
  };
}

/** Whether a document of the snapshot still exists: then its bytes ought to be there. */
async function isThere(client: pg.Client, id: string): Promise<boolean> {
  await client.query('begin; set local role rumo_owner');
  const { rowCount } = await client.query(
    `select from documents where id = $1 and upload_status = 'uploaded'`,
    [id],
  );
  await client.query('commit');
  return rowCount === 1;
}

/** Adds this installation's erased accounts to `home/erased-accounts`, the list for all backups. */
async function mergeErasedAccounts(env: Env, home: string): Promise<void> {
  const kept = await readFile(join(home, 'erased-accounts'), 'utf8').catch(() => '');
  const lines = new Set([
    ...kept.split('\n').filter(Boolean),
    ...(await readKeptLines(env, 'erased-accounts')),
  ]);
  await writeFile(join(home, 'erased-accounts'), [...lines].map((line) => `${line}\n`).join(''), {
    mode: 0o600,
    flush: true,
  });
}
