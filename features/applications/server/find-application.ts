import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { type OfficeRow, officeApplications } from './office-applications.ts';

/** One application with the columns of the staff list. Throws `not_found`. */
export async function findApplication(tx: Tx, id: string): Promise<OfficeRow> {
  const row = await officeApplications(tx).where('application.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}
