import type { Database, Tx } from '#platform/server/database.ts';
import { uploadMs } from '#platform/server/http/limits.ts';
import type { Task } from '#platform/server/jobs.ts';
import { announcedForMs } from '../rules/documents.ts';
import { type DocumentBytes, eraseRow } from './erase-document.ts';

/** Staged bytes that nobody has touched for so long belong to no living upload (see `Files.sweep`). */
const stagedMs = 30_000;

/**
 * Cleans up after uploads and deletions that a crash interrupted. Runs every minute and after a start; every step may
 * be interrupted and repeated. Nothing here can touch the bytes of an uploaded row: whatever is erased is erased
 * under the lock of a row that is not uploaded, and uploads publish under the same lock.
 */
export const reconcileFiles: Task<'reconcile-files'> = async (_payload, { database, files, clock, log }) => {
  const now = clock();
  const swept = await files.sweep(new Date(now.getTime() - stagedMs));
  let rows = 0;
  let unclaimed = 0;
  for (const { id } of await readUnfinished(database)) {
    await database.asSystem('finish an interrupted upload', async (tx) => {
      const row = await lockUnfinished(tx, id);
      if (!row) return;
      if (row.upload_status === 'deleting' || (row.upload_status === 'pending' && isOver(row, now))) {
        await eraseRow(tx, files, row);
        rows += 1;
      } else if ((await files.sizeOf(row.file_path)) !== undefined) {
        // Published, and then the commit never came: the sender was told nothing and will send again. Or refused, and not
        // erased yet.
        await files.erase(row.file_path);
        unclaimed += 1;
      }
    });
  }
  if (swept + rows + unclaimed > 0) log.info({ swept, rows, unclaimed }, 'cleaned up after broken uploads');
};

function readUnfinished(database: Database): Promise<{ id: string }[]> {
  return database.asSystem('read unfinished uploads', (tx) =>
    tx.selectFrom('documents').select('id').where('upload_status', '<>', 'uploaded').execute(),
  );
}

/** The row, unless it has meanwhile been finished or somebody is finishing it right now. */
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
function isOver(row: DocumentBytes & { created_at: Date }, now: Date): boolean {
  return row.created_at.getTime() + announcedForMs + uploadMs < now.getTime();
}
