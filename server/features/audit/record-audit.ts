import type { Tx } from '../../platform/database.ts';

/** One thing that somebody did. Who did it and when the database fills in itself, from the transaction's actor. */
export interface AuditEntry {
  /** `<noun>.<what happened>`: 'application.decided'. */
  action: string;
  subject: { type: string; id: string };
  /** The person whose data it is about: they see it in their own history. */
  ownerId?: string;
  /** Ids, codes and numbers. Never contents of documents, never what a person wrote. */
  details?: Record<string, string | number | boolean | null>;
  requestId?: string;
}

/** Adds a line to the audit log, in the transaction of the change: both happen, or neither. */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      action: entry.action,
      subject_type: entry.subject.type,
      subject_id: entry.subject.id,
      owner_id: entry.ownerId ?? null,
      details: JSON.stringify(entry.details ?? {}),
      request_id: entry.requestId ?? null,
    })
    .execute();
}
