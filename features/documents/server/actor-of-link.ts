import { findSessionByCookie } from '#features/accounts/server/find-session-by-cookie.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Person, RequestContext } from '#platform/server/operation.ts';
import { isValidLink, type LinkClaim } from './sign-link.ts';

/**
 * Who opens a signed link: whoever brings the link and the cookie of the living session it was made for. A new tab has
 * no bearer token, so the cookie and the signature stand in. Throws `not_found`, whatever is lacking.
 */
export async function personOfLink(
  { platform, http }: RequestContext<'link'>,
  link: Pick<LinkClaim, 'to' | 'id'>,
  { expires, signature }: { expires: number; signature: string },
): Promise<Person> {
  const person = await findSessionByCookie(platform, http.req.raw.headers);
  if (!person) throw new AppError('not_found');
  const claim = { ...link, sessionId: person.sessionId, expires };
  if (!isValidLink(platform.secrets, claim, signature, platform.clock())) throw new AppError('not_found');
  return person;
}

/** The same as the one on whose behalf their own things are read. */
export async function actorOfLink(...call: Parameters<typeof personOfLink>) {
  const { userId, sessionId } = await personOfLink(...call);
  return { as: 'applicant', userId, sessionId } as const;
}
