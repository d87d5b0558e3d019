import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { recomputeProgress } from '#features/guide/server/recompute-progress.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { SizeMismatch, type StagedFile, StorageFull } from '#platform/server/files/files.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { putContent as contract, DocumentRow } from '../contract.ts';
import { announcedForMs, extensionOf } from '../rules/documents.ts';
import { checkContent } from './check-content.ts';
import { type CheckedFile, checkFile } from './check-file.ts';
import { presentDocument } from './present-document.ts';
import { receiveBody, wrongSize } from './receive-body.ts';
import { refusedKind } from './refuse-file.ts';
import { sayDocument } from './say.ts';

type Context = RequestContext<'person'>;

/**
 * How long a sender waits for the checks; afterwards the file is kept and waits for them. Staged bytes are swept when
 * nobody has touched them for 30 seconds.
 */
const checkMs = 15_000;

/**
 * Takes in the bytes of an announced file. They are durable before the row says so, and the row says so before the
 * sender hears of it: a crash at any point leaves an upload that can be repeated, never one that was promised and lost.
 */
export async function putContent(
  { params }: Parsed<typeof contract>,
  context: Context,
): Promise<Output<typeof contract>> {
  const row = await context.transaction((tx) => readOwn(tx, params.id));
  if (row.upload_status === 'refused') throw infected();
  const age = context.platform.clock().getTime() - row.created_at.getTime();
  if (row.upload_status === 'pending' && age > announcedForMs) throw new AppError('not_found');

  const body = receiveBody(context.http, row.file_size);
  try {
    if (row.upload_status === 'uploaded') return repeated(row, await digestOf(body));
    const staged = await context.platform.files.stage(checkContent(body, row.file_name), {
      size: row.file_size,
    });
    try {
      const checked = await check(row, staged, context);
      return await context.transaction((tx) => finish(tx, params.id, { staged, checked }, context));
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

type Kept = Extract<CheckedFile, { findings: unknown }>;

/** What the checks say of a file that may be kept. One that may not is refused, and of a virus the log has a line. */
async function check(row: Row, staged: StagedFile, context: Context): Promise<Kept> {
  const checked = await checkFile(context.platform, { ...row, open: () => staged.open() }, checkMs);
  if (checked.status === 'refused') throw refusedKind(checked.reason, extensionOf(row.file_name));
  if (checked.status !== 'infected') return checked;
  await context.transaction((tx) =>
    recordAudit(tx, {
      action: 'document.refused',
      subject: { type: 'document', id: row.id },
      ownerId: context.person.userId,
      details: { signature: checked.signature, stored: false },
      requestId: context.requestId,
    }),
  );
  throw infected();
}

const infected = () =>
  new AppError('file_infected', {
    message: sayDocument((errors) => `${errors.infected} ${errors.infectedHelp}`),
  });

/** Under the row's lock, so that of two senders one publishes and the other finds it done. */
async function finish(
  tx: Tx,
  id: string,
  { staged, checked }: { staged: StagedFile; checked: Kept },
  { person, platform, requestId }: Context,
) {
  const row = await readOwn(tx, id, true);
  if (row.upload_status === 'uploaded') return repeated(row, staged.sha256);

  const wrappedKey = await staged.publish(row.file_path);
  const { findings, status } = checked;
  await sql`select app.finish_upload(${id}, ${staged.sha256}, ${wrappedKey}, ${findings}, ${status})`.execute(
    tx,
  );
  await recomputeProgress(tx, row.application_id);
  await recordAudit(tx, {
    action: 'document.uploaded',
    subject: { type: 'document', id },
    ownerId: person.userId,
    details: { category: row.document_category, size: row.file_size, findings },
    requestId,
  });
  return presentDocument({
    ...row,
    upload_status: 'uploaded',
    waiting_since: platform.clock(),
    findings,
    check_status: status,
  });
}

/** The same bytes again are the same success; other bytes must not look like one. */
function repeated(row: Row, sha256: Buffer): DocumentRow {
  if (!row.sha256?.equals(sha256))
    throw new AppError('conflict', { message: sayDocument((errors) => errors.otherContent) });
  return presentDocument(row);
}

async function digestOf(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of body) hash.update(piece);
  return hash.digest();
}
