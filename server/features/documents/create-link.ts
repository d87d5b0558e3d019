import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { createLink as contract } from '#domain/contracts/documents.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { makeLink } from './make-link.ts';

/** A link that shows one of the caller's documents in a new tab, for an hour and in this browser's session alone. */
export async function createLink(
  { params }: Parsed<typeof contract>,
  { person, platform, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const row = await transaction((tx) =>
    tx
      .selectFrom('documents')
      .select('id')
      .where('id', '=', params.id)
      .where('upload_status', '=', 'uploaded')
      .executeTakeFirst(),
  );
  if (!row) throw new AppError('not_found');

  return makeLink(platform, `/files/${row.id}`, {
    to: 'document',
    id: row.id,
    sessionId: person.sessionId,
  });
}
