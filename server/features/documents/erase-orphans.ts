import type { JobPlatform } from '../../platform/jobs.ts';

const batchSize = 500;
/** More strangers than this, and more than rows that are known: then the store or the database is the wrong one. */
const tolerated = 20;

/**
 * Erases bytes that no row knows. A row is there before its bytes and stays until they are gone, so such bytes can
 * never become anybody's document again; their key is lost with the row. Where most of the store is unknown,
 * nothing is erased: that is another installation's store, or a database that was restored from far back.
 */
export async function eraseOrphans({ database, files, log }: JobPlatform): Promise<void> {
  const orphans: string[] = [];
  let known = 0;
  let batch: string[] = [];

  const sort = async () => {
    const ids = batch.map(documentIdOf).filter((id) => id !== undefined);
    const rows = await database.asSystem('look for rows of stored files', (tx) =>
      tx
        .selectFrom('documents')
        .select('id')
        .where('id', 'in', [...ids, '00000000-0000-0000-0000-000000000000'])
        .execute(),
    );
    const found = new Set(rows.map((row) => row.id));
    known += found.size;
    orphans.push(...batch.filter((key) => documentIdOf(key) && !found.has(documentIdOf(key) ?? '')));
    batch = [];
  };
  for await (const key of files.list()) {
    batch.push(key);
    if (batch.length === batchSize) await sort();
  }
  await sort();

  if (orphans.length > tolerated && orphans.length > known) {
    log.error(
      { unknown: orphans.length, known },
      'the file store does not belong to this database: nothing erased',
    );
    return;
  }
  for (const key of orphans) await files.erase(key);
  if (orphans.length > 0) log.warn({ files: orphans.length }, 'erased files that no row knows');
}

/** The row's id in `{user id}/{row id}_{name}`; undefined for what we did not put there and leave alone. */
function documentIdOf(key: string): string | undefined {
  return /^[0-9a-f-]{36}\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})_/.exec(key)?.[1];
}
