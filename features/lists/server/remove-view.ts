import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { removeView as contract } from '../contract.ts';

/** Throws `not_found`, also for a view of somebody else. */
export async function removeView(
  { params }: Parsed<typeof contract>,
  { transaction }: RequestContext<'staff'>,
): Promise<undefined> {
  const { numDeletedRows } = await transaction((tx) =>
    tx.deleteFrom('office_views').where('id', '=', params.id).executeTakeFirst(),
  );
  if (numDeletedRows === 0n) throw new AppError('not_found');
}
