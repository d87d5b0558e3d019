import type { JobPlatform } from '#platform/server/jobs.ts';

const pageSize = 500;
/** Rows looked up at once: a bucket answers in tens of milliseconds. */
const atOnce = 8;

/**
 * Looks for the bytes of every uploaded row. Rows without them, or with too few, are marked and named in the log;
 * `/api/health` counts them. They are never dropped: a person was promised that document, and a backup may have it.
 */
export async function markMissing({ database, files, clock, log }: JobPlatform): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
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
    await Promise.all(Array.from({ length: atOnce }, look));
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.id;
  }

  /** Only if the row is still uploaded: a document deleted meanwhile has rightly lost its bytes. */
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
