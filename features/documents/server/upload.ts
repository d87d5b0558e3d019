import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { lockOwnApplication } from '#features/applications/server/own.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { recomputeProgress } from '#features/guide/server/progress.ts';
import type { Settings } from '#features/settings/contract.ts';
import { readSettings } from '#features/settings/server/settings.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { SizeMismatch, type StagedFile, StorageFull } from '#platform/server/files/files.ts';
import type { Operation, RequestContext } from '#platform/server/operation.ts';
import type * as contract from '../contract.ts';
import type { DocumentRow } from '../contract.ts';
import { guideItemOf } from '../rules/document-types.ts';
import {
  announcedForMs,
  bytesAllowed,
  extensionOf,
  extensionsFor,
  fileProblem,
  mediaTypeOf,
  openUploadsAllowed,
} from '../rules/documents.ts';
import { cleanName, isFitName } from '../rules/file-names.ts';
import { type CheckedFile, checkFile } from './check-file.ts';
import { presentDocument, shownColumns } from './documents.ts';
import {
  checkContent,
  documentError,
  errorText,
  fileTypeRefused,
  receiveBody,
  wrongSize,
} from './upload-body.ts';

/**
 * Announces a file: checks its name and size against the settings, the step it belongs to, and the space left on the disk
 * and to the user, and reserves the row that its bytes fill. The path follows from the row; the client never names one.
 */
export const beginUpload: Operation<typeof contract.beginUpload, 'person'> = async (
  { body },
  { person, platform, transaction },
) => {
  if (body.bring_item && (body.guide_item || body.document_category !== 'general'))
    throw new AppError('invalid_input');
  const room = await platform.files.room();
  const name = cleanName(body.file_name);
  return transaction(async (tx) => {
    const settings = await readSettings(tx);
    const place = body.replaces_id ? await placeOfReturned(tx, body.application_id, body.replaces_id) : body;
    const fileType = checkAnnounced(
      { name, size: body.file_size },
      { ...settings, allowed_file_types: extensionsFor(place.guide_item, settings.allowed_file_types) },
    );
    if (room && room.free - body.file_size < room.floor) throw new AppError('storage_full');
    await checkPlace(tx, body.application_id, body.step_id);
    await checkQuota(tx, person.userId, body.file_size);
    const row = await tx
      .insertInto('documents')
      .values({
        application_id: body.application_id,
        user_id: person.userId,
        step_id: place.step_id ?? null,
        file_name: name,
        file_type: fileType,
        file_size: body.file_size,
        document_category: place.document_category,
        guide_item: place.guide_item ?? null,
        bring_item: body.bring_item ?? null,
        replaces_id: body.replaces_id ?? null,
      })
      .returning(shownColumns)
      .executeTakeFirstOrThrow();
    return presentDocument(row);
  });
};

/** Returns the media type to store; throws what is wrong with the file, in the specification's words where it has some. */
function checkAnnounced(file: { name: string; size: number }, settings: Settings): string {
  if (!isFitName(file.name))
    throw invalidName((errors) => `${errors.nameNotAllowed} ${errors.nameNotAllowedHelp}`);
  const fileType = mediaTypeOf(file.name);
  switch (fileProblem(file, settings)) {
    case 'too_large':
      throw documentError('file_too_large', (errors) => errors.tooLarge(settings.max_file_size));
    case 'empty':
      throw documentError('file_unreadable', (errors) => `${errors.empty} ${errors.emptyHelp}`);
    case 'name_too_long':
      throw invalidName((errors) => `${errors.nameTooLong} ${errors.nameTooLongHelp}`);
    case undefined:
      if (fileType) return fileType;
  }
  throw documentError('file_type_not_allowed', (errors) => errors.typeNotAllowed);
}

function invalidName(pick: Parameters<typeof errorText>[0]): AppError {
  const message = errorText(pick);
  return new AppError('invalid_input', { message, fields: { file_name: message } });
}

/**
 * Throws `not_found` unless application and step are the user's own. Locks the application: its removal comes before the
 * announcement or is refused because of it.
 */
async function checkPlace(tx: Tx, applicationId: string, stepId: string | undefined): Promise<void> {
  await lockOwnApplication(tx, applicationId);
  if (!stepId) return;
  const step = await tx
    .selectFrom('application_steps')
    .select('id')
    .where('id', '=', stepId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (!step) throw new AppError('not_found');
}

/**
 * Where a returned document is filed: its new copy goes there. Throws `not_found`, and `conflict` when it needs none any
 * more, because staff changed their decision while the page was open.
 */
async function placeOfReturned(tx: Tx, applicationId: string, id: string) {
  const row = await tx
    .selectFrom('documents')
    .select(['step_id', 'document_category', 'guide_item', 'review_status'])
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .where('upload_status', '=', 'uploaded')
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  if (row.review_status !== 'returned') throw documentError('conflict', (errors) => errors.noNewCopyNeeded);
  return { ...row, guide_item: guideItemOf(row) };
}

/** Two announcements at the same moment may both pass: the limits keep abuse out and need not be exact. */
async function checkQuota(tx: Tx, userId: string, size: number): Promise<void> {
  const { open, bytes } = await tx
    .selectFrom('documents')
    .innerJoin('visa_applications', 'visa_applications.id', 'documents.application_id')
    .where('visa_applications.user_id', '=', userId)
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('upload_status', '=', 'pending').as('open'),
      eb.fn
        .coalesce(eb.fn.sum<number>('file_size').filterWhere('upload_status', '<>', 'refused'), eb.lit(0))
        .as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  if (open >= openUploadsAllowed) throw documentError('conflict', (errors) => errors.tooManyOpen);
  if (Number(bytes) + size > bytesAllowed) throw documentError('conflict', (errors) => errors.noRoom);
}

/**
 * How long an upload waits for the checks; afterwards the file is kept and checked later. Shorter than the 30 seconds
 * after which untouched staged bytes are swept.
 */
const checkMs = 15_000;

/**
 * Receives the bytes of an announced file. They are durable before the row says so, and the row says so before the
 * client gets the answer: after a crash at any point the upload can be repeated, and no confirmed upload is lost.
 */
export const putContent: Operation<typeof contract.putContent, 'person'> = async ({ params }, context) => {
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
      const checked = await checkStaged(row, staged, context);
      return await context.transaction((tx) => finish(tx, params.id, { staged, checked }, context));
    } finally {
      await staged.discard();
    }
  } catch (cause) {
    if (cause instanceof SizeMismatch) throw wrongSize();
    if (cause instanceof StorageFull) throw new AppError('storage_full', { cause });
    throw cause;
  }
};

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

type UploadRow = Awaited<ReturnType<typeof readOwn>>;

type KeptFile = Extract<CheckedFile, { findings: unknown }>;

/** Returns the checks of a file that may be kept; throws for one that may not, and writes a virus to the audit log. */
async function checkStaged(
  row: UploadRow,
  staged: StagedFile,
  context: RequestContext<'person'>,
): Promise<KeptFile> {
  const checked = await checkFile(context.platform, { ...row, open: () => staged.open() }, checkMs);
  if (checked.status === 'refused') throw fileTypeRefused(checked.reason, extensionOf(row.file_name));
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
  documentError('file_infected', (errors) => `${errors.infected} ${errors.infectedHelp}`);

/** Under the row's lock, so that of two clients one publishes and the other finds it done. */
async function finish(
  tx: Tx,
  id: string,
  { staged, checked }: { staged: StagedFile; checked: KeptFile },
  { person, platform, requestId }: RequestContext<'person'>,
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

/** The same bytes again are the same success; other bytes are a `conflict`. */
function repeated(row: UploadRow, sha256: Buffer): DocumentRow {
  if (!row.sha256?.equals(sha256)) throw documentError('conflict', (errors) => errors.otherContent);
  return presentDocument(row);
}

async function digestOf(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of body) hash.update(piece);
  return hash.digest();
}
