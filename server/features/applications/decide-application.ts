import type { ApplicationStatus, decideApplication as contract } from '#domain/contracts/applications.ts';
import type { Output, Parsed } from '#domain/contracts/contract.ts';
import { decide } from '#domain/rules/applications.ts';
import type { Tx } from '../../platform/database.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findApplication } from './find-application.ts';
import { lockApplication } from './lock-application.ts';
import { presentApplication } from './present-application.ts';
import { staleError } from './stale-application.ts';
import { writeDecision } from './write-decision.ts';

/**
 * Approve, reject, or any other status. The applicant is told after 30 seconds; see `domain/rules/applications.ts`.
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
