import type { Platform } from '#platform/server/platform.ts';
import { type LinkClaim, signLink } from './sign-link.ts';

/** Seconds, as the specification says (section 9). */
const lifetime = 3600;

/** A path with the signature that opens it, for an hour unless `seconds` says otherwise. */
export function makeLink(
  { secrets, clock }: Pick<Platform, 'secrets' | 'clock'>,
  path: string,
  claim: Omit<LinkClaim, 'expires'>,
  seconds = lifetime,
): { url: string; expires_at: string } {
  const expires = Math.floor(clock().getTime() / 1000) + seconds;
  const query = new URLSearchParams({
    expires: String(expires),
    signature: signLink(secrets, { ...claim, expires }),
  });
  return { url: `${path}?${query}`, expires_at: new Date(expires * 1000).toISOString() };
}
