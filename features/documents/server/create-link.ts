import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { createLink as contract, DocumentCategory } from '../contract.ts';
import { makeLink } from './make-link.ts';

/**
 * What somebody could pass for its owner with. A link to one is good for a minute, enough to open it; the hour of the
 * specification (section 9) would leave a passport one press on 'Back' away from whoever sits down next.
 */
const identityPapers: readonly DocumentCategory[] = ['passport', 'criminal-record'];
const identitySeconds = 60;

/** A link that shows one of the caller's documents in a new tab, in this browser's session alone: for an hour, or a minute. */
export async function createLink(
  { params }: Parsed<typeof contract>,
  { person, platform, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const row = await transaction((tx) =>
    tx
      .selectFrom('documents')
      .select(['id', 'document_category'])
      .where('id', '=', params.id)
      .where('upload_status', '=', 'uploaded')
      .executeTakeFirst(),
  );
  if (!row) throw new AppError('not_found');

  const claim = { to: 'document', id: row.id, sessionId: person.sessionId } as const;
  const seconds = identityPapers.includes(row.document_category) ? identitySeconds : undefined;
  return makeLink(platform, `/files/${row.id}`, claim, seconds);
}
