import type { createAccountArchiveLink as contract } from '#domain/contracts/account-archive.ts';
import type { Output } from '#domain/contracts/contract.ts';
import { languageOf } from '../../platform/language-of.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { makeLink } from '../documents/make-link.ts';

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
