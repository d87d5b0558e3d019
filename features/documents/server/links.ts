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
import { documentTypes, requiredDocuments } from '../rules/document-types.ts';
import { readUploaded, sendContent } from './content.ts';

/**
 * A link to a document that identifies its owner is valid for a minute, enough to open it; with the hour of the
 * specification (section 9), 'Back' would show a passport to the next user of the computer.
 */
const identitySeconds = 60;
const identityPapers: readonly string[] = requiredDocuments.filter((type) => documentTypes[type].identifies);

/** Creates a link that shows one of the caller's documents in a new tab of this session, for an hour or a minute. */
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
  return createSignedLink(platform, `/files/${row.id}`, claim, seconds);
};

/** Shows a document to the session that the link was made for; throws `not_found` for any other. */
export const openLink: Operation<typeof contract.openLink, 'link'> = ({ params, query }, context) => {
  const path = inLanguage(languageOf(context.http), '/documents?link=over');
  return redirectIfExpired(path, context.http, async () => {
    const actor = await actorFromLink(context, { to: 'document', id: params.id }, query);
    const row = await context.platform.database.asActor(actor, (tx) => readUploaded(tx, params.id, context));
    if (!row) throw new AppError('not_found');
    return sendContent(row, 'inline', context);
  });
};

/** Specification, section 9. */
const lifetimeSeconds = 3600;

/** Signs a path, for an hour unless `seconds` says otherwise. */
export function createSignedLink(
  { secrets, clock }: Pick<Platform, 'secrets' | 'clock'>,
  path: string,
  claim: Omit<LinkClaim, 'expires'>,
  seconds = lifetimeSeconds,
): { url: string; expires_at: string } {
  const expires = Math.floor(clock().getTime() / 1000) + seconds;
  const query = new URLSearchParams({
    expires: String(expires),
    signature: signLink(secrets, { ...claim, expires }),
  });
  return { url: `${path}?${query}`, expires_at: new Date(expires * 1000).toISOString() };
}

/** What a link opens and until when; its session is signed and not part of the address. */
export interface LinkClaim {
  /**
   * One document of the user, all of an application, everything about the user (whose id is the session's), or a recorded
   * opening by staff.
   */
  to: 'document' | 'archive' | 'account' | 'opening';
  id: string;
  sessionId: string;
  /** Seconds since 1970. */
  expires: number;
}

/** 43 characters that only this installation can make for this claim. */
export function signLink(secrets: Secrets, claim: LinkClaim): string {
  return createHmac('sha256', secrets.derive('document-links'))
    .update(`${claim.to}\n${claim.id}\n${claim.sessionId}\n${claim.expires}`)
    .digest('base64url');
}

/** Whether the signature is that of the claim and the link has not expired at `now`. */
export function isValidLink(secrets: Secrets, claim: LinkClaim, signature: string, now: Date): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signLink(secrets, claim))];
  return (
    given.length === right.length && timingSafeEqual(given, right) && now.getTime() < claim.expires * 1000
  );
}

/**
 * Returns the user of a signed link. A new tab has no bearer token: the signature and the cookie of the live session that
 * the link was made for replace it. Throws `not_found`, whichever is missing.
 */
export async function personFromLink(
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

/** The same as an actor that reads the user's own rows. */
export async function actorFromLink(...call: Parameters<typeof personFromLink>) {
  const { userId, sessionId } = await personFromLink(...call);
  return { as: 'applicant', userId, sessionId } as const;
}

/**
 * Returns what `open` returns. A tab whose link has expired is redirected to `path`, where a new link is made, instead of
 * showing an error as JSON.
 */
export async function redirectIfExpired(
  path: string,
  http: Context,
  open: () => Promise<Response>,
): Promise<Response> {
  try {
    return await open();
  } catch (error) {
    const isTab = http.req.header('accept')?.includes('text/html');
    if (!isTab || !(error instanceof AppError) || error.code !== 'not_found') throw error;
    return http.redirect(path, 303);
  }
}
