import type { Tx } from '#platform/server/database.ts';
import { uploadMs } from '#platform/server/http/route.ts';
import type { JobPlatform, Task } from '#platform/server/jobs.ts';
import { announcedForMs } from '../rules/documents.ts';
import { eraseRow } from './delete.ts';

/** Staged bytes untouched for so long belong to no live upload (see `Files.sweep`). */
const stagedMs = 30_000;

/**
 * Cleans up after uploads and deletions that a crash interrupted. Runs every minute and after a start; idempotent. It cannot
 * touch the bytes of an uploaded row: it erases under the lock of a row that is not uploaded, and uploads publish under the
 * same lock.
 */
export const reconcileFiles: Task<'reconcile-files'> = async (_payload, { database, files, clock, log }) => {
  const now = clock();
  const swept = await files.sweep(new Date(now.getTime() - stagedMs));
  let rows = 0;
  let unclaimed = 0;
  const unfinished = await database.asSystem('read unfinished uploads', (tx) =>
    tx.selectFrom('documents').select('id').where('upload_status', '<>', 'uploaded').execute(),
  );
  for (const { id } of unfinished) {
    await database.asSystem('finish an interrupted upload', async (tx) => {
      const row = await lockUnfinished(tx, id);
      if (!row) return;
      if (
        row.upload_status === 'deleting' ||
        (row.upload_status === 'pending' && isExpired(row.created_at, now))
      ) {
        await eraseRow(tx, files, row);
        rows += 1;
      } else if ((await files.sizeOf(row.file_path)) !== undefined) {
        // Published without a commit: the client got no answer and sends again. Or refused and not erased yet.
        await files.erase(row.file_path);
        unclaimed += 1;
      }
    });
  }
  if (swept + rows + unclaimed > 0) log.info({ swept, rows, unclaimed }, 'cleaned up after broken uploads');
};

/** The row, unless its upload has been finished meanwhile or is being finished right now. */
function lockUnfinished(tx: Tx, id: string) {
  return tx
    .selectFrom('documents')
    .select(['id', 'user_id', 'file_path', 'upload_status', 'created_at'])
    .where('id', '=', id)
    .where('upload_status', '<>', 'uploaded')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** No upload that began in time can still be running. */
const isExpired = (created: Date, now: Date) => created.getTime() + announcedForMs + uploadMs < now.getTime();

/**
 * Compares every row with the store and everything in the store with the rows. After a crash both find nothing (that is
 * what `reconcile-files` is for): they are for restored backups, swapped disks and manual changes.
 */
export const checkFiles: Task<'check-files'> = async (_payload, platform) => {
  await markMissing(platform);
  await quarantineOrphans(platform);
};

const pageSize = 500;
const nilUuid = '00000000-0000-0000-0000-000000000000';

/** Requests to the store at once: a bucket answers in tens of milliseconds. */
const concurrency = 8;

/**
 * Looks for the bytes of every uploaded row. Rows without them, or with too few, are marked and logged, and `/api/health`
 * counts them. They are never dropped: a backup may have the document.
 */
async function markMissing({ database, files, clock, log }: JobPlatform): Promise<void> {
  let after = nilUuid;
  for (;;) {
    const page = await database.asSystem('check stored files', (tx) =>
      tx
        .selectFrom('documents')
        .select(['id', 'file_path', 'file_size', 'bytes_missing_since'])
        .where('upload_status', '=', 'uploaded')
        .where('id', '>', after)
        .orderBy('id')
        .limit(pageSize)
        .execute(),
    );
    const rows = page.values();
    const look = async () => {
      for (const row of rows) {
        const found = await files.sizeOf(row.file_path);
        const missing = found !== row.file_size;
        if (missing)
          log.error({ documentId: row.id, found, expected: row.file_size }, 'a stored file is missing');
        if (missing !== (row.bytes_missing_since !== null)) await mark(row.id, missing);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, look));
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.id;
  }

  /** Only if the row is still uploaded: a document deleted meanwhile has no bytes. */
  async function mark(id: string, missing: boolean): Promise<void> {
    const { numUpdatedRows } = await database.asSystem('mark a missing file', (tx) =>
      tx
        .updateTable('documents')
        .set({ bytes_missing_since: missing ? clock() : null })
        .where('id', '=', id)
        .where('upload_status', '=', 'uploaded')
        .executeTakeFirst(),
    );
    if (numUpdatedRows === 0n) return;
    if (missing) log.error({ documentId: id }, 'the bytes of a document are missing');
    else log.warn({ documentId: id }, 'the bytes of a document are back');
  }
}

/** Days that bytes without a row are kept: longer than it takes to notice that a wrong backup was restored. */
const quarantineDays = 30;

/**
 * Quarantines bytes without a row, releases those whose row is there again, and erases what was quarantined for 30 days. A
 * row is written before its bytes and deleted after them, so crashes leave none: such bytes come from a restored database
 * and may be needed.
 */
async function quarantineOrphans(platform: JobPlatform): Promise<void> {
  const { files, clock, log } = platform;
  const today = clock().toISOString().slice(0, 10);
  const oldest = new Date(clock().getTime() - quarantineDays * 86_400_000).toISOString().slice(0, 10);
  const counts = { set_aside: 0, given_back: 0, erased: 0 };

  for await (const { item, known } of withRows(platform, files.list(), (key) => key)) {
    if (known) continue;
    await files.quarantine(item, today);
    counts.set_aside += 1;
  }
  for await (const { item, known } of withRows(platform, files.quarantined(), ({ key }) => key)) {
    if (known) await files.release(item);
    else if (item.day <= oldest) await files.eraseQuarantined(item);
    else continue;
    counts[known ? 'given_back' : 'erased'] += 1;
  }
  if (counts.set_aside + counts.given_back + counts.erased > 0)
    log.warn(counts, 'files without a row: set aside for 30 days, given back, erased');
}

/** Each of `items` whose key is ours, and whether a document has it. */
async function* withRows<T>(
  { database }: JobPlatform,
  items: AsyncIterable<T>,
  keyOf: (item: T) => string,
): AsyncGenerator<{ item: T; known: boolean }> {
  let batch: { item: T; id: string }[] = [];
  const flush = async () => {
    const ids = batch.map(({ id }) => id);
    const found = await database.asSystem('look for rows of stored files', (tx) => existingIds(tx, ids));
    const result = batch.map(({ item, id }) => ({ item, known: found.has(id) }));
    batch = [];
    return result;
  };
  for await (const item of items) {
    const id = documentIdOf(keyOf(item));
    if (id) batch.push({ item, id });
    if (batch.length === pageSize) yield* await flush();
  }
  yield* await flush();
}

/** Which of these ids documents have. */
export async function existingIds(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('documents')
    .select('id')
    .where('id', 'in', [...ids, nilUuid])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The row's id in `{user id}/{row id}_{name}`; undefined for keys that are not ours. */
export function documentIdOf(key: string): string | undefined {
  return /^[0-9a-f-]{36}\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})_/.exec(key)?.[1];
}
