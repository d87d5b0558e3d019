import { sql } from 'kysely';
import type { Database } from '#platform/server/database.ts';
import type { Env } from '#platform/server/env.ts';
import type { Files } from '#platform/server/files/files.ts';
import { StartError } from '#platform/server/start-error.ts';
import { documentIdOf, existingIds } from './reconcile.ts';

/** Files that are compared with the rows where a store or a database has no id yet (older versions wrote none). */
const sampleSize = 50;

/**
 * Compares the installation ids of database and file store before any job runs: with another database all files would be
 * quarantined, and with another store all documents would count as lost.
 * @throws StartError when they do not belong together, unless ADOPT_FILES says that they do.
 */
export async function checkInstallation(
  env: Pick<Env, 'adoptFiles' | 'dataDir' | 'storageUrl'>,
  database: Database,
  files: Files,
): Promise<void> {
  const stored = await files.readInstallation();
  const { id, known, rows } = await database.asSystem('start: do files and database fit', async (tx) => {
    const own = await tx.selectFrom('installation').select('id').executeTakeFirst();
    const sample = await sampleOf(files);
    const found = await existingIds(tx, sample);
    const row = await tx
      .selectFrom('documents')
      .select('id')
      .where('upload_status', '=', 'uploaded')
      .limit(1)
      .executeTakeFirst();
    return { id: own?.id, known: { of: sample.length, found: found.size }, rows: row !== undefined };
  });

  if (id && stored === id) return;
  const fits = known.of === 0 ? !rows && !stored : known.found > 0;
  const hasBothIds = id !== undefined && stored !== undefined;
  if (!env.adoptFiles && (hasBothIds || !fits)) throw new StartError(refusal(env, known.of > 0));
  await files.writeInstallation(id ?? (await createId(database)));
}

/** Of several processes that start at once, one creates the id and the others read it. */
function createId(database: Database): Promise<string> {
  return database.asSystem('start: name the installation', async (tx) => {
    await sql`insert into installation default values on conflict do nothing`.execute(tx);
    return (await tx.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id;
  });
}

/** Row ids in the names of the first files. */
async function sampleOf(files: Files): Promise<string[]> {
  const ids: string[] = [];
  for await (const key of files.list()) {
    const id = documentIdOf(key);
    if (id) ids.push(id);
    if (ids.length === sampleSize) break;
  }
  return ids;
}

function refusal(env: Pick<Env, 'dataDir' | 'storageUrl'>, full: boolean): string {
  const place = env.storageUrl ? 'the bucket of STORAGE_URL' : `${env.dataDir}/files`;
  return full
    ? `The documents in ${place} belong to another database than the one that we start with. Nothing was changed.
Start with the database they belong to (or restore its backup), or with another place for the files. If the two do belong
together, ADOPT_FILES=yes says so.`
    : `The database knows documents whose files are not in ${place}. Nothing was changed.
Point DATA_DIR or STORAGE_URL to the place where they are (or restore the backup of the files). If they are lost,
ADOPT_FILES=yes starts without them.`;
}
