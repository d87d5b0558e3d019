import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { removeAttachment as contract } from '../contract.ts';
import { forgetAttachment } from './attachment-store.ts';
import { whoAsks } from './who-asks.ts';

/** Erases what was read of a file. Somebody else's is as missing as one that never was. */
export async function removeAttachment(
  { params }: Parsed<typeof contract>,
  context: RequestContext<'public'>,
): Promise<undefined> {
  if (!(await forgetAttachment(context.platform, whoAsks(context), params.id)))
    throw new AppError('not_found');
}
