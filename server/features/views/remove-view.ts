import type { Parsed } from '#domain/contracts/contract.ts';
import type { removeView as contract } from '#domain/contracts/views.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/operation.ts';

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
