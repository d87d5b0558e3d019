import type { Output, Parsed } from '#domain/contracts/contract.ts';
import type { createArchiveLink as contract } from '#domain/contracts/documents.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { requireOwnApplication } from '../applications/require-own-application.ts';
import { makeLink } from './make-link.ts';

/** A link that saves everything of one of the caller's applications, for an hour and in this browser's session alone. */
export async function createArchiveLink(
  { params }: Parsed<typeof contract>,
  { person, platform, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const id = params.application_id;
  await transaction((tx) => requireOwnApplication(tx, id));
  return makeLink(platform, `/files/applications/${id}/documents.zip`, {
    to: 'archive',
    id,
    sessionId: person.sessionId,
  });
}
