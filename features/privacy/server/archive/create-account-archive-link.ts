import { makeLink } from '#features/documents/server/make-link.ts';
import { languageOf } from '#platform/server/language-of.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { createAccountArchiveLink as contract } from '../../contract/account-archive.ts';

/**
 * A link that saves everything we hold about the caller, for an hour and in this browser's session alone, in the language
 * of the screen.
 */
export async function createAccountArchiveLink(
  _input: unknown,
  { person, platform, http }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const link = makeLink(platform, '/files/account/archive.zip', {
    to: 'account',
    id: '',
    sessionId: person.sessionId,
  });
  return { ...link, url: link.url.replace('?', `?language=${languageOf(http)}&`) };
}
