import type { decideApplication as contract } from '#domain/contracts/applications.ts';
import type { Output, Parsed } from '#domain/contracts/contract.ts';
import { decide } from '#domain/rules/applications.ts';
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
    const present = await lockApplication(tx, params.id);
    if (present.version !== body.version) throw await staleError(tx, params.id, context);

    const now = context.platform.clock();
    const decided = decide(present.decision, { status: body.status, reason: body.reason || null }, now);
    await writeDecision(tx, params.id, decided, { userId: context.person.userId, at: now });

    // The note itself is the applicant's business and may be erased with them: the log says only that there was one.
    await recordAudit(tx, {
      action: 'application.decided',
      subject: { type: 'application', id: params.id },
      ownerId: present.user_id,
      requestId: context.requestId,
      details: {
        from: present.decision.status,
        status: decided.status,
        with_note: decided.reason !== null,
        version: present.version + 1,
      },
    });
    return presentApplication(await findApplication(tx, params.id), context);
  });
}
