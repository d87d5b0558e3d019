import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { undoDecision as contract } from '../contract/applications.ts';
import { undo } from '../rules/applications.ts';
import { officeApplicationTexts } from '../texts/office-applications.ts';
import { findApplication } from './find-application.ts';
import { lockApplication } from './lock-application.ts';
import { presentApplication } from './present-application.ts';
import { staleError } from './stale-application.ts';
import { writeDecision } from './write-decision.ts';

/**
 * Takes a decision back within 30 seconds, as if it had not been: the applicant never hears of it. Throws
 * `not_found`, `stale`, or `conflict` when the applicant has been told.
 */
export async function undoDecision(
  { params, body }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return context.transaction(async (tx) => {
    await undoInside(tx, params.id, body.version, context);
    return presentApplication(await findApplication(tx, params.id), context);
  });
}

/** The same inside a transaction. */
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
