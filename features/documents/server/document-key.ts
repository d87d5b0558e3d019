import type pg from 'pg';
import { FileDamaged, type Files } from '#platform/server/files/files.ts';
import type { Platform } from '#platform/server/platform.ts';
import { connectAsOwner } from '#platform/server/schema/owner.ts';
import { nameOfKey, type Secrets } from '#platform/server/secrets.ts';
import { StartError } from '#platform/server/start-error.ts';

const batchSize = 500;

const prefix = 'rumo: live, key ';

/** The application name of a running server in the database, by which a rotation sees which keys are in use. */
export const runningWith = (secrets: Secrets): string => prefix + nameOfKey(secrets);

interface Rotation {
  /** Keys wrapped by the new document key in this run. */
  rewrapped: number;
  /** Already wrapped by it before. */
  done: number;
  /** Opened by neither key: lost before. */
  lost: number;
}

/**
 * Wraps the keys of all stored files by the present document key, in batches, each row only if it has not changed since it
 * was read. Can be interrupted and repeated. `report` is called after each batch.
 * @throws StartError when a server runs without the present key: it could not open what is rewrapped, and what it stores
 * would be lost with the old key.
 */
export async function rotateDocumentKey(
  owner: pg.ClientConfig,
  files: Pick<Files, 'rewrap'>,
  secrets: Secrets,
  report: (soFar: Rotation, of: number) => void,
): Promise<Rotation> {
  return connectAsOwner(owner, async (client) => {
    await refuseOtherKeys(client, secrets);
    await client.query('set role rumo_owner');
    const count = await client.query(
      `select count(*)::int as of from documents where wrapped_key is not null`,
    );
    const soFar: Rotation = { rewrapped: 0, done: 0, lost: 0 };
    for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
      const { rows } = await client.query<{ id: string; file_path: string; wrapped_key: Buffer }>(
        `select id, file_path, wrapped_key from documents where wrapped_key is not null and id > $1
         order by id limit ${batchSize}`,
        [last],
      );
      const end = rows.at(-1);
      if (!end) break;
      for (const row of rows) await rewrapRow(client, files, row, soFar);
      last = end.id;
      report(soFar, count.rows[0].of);
    }
    // A server that was started meanwhile with the old key alone would store with it.
    await refuseOtherKeys(client, secrets);
    return soFar;
  });
}

async function rewrapRow(
  client: pg.Client,
  files: Pick<Files, 'rewrap'>,
  { id, file_path, wrapped_key }: { id: string; file_path: string; wrapped_key: Buffer },
  soFar: Rotation,
): Promise<void> {
  try {
    const wrapped = files.rewrap(file_path, wrapped_key);
    // Only the same key: a file that was uploaded again meanwhile is under the present document key.
    if (wrapped)
      await client.query('update documents set wrapped_key = $1 where id = $2 and wrapped_key = $3', [
        wrapped,
        id,
        wrapped_key,
      ]);
    soFar[wrapped ? 'rewrapped' : 'done'] += 1;
  } catch (error) {
    if (!(error instanceof FileDamaged)) throw error;
    soFar.lost += 1;
  }
}

async function refuseOtherKeys(client: pg.Client, secrets: Secrets): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)
     and application_name <> $2`,
    [prefix, runningWith(secrets)],
  );
  if (rowCount)
    throw new StartError(`${rowCount} running server(s) do not use the new key yet: restart them, then run this again.
Keep the old key until then.`);
}

/**
 * Checks at the start that the document key opens the first or the last stored document. With a wrong key no document could
 * be read, and what is uploaded then could not be read with the right one.
 * @throws StartError when neither opens, unless DOCUMENT_KEY_LOST says that this is known.
 */
export async function checkDocumentKey({ env, database, files }: Platform): Promise<void> {
  if (env.documentKeyIsLost) return;
  const stored = await database.asSystem('start: does the key open the documents', async (tx) => {
    const uploaded = tx
      .selectFrom('documents')
      .select(['file_path as key', 'wrapped_key as wrappedKey'])
      .where('upload_status', '=', 'uploaded')
      .limit(1);
    const first = await uploaded.orderBy('uploaded_at').executeTakeFirst();
    const last = await uploaded.orderBy('uploaded_at', 'desc').executeTakeFirst();
    return [first, last].filter((file) => file !== undefined);
  });
  if (stored.length === 0 || stored.some(({ key, wrappedKey }) => wrappedKey && files.opens(key, wrappedKey)))
    return;
  throw new StartError(
    `${env.documentKey ? 'DOCUMENT_KEY' : `${env.dataDir}/document.key`} does not open the documents that are stored here: it is not the key that they were stored with.
Put the right one back, from where it is kept apart from the backup. DOCUMENT_KEY_LOST=yes starts without it: then the
documents that are stored cannot be opened by anybody.`,
  );
}
