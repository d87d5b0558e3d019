import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import { enqueue } from '#platform/server/jobs.ts';
import type { Operation, RequestContext } from '#platform/server/operation.ts';
import type * as contract from '../contract/applications.ts';
import type { ApplicationStatus, StaleApplication } from '../contract/applications.ts';
import { type Decision, decide, undo } from '../rules/applications.ts';
import { officeApplicationTexts } from '../texts/office-applications.ts';
import { officeApplication } from './office-applications.ts';
import { decisionOf } from './own.ts';
import { tellDueDecision } from './tell-decision.ts';

/**
 * Sets the status. The applicant is told after 30 seconds (`rules/applications.ts`). Throws `not_found`, or `stale` when the
 * status was changed since the caller read it.
 */
export const decideApplication: Operation<typeof contract.decideApplication, 'staff'> = (
  { params, body },
  context,
) =>
  context.transaction(async (tx) => {
    await decideInside(tx, params.id, body, context);
    return officeApplication(tx, params.id, context);
  });

/** `batch` is the idempotency key of a batch of decisions. */
interface NewStatus {
  status: ApplicationStatus;
  version: number;
  reason?: string;
  batch?: string;
}

/** The same in the caller's transaction. */
export async function decideInside(
  tx: Tx,
  id: string,
  { status, version, reason, batch }: NewStatus,
  context: RequestContext<'staff'>,
): Promise<void> {
  const present = await lockApplication(tx, id);
  if (present.version !== version) throw await staleError(tx, id, context);

  const now = context.platform.clock();
  const decided = decide(present.decision, { status, reason: reason || null }, now);
  await writeDecision(tx, id, decided, { userId: context.person.userId, at: now });

  // The note is personal and erased with the applicant: the audit log says only that there was one.
  await recordAudit(tx, {
    action: 'application.decided',
    subject: { type: 'application', id },
    ownerId: present.user_id,
    requestId: context.requestId,
    details: {
      from: present.decision.status,
      status: decided.status,
      with_note: decided.reason !== null,
      version: present.version + 1,
      ...(batch && { batch }),
    },
  });
}

/**
 * Takes a decision back within 30 seconds; the applicant is not told. Throws `not_found`, `stale`, or `conflict` when the
 * applicant has been told.
 */
export const undoDecision: Operation<typeof contract.undoDecision, 'staff'> = ({ params, body }, context) =>
  context.transaction(async (tx) => {
    await undoInside(tx, params.id, body.version, context);
    return officeApplication(tx, params.id, context);
  });

/** The same in the caller's transaction. */
export async function undoInside(
  tx: Tx,
  id: string,
  version: number,
  context: RequestContext<'staff'>,
): Promise<void> {
  const present = await lockApplication(tx, id);
  if (present.version !== version) throw await staleError(tx, id, context);

  const now = context.platform.clock();
  const before = undo(present.decision, now);
  if (!before) throw new AppError('conflict', { message: officeApplicationTexts.decision.tooLate });
  await writeDecision(tx, id, before, { userId: context.person.userId, at: now });

  await recordAudit(tx, {
    action: 'application.decision_undone',
    subject: { type: 'application', id },
    ownerId: present.user_id,
    requestId: context.requestId,
    details: { from: present.decision.status, status: before.status, version: present.version + 1 },
  });
}

/**
 * Locks an application for a change of its status until the transaction ends: of two members of staff the second
 * waits here and then sees what the first did. Throws `not_found`.
 */
export async function lockApplication(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('visa_applications')
    .select([
      'id',
      'user_id',
      'version',
      'status',
      'status_reason',
      'held_status',
      'held_reason',
      'held_until',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return { id: row.id, user_id: row.user_id, version: row.version, decision: decisionOf(row) };
}

/** The refusal of a change of an older version: the present application, and who changed it. */
async function staleError(tx: Tx, id: string, context: RequestContext<'staff'>): Promise<AppError> {
  const application = await officeApplication(tx, id, context);
  const last = await lastDecision(tx, id)
    .leftJoin('accounts as person', 'person.id', 'entry.actor_id')
    .leftJoin('profiles as profile', 'profile.user_id', 'entry.actor_id')
    .select([sql<string | null>`coalesce(profile.full_name, person.display_name, person.email)`.as('name')])
    .select('entry.occurred_at')
    .executeTakeFirst();
  const details: StaleApplication = {
    application,
    changed_by: last?.name ?? null,
    changed_at: last?.occurred_at.toISOString() ?? null,
  };
  return new AppError('stale', { details });
}

/** The newest audit row about the status of an application. */
export function lastDecision(tx: Tx, id: string) {
  return tx
    .selectFrom('audit_log as entry')
    .where('entry.subject_type', '=', 'application')
    .where('entry.subject_id', '=', id)
    .where('entry.action', 'like', 'application.deci%')
    .orderBy('entry.id', 'desc')
    .limit(1);
}

/** The clocks of several machines differ: on none of them may the decision still be hidden when the applicant reads it. */
const clockSlackMs = 500;

/**
 * Writes a status, raises the version and enqueues the job that tells the applicant once it can no longer be undone. The row
 * must be locked.
 */
async function writeDecision(
  tx: Tx,
  id: string,
  { status, reason, held }: Decision,
  by: { userId: string; at: Date },
): Promise<void> {
  // The last decision may be visible already without the applicant having been told, when no worker ran in time.
  await tellDueDecision(tx, id, by.at);
  await tx
    .updateTable('visa_applications')
    .set({
      status,
      status_reason: reason,
      held_status: held?.status ?? null,
      held_reason: held?.reason ?? null,
      held_until: held?.until ?? null,
      decided_by: by.userId,
      decided_at: by.at,
      updated_at: by.at,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!held) return;
  const runAt = new Date(held.until.getTime() + clockSlackMs);
  await enqueue(tx, 'tell-decision', { application_id: id }, { jobKey: `tell-decision:${id}`, runAt });
}
