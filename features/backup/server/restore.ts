import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type pg from 'pg';
import { readErasedAccounts } from '#features/privacy/server/erased-accounts.ts';
import type { Env } from '#platform/server/env.ts';
import { keepLine } from '#platform/server/files/kept-lines.ts';
import { openStore } from '#platform/server/files/open-files.ts';
import { sealedFiles } from '#platform/server/files/sealed-files.ts';
import { makeDataFolder } from '#platform/server/make-data-folder.ts';
import { loadDocumentKey } from '#platform/server/secrets.ts';
import { StartError } from '#platform/server/start-error.ts';
import { copyFileIn, copyTablesIn } from './copy.ts';
import { type Manifest, readManifest, requireKey } from './manifest.ts';
import { withOwner } from './with-owner.ts';

/** What may be in the data folder before a restore. */
const expected = [
  'document.key',
  'document.key.previous',
  'erased-accounts',
  'sign-in-word',
  'bundled-postgres',
];

export interface RestoreReport {
  manifest: Manifest;
  /** Accounts that were erased after the backup was made, and are erased again. */
  erasedAgain: number;
}

/**
 * Restores a backup into an empty place: files first, then all rows in one transaction, so that an interrupted restore
 * leaves no installation. Accounts erased after the backup, by the lists beside it and in the data folder, are erased again
 * before anyone can sign in. Throws StartError, with nothing changed, where the place is not empty, or key, program or
 * backup do not match.
 */
export async function restoreBackup(env: Env, folder: string): Promise<RestoreReport> {
  const manifest = await readManifest(folder);
  const home = dirname(resolve(folder));
  await makeDataFolder(env.dataDir);
  const present = await readdir(env.dataDir);
  if (!env.documentKey && !present.includes('document.key'))
    throw new StartError(
      `The documents of this backup need their key. Set DOCUMENT_KEY, or put document.key into ${env.dataDir}. Nothing was changed.`,
    );
  const documentKey = await loadDocumentKey(env);
  requireKey(documentKey, manifest);
  const unexpected = present.find((name) => !expected.includes(name));
  if (unexpected)
    throw new StartError(
      `${env.dataDir} is not empty: it holds ${unexpected}. Restore into an empty folder. Nothing was changed.`,
    );
  const store = await openStore(env);
  if ((await store.readNote('installation-id')) !== undefined)
    throw new StartError('The place of the files belongs to an installation already. Nothing was changed.');

  return withOwner(env, { migrated: { documentKey } }, async (client) => {
    await requireMatch(client, manifest);
    const erased = await readFile(join(home, 'erased-accounts'), 'utf8');
    for (const line of erased.split('\n').filter(Boolean)) await keepLine(env, 'erased-accounts', line);
    for (const file of manifest.files) await copyFileIn(store, home, file);

    await client.query('begin; set local role rumo_owner; set local statement_timeout = 0');
    await copyTablesIn(client, folder, manifest.tables);
    await deleteMissingDocuments(client, manifest);
    for (const [name, value] of Object.entries(manifest.sequences))
      await client.query('select setval($1::text::regclass, $2::bigint)', [`public.${name}`, value]);
    for (const job of manifest.jobs)
      await client.query(
        'select graphile_worker.add_job($1, $2::json, run_at => $3::timestamptz, job_key => $4, max_attempts => $5)',
        [job.task, JSON.stringify(job.payload), job.runAt, job.key, job.maxAttempts],
      );
    const erasedAgain = await eraseAgain(client, await readErasedAccounts(env));
    const { rows } = await client.query<{ id: string }>('select id from installation');
    await client.query('commit');
    const id = rows[0]?.id;
    if (id) await sealedFiles(store, documentKey).writeInstallation(id);
    return { manifest, erasedAgain };
  });
}

/** Throws StartError when the database holds accounts, or another version of the program made the backup. */
async function requireMatch(client: pg.Client, manifest: Manifest): Promise<void> {
  const { rows } = await client.query<{ schema: string }>(
    'select name as schema from migrations.kysely_migration order by name desc limit 1',
  );
  await client.query('begin; set local role rumo_owner');
  const { rowCount } = await client.query('select from accounts limit 1');
  await client.query('rollback');
  if (rowCount)
    throw new StartError(
      'The database holds accounts already. Restore into an empty one. Nothing was changed.',
    );
  const schema = rows[0]?.schema;
  if (schema !== manifest.schema)
    throw new StartError(
      `This backup was made by a program whose last migration is ${manifest.schema}; this one's is ${schema}.
Restore with that version, then start this one. Nothing was changed.`,
    );
}

/** Deletes rows of documents that were erased while the backup was made. */
async function deleteMissingDocuments(client: pg.Client, { files }: Manifest): Promise<void> {
  await client.query(
    `delete from documents where upload_status = 'uploaded'
       and user_id || '/' || id not in (select left(location, 73) from unnest($1::text[]) location)`,
    [files.map(({ location }) => location)],
  );
}

async function eraseAgain(client: pg.Client, ids: readonly string[]): Promise<number> {
  await client.query('delete from documents where user_id = any ($1::uuid[])', [ids]);
  const { rowCount } = await client.query('delete from accounts where id = any ($1::uuid[])', [ids]);
  await client.query(
    'update account_erasures set erased_at = now() where erased_at is null and account_id = any ($1::uuid[])',
    [ids],
  );
  return rowCount ?? 0;
}
