import type { Tx } from '#platform/server/database.ts';
import type { OfficeView, ViewList } from '../contract.ts';

/** The caller's own views of a list, in their order: row security leaves out everybody else's. */
export async function readViews(tx: Tx, list: ViewList): Promise<OfficeView[]> {
  return tx
    .selectFrom('office_views')
    .select(['id', 'name', 'params', 'position'])
    .where('list', '=', list)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
