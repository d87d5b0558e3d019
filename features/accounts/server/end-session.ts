import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Parsed } from '#platform/shared/contract.ts';
import type { endSession as contract } from '../contract/accounts.ts';
import { endSessions } from './end-sessions.ts';

/** Signs one of the person's own sessions out. Somebody else's answers like one that does not exist. */
export async function endSession(
  { params }: Parsed<typeof contract>,
  { person, platform, requestId }: RequestContext<'person'>,
): Promise<undefined> {
  const now = platform.clock();
  await platform.database.asSystem('sign-out: one session', async (tx) => {
    const ended = await endSessions(tx, { id: params.id, userId: person.userId }, 'signed_out', now);
    if (ended === 0) throw new AppError('not_found');
    await recordAudit(tx, {
      action: 'account.signed_out',
      subject: { type: 'session', id: params.id },
      ownerId: person.userId,
      requestId,
    });
  });
}
