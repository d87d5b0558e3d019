import type { Tx } from '../../platform/database.ts';
import { isAfter } from '../../platform/list-cursor.ts';
import { type ApplicationMatch, matchingApplications, withOfficeColumns } from './matching-applications.ts';

const columns = { createdAt: 'application.created_at', id: 'application.id' };

/** At most `limit` applications after `cursor`, by time of creation. */
export function pageOfApplications(
  tx: Tx,
  { dir, ...match }: ApplicationMatch & { dir: 'asc' | 'desc' },
  { cursor, limit }: { cursor: string | undefined; limit: number },
) {
  let query = withOfficeColumns(matchingApplications(tx, match));
  if (cursor) query = query.where(isAfter(columns, cursor, dir));
  return query.orderBy('application.created_at', dir).orderBy('application.id', dir).limit(limit);
}
