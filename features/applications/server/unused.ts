import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Operation } from '#platform/server/operation.ts';
import type * as contract from '../contract/unused-applications.ts';

export const listUnused: Operation<typeof contract.listUnused, 'admin'> = (_input, { transaction }) =>
  transaction(async (tx) => {
    const { rows } = await sql<{ id: string; display_name: string | null; email: string }>`
      select unused.id, owner.display_name, owner.email
      from app.unused_staff_applications() unused join accounts owner on owner.id = unused.user_id
      order by owner.email`.execute(tx);
    return { applications: rows };
  });

export const removeUnused: Operation<typeof contract.removeUnused, 'admin'> = (
  _input,
  { transaction, requestId },
) =>
  transaction(async (tx) => {
    // In one order, so that two who press at once do not wait for each other.
    const { rows } = await sql<{ user_id: string }>`
      select user_id from app.unused_staff_applications() order by user_id`.execute(tx);
    let removed = 0;
    for (const { user_id } of rows) if (await removeUnusedOf(tx, user_id, requestId)) removed += 1;
    return { removed };
  });

/**
 * Removes the application that opening the dashboard made for a person who works here, if there is nothing in it. Returns
 * whether it did.
 */
export async function removeUnusedOf(tx: Tx, userId: string, requestId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string | null }>`
    select app.remove_unused_application(${userId}) as id`.execute(tx);
  const id = rows[0]?.id;
  if (!id) return false;
  await recordAudit(tx, {
    action: 'application.unused_removed',
    subject: { type: 'application', id },
    ownerId: userId,
    requestId,
  });
  return true;
}
