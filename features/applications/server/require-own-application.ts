import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';

/** Throws `not_found` unless the actor may see this application: for an applicant, unless it is their own. */
export async function requireOwnApplication(tx: Tx, id: string): Promise<void> {
  const application = await tx
    .selectFrom('visa_applications')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!application) throw new AppError('not_found');
}
