import type { Selectable } from 'kysely';
import type { DB } from '#db/generated/types.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { AuditCheck, getAuditCheck as contract } from '../contract/office-audit.ts';

/** The last look through the chain, and the one that runs. */
export async function getAuditCheck(
  _input: unknown,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(readChecks);
}

export async function readChecks(tx: Tx): Promise<Output<typeof contract>> {
  const newest = (finished: boolean) =>
    tx
      .selectFrom('audit_checks')
      .selectAll()
      .where('status', finished ? 'in' : 'not in', ['done', 'failed'])
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  return { running: present(await newest(false)), last: present(await newest(true)) };
}

function present(row: Selectable<DB['audit_checks']> | undefined): AuditCheck | null {
  if (!row) return null;
  return {
    id: row.id,
    status: row.status,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    entries: Number(row.entries),
    checked: Number(row.checked),
    faults: row.faults as AuditCheck['faults'],
  };
}
