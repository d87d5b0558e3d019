import { requireOwnApplication } from '#features/applications/server/require-own-application.ts';
import { languageOf } from '#platform/server/language-of.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { createArchiveLink as contract } from '../contract.ts';
import { makeLink } from './make-link.ts';

/**
 * A link that saves everything of one of the caller's applications, for an hour and in this browser's session alone. It
 * names the language of the list, because a new tab asks for the browser's own.
 */
export async function createArchiveLink(
  { params }: Parsed<typeof contract>,
  { person, platform, transaction, http }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const id = params.application_id;
  await transaction((tx) => requireOwnApplication(tx, id));
  const link = makeLink(platform, `/files/applications/${id}/documents.zip`, {
    to: 'archive',
    id,
    sessionId: person.sessionId,
  });
  return { ...link, url: link.url.replace('?', `?language=${languageOf(http)}&`) };
}
