import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { matchingApplications, type OfficeRow, withOfficeColumns } from './matching-applications.ts';

/** One application with the columns of the staff list. Throws `not_found`. */
export async function findApplication(tx: Tx, id: string): Promise<OfficeRow> {
  const row = await withOfficeColumns(matchingApplications(tx, {}))
    .where('application.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}
