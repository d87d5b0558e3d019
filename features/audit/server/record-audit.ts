import type { Tx } from '#platform/server/database.ts';
import { jsonText } from '#platform/server/schema/column-types.ts';
import type { AuditAction, SubjectOf } from '../registry.ts';

export interface AuditEntry<A extends AuditAction = AuditAction> {
  action: A;
  subject: { type: SubjectOf<A>; id: string };
  /** Whose data it was about; they can read the entry. Absent without an owner. */
  ownerId?: string;
  /** Ids, states and counts. */
  details?: Record<string, string | number | boolean | null | string[]>;
  requestId?: string;
}

/**
 * Adds a row to the audit log, in the transaction of the change. The database fills in who acted and when, from the
 * transaction's claims. Applicants can only record what is about themselves. Returns the row's id.
 */
export async function recordAudit<A extends AuditAction>(tx: Tx, entry: AuditEntry<A>): Promise<number> {
  const { id } = await tx
    .insertInto('audit_log')
    .values({
      action: entry.action,
      subject_type: entry.subject.type,
      subject_id: entry.subject.id,
      owner_id: entry.ownerId ?? null,
      details: jsonText(entry.details ?? {}),
      request_id: entry.requestId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
