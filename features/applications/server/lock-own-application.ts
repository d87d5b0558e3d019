import { sql } from 'kysely';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';

/**
 * Holds one of the actor's own applications still until the transaction ends, so that what is read about it stays true
 * while it is changed. Throws `not_found`, also for somebody else's.
 */
export async function lockOwnApplication(tx: Tx, applicationId: string): Promise<void> {
  const { rows } = await sql<{ status: string | null }>`
    select app.lock_application(${applicationId}) as status`.execute(tx);
  if (rows[0]?.status == null) throw new AppError('not_found');
}
