import type { Parsed } from '#domain/contracts/contract.ts';
import type { openLink as contract } from '#domain/contracts/documents.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { findSessionByCookie } from '../accounts/find-session-by-cookie.ts';
import { readUploaded } from './read-uploaded.ts';
import { sendContent } from './send-content.ts';
import { isValidLink } from './sign-link.ts';

/**
 * Shows a document to whoever brings the link and the cookie of the living session it was made for; to everybody else
 * there is nothing here, whatever they lack. A new tab has no bearer token, so the cookie and the signature stand in.
 */
export async function openLink(
  { params, query }: Parsed<typeof contract>,
  context: RequestContext<'link'>,
): Promise<Response> {
  const { platform, http } = context;
  const person = await findSessionByCookie(platform, http.req.raw.headers);
  if (!person) throw new AppError('not_found');
  const { userId, sessionId } = person;
  const claim = { documentId: params.id, sessionId, expires: query.expires };
  if (!isValidLink(platform.secrets, claim, query.signature, platform.clock()))
    throw new AppError('not_found');

  const row = await platform.database.asActor({ as: 'applicant', userId, sessionId }, (tx) =>
    readUploaded(tx, params.id, context),
  );
  if (!row) throw new AppError('not_found');
  return sendContent(row, 'inline', context);
}
