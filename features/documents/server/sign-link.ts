import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#platform/server/secrets.ts';

/** A link names what it opens and ends at a moment; the session it was made for is signed and never shown. */
export interface LinkClaim {
  /**
   * One document of the reader's own, all of an application, everything about the reader (whose id is the session's), or
   * what a member of staff put on record to open.
   */
  to: 'document' | 'archive' | 'account' | 'opening';
  id: string;
  sessionId: string;
  /** Seconds since 1970. */
  expires: number;
}

/** 43 letters that only this installation can make for this claim. */
export function signLink(secrets: Secrets, claim: LinkClaim): string {
  return createHmac('sha256', secrets.derive('document-links'))
    .update(`${claim.to}\n${claim.id}\n${claim.sessionId}\n${claim.expires}`)
    .digest('base64url');
}

/** Whether the signature is that of the claim, and its moment has not come at `now`. */
export function isValidLink(secrets: Secrets, claim: LinkClaim, signature: string, now: Date): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signLink(secrets, claim))];
  return (
    given.length === right.length && timingSafeEqual(given, right) && now.getTime() < claim.expires * 1000
  );
}
