import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { getContent as contract } from '../contract.ts';
import { readUploaded } from './read-uploaded.ts';
import { sendContent } from './send-content.ts';

/** Downloads one of the caller's documents. The log has the line before the first byte leaves. */
export async function getContent(
  { params }: Parsed<typeof contract>,
  context: RequestContext<'person'>,
): Promise<Response> {
  const row = await context.transaction((tx) => readUploaded(tx, params.id, context));
  if (!row) throw new AppError('not_found');
  return sendContent(row, 'attachment', context);
}
