import { AppError } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { findSessionByCookie } from '../accounts/find-session-by-cookie.ts';
import { isValidLink, type LinkClaim } from './sign-link.ts';

/**
 * On whose behalf a signed link is opened: whoever brings the link and the cookie of the living session it was made
 * for. A new tab has no bearer token, so the cookie and the signature stand in. Throws `not_found`, whatever is lacking.
 */
export async function actorOfLink(
  { platform, http }: RequestContext<'link'>,
  link: Pick<LinkClaim, 'to' | 'id'>,
  { expires, signature }: { expires: number; signature: string },
) {
  const person = await findSessionByCookie(platform, http.req.raw.headers);
  if (!person) throw new AppError('not_found');
  const { userId, sessionId } = person;
  const claim = { ...link, sessionId, expires };
  if (!isValidLink(platform.secrets, claim, signature, platform.clock())) throw new AppError('not_found');
  return { as: 'applicant', userId, sessionId } as const;
}
