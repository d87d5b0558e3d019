import type { endSession as contract } from '#domain/contracts/accounts.ts';
import type { Parsed } from '#domain/contracts/contract.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/operation.ts';
import { recordAudit } from '../audit/record-audit.ts';
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
