import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { ApplicationStatus, decideApplication as contract } from '../contract/applications.ts';
import { decide } from '../rules/applications.ts';
import { findApplication } from './find-application.ts';
import { lockApplication } from './lock-application.ts';
import { presentApplication } from './present-application.ts';
import { staleError } from './stale-application.ts';
import { writeDecision } from './write-decision.ts';

/**
 * Approve, reject, or any other status. The applicant is told after 30 seconds; see `features/applications/rules/applications.ts`.
 * Throws `not_found`, or `stale` when somebody changed the status since the caller looked.
 */
export async function decideApplication(
  { params, body }: Parsed<typeof contract>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof contract>> {
  return context.transaction(async (tx) => {
    await decideInside(tx, params.id, body, context);
    return presentApplication(await findApplication(tx, params.id), context);
  });
}

/** What is decided; `batch` names the press that decided several at once. */
interface Wanted {
  status: ApplicationStatus;
  version: number;
  reason?: string;
  batch?: string;
}

/** The same inside a transaction. */
export async function decideInside(
  tx: Tx,
  id: string,
  { status, version, reason, batch }: Wanted,
  context: RequestContext<'staff'>,
): Promise<void> {
  const present = await lockApplication(tx, id);
  if (present.version !== version) throw await staleError(tx, id, context);

  const now = context.platform.clock();
  const decided = decide(present.decision, { status, reason: reason || null }, now);
  await writeDecision(tx, id, decided, { userId: context.person.userId, at: now });

  // The note itself is the applicant's business and may be erased with them: the log says only that there was one.
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
