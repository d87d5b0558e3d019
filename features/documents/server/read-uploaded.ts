import type { Context } from 'hono';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Tx } from '#platform/server/database.ts';
import { readRange } from '#platform/server/files/byte-range.ts';
import { contentColumns } from './send-content.ts';

/**
 * An uploaded document that the transaction's actor may see, and a line in the log that its bytes were asked for. A
 * viewer fetches one document in many parts: only the part with the first byte counts.
 */
export async function readUploaded(tx: Tx, id: string, request: { http: Context; requestId: string }) {
  const row = await tx
    .selectFrom('documents')
    .select(contentColumns)
    .where('id', '=', id)
    .where('upload_status', '=', 'uploaded')
    .executeTakeFirst();
  if (!row) return undefined;
  const range = readRange(request.http.req.header('Range'), row.file_size);
  const isFirst = range === undefined || (range !== 'unsatisfiable' && range.start === 0);
  if (isFirst && request.http.req.method !== 'HEAD') {
    await recordAudit(tx, {
      action: 'document.opened',
      subject: { type: 'document', id },
      ownerId: row.user_id,
      requestId: request.requestId,
    });
  }
  return row;
}
