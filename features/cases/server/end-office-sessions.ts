import { endSessions } from '#features/accounts/server/end-sessions.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { endOfficeSessions as contract } from '../contract/office-accounts.ts';

/**
 * Ends one or all of somebody's sessions, from the next request on; open streams are looked at again at once. One's own
 * are ended on the profile: here it would be a slip. Throws `not_found` and `forbidden`.
 */
export async function endOfficeSessions(
  { params: { id }, body }: Parsed<typeof contract>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
  return transaction(async (tx) => {
    const account = await tx.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst();
    if (!account) throw new AppError('not_found');
    if (id === person.userId) throw new AppError('forbidden');
    if (body.session_id) {
      const session = await tx
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', body.session_id)
        .where('user_id', '=', id)
        .executeTakeFirst();
      if (!session) throw new AppError('not_found');
    }
    const which = body.session_id ? { id: body.session_id, userId: id } : { userId: id };
    const ended = await endSessions(tx, which, 'ended_by_staff', platform.clock());
    if (ended > 0)
      await recordAudit(tx, {
        action: 'session.revoked_by_staff',
        subject: body.session_id ? { type: 'session', id: body.session_id } : { type: 'account', id },
        ownerId: id,
        requestId,
        details: { reason: body.reason, sessions: ended },
      });
    return { ended };
  });
}
