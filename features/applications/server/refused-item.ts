import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { type OfficeApplication, staleApplication } from '../contract/applications.ts';

/** Why one case of a batch was refused. */
export type RefusedItem =
  | { outcome: 'not_found' | 'too_late'; application: null; changed_by: null }
  | { outcome: 'stale'; application: OfficeApplication; changed_by: string | null };

/** Reads the refusal of a single case as the result of its item; anything else ends the batch and is thrown on. */
export function refusedItem(error: unknown): RefusedItem {
  if (!(error instanceof AppError)) throw error;
  const nothing = { application: null, changed_by: null };
  if (error.code === 'not_found') return { outcome: 'not_found', ...nothing };
  if (error.code === 'conflict') return { outcome: 'too_late', ...nothing };
  if (error.code !== 'stale') throw error;
  const { application, changed_by } = staleApplication.parse(error.details);
  return { outcome: 'stale', application, changed_by };
}

/**
 * Whether what stands in the way is the caller's own earlier press of the same thing: the newest decision about the case
 * is theirs, of this kind, and made of the version they send again.
 */
export async function wasMine(
  tx: Tx,
  item: { id: string; version: number },
  press: { action: 'application.decided'; batch: string } | { action: 'application.decision_undone' },
  context: RequestContext<'staff'>,
): Promise<boolean> {
  const last = await tx
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'details'])
    .where('subject_type', '=', 'application')
    .where('subject_id', '=', item.id)
    .where('action', 'like', 'application.deci%')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return false;
  const details = last.details as { version?: number; batch?: string };
  return (
    last.actor_id === context.person.userId &&
    last.action === press.action &&
    details.version === item.version + 1 &&
    (press.action !== 'application.decided' || details.batch === press.batch)
  );
}
