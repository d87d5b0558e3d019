import { lockOwnApplication } from '#features/applications/server/lock-own-application.ts';
import type { Settings } from '#features/settings/contract.ts';
import { readSettings } from '#features/settings/server/read-settings.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { InBoth } from '#platform/server/say.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { beginUpload as contract } from '../contract.ts';
import {
  bytesAllowed,
  extensionsFor,
  fileProblem,
  isFitName,
  mediaTypeOf,
  openUploadsAllowed,
} from '../rules/documents.ts';
import { presentDocument, shownColumns } from './present-document.ts';
import { sayDocument } from './say.ts';

/**
 * Announces a file: checks its name and size against the settings, the place it belongs to, and the room of the disk and
 * of the person, and reserves the row that its bytes will fill. The path follows from the row; the client never names one.
 */
export async function beginUpload(
  { body }: Parsed<typeof contract>,
  { person, platform, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const room = await platform.files.room();
  const name = body.file_name.normalize('NFC').trim();
  return transaction(async (tx) => {
    const settings = await readSettings(tx);
    const place = body.replaces_id ? await placeOfReturned(tx, body.application_id, body.replaces_id) : body;
    const fileType = checkFile(
      { name, size: body.file_size },
      { ...settings, allowed_file_types: extensionsFor(place.guide_item, settings.allowed_file_types) },
    );
    if (room && room.free - body.file_size < room.floor) throw new AppError('storage_full');
    await checkPlace(tx, body.application_id, body.step_id);
    await checkRoom(tx, person.userId, body.file_size);
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
        replaces_id: body.replaces_id ?? null,
      })
      .returning(shownColumns)
      .executeTakeFirstOrThrow();
    return presentDocument(row);
  });
}

/** The media type to store; throws what is wrong with the file, in the specification's words where it has some. */
function checkFile(file: { name: string; size: number }, settings: Settings): string {
  if (!isFitName(file.name))
    throw badName(sayDocument((errors) => `${errors.nameNotAllowed} ${errors.nameNotAllowedHelp}`));
  const fileType = mediaTypeOf(file.name);
  switch (fileProblem(file, settings)) {
    case 'too_large':
      throw new AppError('file_too_large', {
        message: sayDocument((errors) => errors.tooLarge(settings.max_file_size)),
      });
    case 'empty':
      throw new AppError('file_unreadable', {
        message: sayDocument((errors) => `${errors.empty} ${errors.emptyHelp}`),
      });
    case 'name_too_long':
      throw badName(sayDocument((errors) => `${errors.nameTooLong} ${errors.nameTooLongHelp}`));
    case undefined:
      if (fileType) return fileType;
  }
  throw new AppError('file_type_not_allowed', { message: sayDocument((errors) => errors.typeNotAllowed) });
}

function badName(message: InBoth): AppError {
  return new AppError('invalid_input', { message, fields: { file_name: message } });
}

/**
 * The application and its step must be the person's own; the rows of others are not there for this transaction. Held still:
 * a removal of the application comes before the announcement or is refused because of it.
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
 * Where the document is filed that needs a new copy: the new one goes there. Throws `not_found`, and `conflict` when it
 * needs none any more: our team may have changed its mind while the page stood open.
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
  if (row.review_status !== 'returned')
    throw new AppError('conflict', { message: sayDocument((errors) => errors.noNewCopyNeeded) });
  const guide_item = row.guide_item === 'nif-document' ? ('nif-document' as const) : null;
  return { ...row, guide_item };
}

/** Two announcements at the same moment may both pass: the limits keep abuse out, they are not a promise to the byte. */
async function checkRoom(tx: Tx, userId: string, size: number): Promise<void> {
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
  if (open >= openUploadsAllowed)
    throw new AppError('conflict', { message: sayDocument((errors) => errors.tooManyOpen) });
  if (Number(bytes) + size > bytesAllowed)
    throw new AppError('conflict', { message: sayDocument((errors) => errors.noRoom) });
}
