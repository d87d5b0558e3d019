import type { RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { listOpenings as contract } from '../contract.ts';
import { type OpeningReason, openingReasons } from '../rules.ts';

const shown = 200;

/** When our team opened the caller's documents, and why. The log keeps it; names come from the documents that are left. */
export async function listOpenings(
  _input: unknown,
  { person, transaction }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const opened = tx
      .selectFrom('audit_log')
      .where('owner_id', '=', person.userId)
      .where('action', '=', 'document.opened_by_staff');
    const { total } = await opened
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const entries = await opened
      .select(['id', 'occurred_at', 'subject_id', 'details'])
      .orderBy('id', 'desc')
      .limit(shown)
      .execute();
    const ids = [...new Set(entries.map(({ subject_id }) => subject_id))];
    const documents =
      ids.length > 0
        ? await tx
            .selectFrom('documents')
            .select(['id', 'application_id', 'file_name', 'document_category', 'guide_item'])
            .where('id', 'in', ids)
            .where('upload_status', '=', 'uploaded')
            .execute()
        : [];
    const byId = new Map(
      documents.map((row) => [
        row.id,
        { ...row, guide_item: row.guide_item === 'nif-document' ? row.guide_item : null } as const,
      ]),
    );
    return {
      total,
      openings: entries.map(({ id, occurred_at, subject_id, details }) => ({
        id: String(id),
        opened_at: occurred_at.toISOString(),
        reason: reasonOf(details),
        document: byId.get(subject_id) ?? null,
      })),
    };
  });
}

function reasonOf(details: unknown): OpeningReason {
  const { reason } = (details ?? {}) as { reason?: unknown };
  return openingReasons.find((known) => known === reason) ?? 'review';
}
