import { sql } from 'kysely';
import { personOfLink } from '#features/documents/server/actor-of-link.ts';
import { orGoTo } from '#features/documents/server/or-go-to.ts';
import { sendContent } from '#features/documents/server/send-content.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import { type openedDocument as contract, drawnOnlyHeader } from '../contract.ts';
import { officeReviewTexts } from '../texts/office-reviews.ts';
import { openingLink } from './opening-link.ts';

interface Opened {
  id: string;
  file_name: string;
  file_path: string;
  file_type: string;
  file_size: number;
  sha256: Buffer;
  wrapped_key: Buffer;
  /** Something was found in it: it leaves as pictures drawn by our page, or after a warning. */
  drawn_only: boolean;
  is_flagged: boolean;
}

/**
 * Streams a document to the member of staff who put its opening on record, under the headers its owner gets it with. The
 * role is read anew: whoever lost it a moment ago gets nothing. Throws `not_found`, whatever is lacking.
 */
export function openedDocument(
  input: Parsed<typeof contract>,
  context: RequestContext<'link'>,
): Promise<Response> {
  // Admins get there, too.
  return orGoTo('/staff/review?link=over', context.http, () => open(input, context));
}

async function open({ params, query }: Parsed<typeof contract>, context: RequestContext<'link'>) {
  const { userId, sessionId, role } = await personOfLink(context, openingLink(params).claim, query);
  if (role === 'user') throw new AppError('not_found');
  const found = await context.platform.database.asActor({ as: 'staff', userId, sessionId, role }, (tx) =>
    sql<Opened>`select * from app.read_opened_document(${params.id}, ${params.opening})`.execute(tx),
  );
  const [row] = found.rows;
  if (!row) throw new AppError('not_found');
  if (row.drawn_only && !context.http.req.header(drawnOnlyHeader))
    throw new AppError('conflict', { message: officeReviewTexts.checks.warnFirst });
  // Under a warning it is saved, never opened in a tab by the browser's own viewer, which runs scripts.
  return sendContent(row, row.is_flagged ? 'attachment' : 'inline', context);
}
