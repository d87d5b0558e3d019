import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { renameView as contract } from '../contract.ts';
import { readViews } from './read-views.ts';
import { nameTaken, sameName, unlessTaken } from './same-name.ts';

/** Throws `not_found`, also for a view of somebody else, and `conflict` when the name is taken. */
export async function renameView(
  { params: { id }, body: { name } }: Parsed<typeof contract>,
  { transaction }: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const view = await tx
      .selectFrom('office_views')
      .select('list')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!view) throw new AppError('not_found');
    const others = (await readViews(tx, view.list)).filter((other) => other.id !== id);
    if (others.some((other) => sameName(other.name, name))) throw nameTaken(name);
    return tx
      .updateTable('office_views')
      .set({ name })
      .where('id', '=', id)
      .returning(['id', 'name', 'params', 'position'])
      .executeTakeFirstOrThrow()
      .catch(unlessTaken(name));
  });
}
