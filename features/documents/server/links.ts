import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { findSessionByCookie } from '#features/accounts/server/find-session.ts';
import { AppError } from '#platform/server/app-error.ts';
import { languageOf } from '#platform/server/http/request.ts';
import type { Operation, Person, RequestContext } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { inLanguage } from '#platform/shared/languages.ts';
import type * as contract from '../contract.ts';
import type { DocumentCategory } from '../contract.ts';
import { readUploaded, sendContent } from './content.ts';

/**
 * What somebody could pass for its owner with. A link to one is good for a minute, enough to open it; the hour of the
 * specification (section 9) would leave a passport one press on 'Back' away from whoever sits down next.
 */
const identityPapers: readonly DocumentCategory[] = ['passport', 'criminal-record'];

const identitySeconds = 60;

/** A link that shows one of the caller's documents in a new tab, in this browser's session alone: for an hour, or a minute. */
export const createLink: Operation<typeof contract.createLink, 'person'> = async (
  { params },
  { person, platform, transaction },
) => {
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
};

/** Shows a document to whoever may open the link; to everybody else there is nothing here. */
export const openLink: Operation<typeof contract.openLink, 'link'> = ({ params, query }, context) => {
  const place = inLanguage(languageOf(context.http), '/documents?link=over');
  return orGoTo(place, context.http, async () => {
    const actor = await actorOfLink(context, { to: 'document', id: params.id }, query);
    const row = await context.platform.database.asActor(actor, (tx) => readUploaded(tx, params.id, context));
    if (!row) throw new AppError('not_found');
    return sendContent(row, 'inline', context);
  });
};

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

/**
 * What `open` answers to a signed link. A tab that is opened again after the link's time goes to `place`, a path of ours
 * where a new one is made: it would show a line for programs.
 */
export async function orGoTo(place: string, http: Context, open: () => Promise<Response>): Promise<Response> {
  try {
    return await open();
  } catch (error) {
    const isTab = http.req.header('accept')?.includes('text/html');
    if (!isTab || !(error instanceof AppError) || error.code !== 'not_found') throw error;
    return http.redirect(place, 303);
  }
}
