import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { putContent as contract, DocumentRow } from '#domain/contracts/documents.ts';
import { announcedForMs } from '#domain/rules/documents.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { SizeMismatch, type StagedFile, StorageFull } from '../../platform/files/files.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { say } from '../../platform/say.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { recomputeProgress } from '../guide/recompute-progress.ts';
import { checkContent } from './check-content.ts';
import { presentDocument } from './present-document.ts';
import { receiveBody, wrongSize } from './receive-body.ts';

type Context = RequestContext<'person'>;

/**
 * Takes in the bytes of an announced file. They are durable before the row says so, and the row says so before the
 * sender hears of it: a crash at any point leaves an upload that can be repeated, never one that was promised and lost.
 */
export async function putContent(
  { params }: Parsed<typeof contract>,
  context: Context,
): Promise<Output<typeof contract>> {
  const row = await context.transaction((tx) => readOwn(tx, params.id));
  const age = context.platform.clock().getTime() - row.created_at.getTime();
  if (row.upload_status === 'pending' && age > announcedForMs) throw new AppError('not_found');

  const body = receiveBody(context.http, row.file_size);
  try {
    if (row.upload_status === 'uploaded') return repeated(row, await digestOf(body));
    const staged = await context.platform.files.stage(checkContent(body, row.file_name), {
      size: row.file_size,
    });
    try {
      return await context.transaction((tx) => finish(tx, params.id, staged, context));
    } finally {
      await staged.discard();
    }
  } catch (cause) {
    if (cause instanceof SizeMismatch) throw wrongSize();
    if (cause instanceof StorageFull) throw new AppError('storage_full', { cause });
    throw cause;
  }
}

async function readOwn(tx: Tx, id: string, lock = false) {
  let query = tx
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .where('upload_status', '<>', 'deleting');
  if (lock) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

type Row = Awaited<ReturnType<typeof readOwn>>;

/** Under the row's lock, so that of two senders one publishes and the other finds it done. */
async function finish(tx: Tx, id: string, staged: StagedFile, { person, platform, requestId }: Context) {
  const row = await readOwn(tx, id, true);
  if (row.upload_status === 'uploaded') return repeated(row, staged.sha256);

  const wrappedKey = await staged.publish(row.file_path);
  await sql`select app.finish_upload(${id}, ${staged.sha256}, ${wrappedKey})`.execute(tx);
  await recomputeProgress(tx, row.application_id);
  await recordAudit(tx, {
    action: 'document.uploaded',
    subject: { type: 'document', id },
    ownerId: person.userId,
    details: { category: row.document_category, size: row.file_size },
    requestId,
  });
  return presentDocument({ ...row, upload_status: 'uploaded', waiting_since: platform.clock() });
}

/** The same bytes again are the same success; other bytes must not look like one. */
function repeated(row: Row, sha256: Buffer): DocumentRow {
  if (!row.sha256?.equals(sha256))
    throw new AppError('conflict', { message: say.documents((errors) => errors.otherContent) });
  return presentDocument(row);
}

async function digestOf(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of body) hash.update(piece);
  return hash.digest();
}
