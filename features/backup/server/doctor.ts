import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { readErasedAccounts } from '#features/privacy/server/erased-accounts.ts';
import { systemClock } from '#platform/server/clock.ts';
import type { Env } from '#platform/server/env.ts';
import { openFiles } from '#platform/server/files/open-files.ts';
import { openScanner } from '#platform/server/scanner.ts';
import { addressesOf, faultsOfAddresses } from '#platform/server/schema/addresses.ts';
import { sqlMigrations } from '#platform/server/schema/migrate.ts';
import { loginsBeside } from '#platform/server/schema/roles.ts';
import { loadDocumentKey } from '#platform/server/secrets.ts';
import { withOwner } from './with-owner.ts';

export interface Finding {
  /** False: the operator has to act. */
  ok: boolean;
  text: string;
}

/** The newest backup has to be younger. */
const oldestBackupHours = 26;

/**
 * Checks an installation, running or not, and changes nothing: settings, database, key, every document, erasures, backups.
 * @param options.backups - the folder given to `npm run backup`.
 */
export async function* examine(env: Env, options: { backups?: string }): AsyncGenerator<Finding> {
  const files = await openFiles(env);
  const documentKey = await loadDocumentKey(env);
  const room = await files.room();
  if (room)
    yield {
      ok: room.free > room.floor,
      text: `Disk of the files: ${Math.floor(room.free / 1024 ** 2)} MB free; uploads stop below ${Math.ceil(room.floor / 1024 ** 2)} MB.`,
    };
  yield* await addresses(env, documentKey);
  yield* await withOwner(env, {}, async (client) => {
    const found: Finding[] = [];
    const ask = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => {
      await client.query('begin read only; set local role rumo_owner; set local statement_timeout = 0');
      const { rows } = await client.query(text, values);
      await client.query('commit');
      return rows;
    };
    const [head] = await ask<{ version: string; schema: string; drift: number }>(`
      select current_setting('server_version') as version,
        (select name from migrations.kysely_migration order by name desc limit 1) as schema,
        extract(epoch from clock_timestamp())::float8 as drift`);
    const drift = Math.abs((head?.drift ?? 0) - systemClock().getTime() / 1000);
    found.push({ ok: true, text: `PostgreSQL ${head?.version} answers.` });
    found.push({ ok: drift < 5, text: `Clocks of program and database differ by ${drift.toFixed(1)} s.` });
    const newest = Object.keys(await sqlMigrations.getMigrations()).at(-1);
    found.push({
      ok: head?.schema === newest,
      text: `Last migration: ${head?.schema}; this program's: ${newest}.`,
    });
    const [installation] = await ask<{ id: string }>('select id from installation');
    const stored = await files.readInstallation();
    const match = installation?.id === stored;
    found.push({
      ok: match,
      text: match ? 'Files and database belong together.' : 'The files belong to another database.',
    });
    type Row = { id: string; file_path: string; file_size: number; wrapped_key: Buffer; sha256: Buffer };
    const rows = await ask<Row>(
      `select id, file_path, file_size, wrapped_key, sha256 from documents where upload_status = 'uploaded' order by id`,
    );
    const faults: string[] = [];
    for (const row of rows) {
      const stored = { key: row.file_path, size: row.file_size, wrappedKey: row.wrapped_key };
      const hash = createHash('sha256');
      try {
        for await (const piece of await files.open(stored)) hash.update(piece);
        if (!hash.digest().equals(row.sha256)) faults.push(`${row.id} (another content)`);
      } catch (error) {
        faults.push(`${row.id} (${error instanceof Error ? error.message : error})`);
      }
    }
    found.push({
      ok: faults.length === 0,
      text: `${rows.length} documents were read; ${faults.length} cannot be${faults.length > 0 ? `: ${faults.slice(0, 20).join(', ')}` : '.'}`,
    });
    const erased = await readErasedAccounts(env);
    const back = await ask('select from accounts where id = any ($1::uuid[])', [erased]);
    found.push({ ok: back.length === 0, text: `Erased accounts that are back: ${back.length}.` });
    return found;
  });
  let aside = 0;
  for await (const _file of files.quarantined()) aside += 1;
  yield { ok: aside === 0, text: `Files that no row knows, set aside for 30 days: ${aside}.` };
  const scanner = openScanner(env);
  const scans = await scanner.probe().then(
    () => true,
    () => false,
  );
  yield {
    ok: scans && scanner.mode === 'clamd',
    text:
      scanner.mode === 'local'
        ? 'No virus scanner: CLAMAV_URL is not set.'
        : `The virus scanner ${scans ? 'answers' : 'does not answer'}.`,
  };
  yield {
    ok: documentKey.length === 32 && Boolean(env.documentKey),
    text: env.documentKey
      ? 'DOCUMENT_KEY is set.'
      : `DOCUMENT_KEY lies beside what it opens, in ${env.dataDir}/document.key: keep a copy elsewhere.`,
  };
  yield await newestBackup(options.backups);
}

async function addresses(env: Env, documentKey: Buffer): Promise<Finding[]> {
  const { databaseUrl, databasePoolUrl, databaseListenUrl, databaseReadUrl } = env;
  if (!databaseUrl || !(databasePoolUrl || databaseListenUrl || databaseReadUrl)) return [];
  const logins = loginsBeside({ connectionString: databaseUrl }, documentKey);
  const faults = await faultsOfAddresses(env, logins, addressesOf(env, logins, documentKey));
  if (faults.length > 0) return faults.map(({ problem }) => ({ ok: false, text: problem }));
  return [{ ok: true, text: 'Every address of the database leads to the same one.' }];
}

async function newestBackup(home: string | undefined): Promise<Finding> {
  if (!home) return { ok: false, text: 'Backups: name their folder, `npm run doctor -- /backups`.' };
  const names = await readdir(home).catch((): string[] => []);
  const newest = names
    .filter((name) => /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}$/.test(name))
    .toSorted()
    .at(-1);
  if (!newest) return { ok: false, text: `There is no backup in ${home}.` };
  const at = new Date(`${newest.slice(0, 13)}:${newest.slice(14, 16)}:${newest.slice(17)}Z`);
  const hours = (systemClock().getTime() - at.getTime()) / 3_600_000;
  return { ok: hours < oldestBackupHours, text: `The newest backup is ${hours.toFixed(1)} hours old.` };
}
