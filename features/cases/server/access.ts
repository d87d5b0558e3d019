import { sql } from 'kysely';
import { endSessions } from '#features/accounts/server/sessions.ts';
import { removeUnusedOf } from '#features/applications/server/unused.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract/office-accounts.ts';
import { readAccountFile } from './account-file.ts';

/**
 * Changes a role, from the commit on: every request reads it, and open streams are checked again. Never the caller's own,
 * so that an admin is left; db/current/functions/roles.sql guards the rest. Throws `not_found`, `forbidden`, or `stale`
 * when the admin saw another role.
 */
export async function changeRole(
  { params: { id }, body }: Parsed<typeof contract.changeRole>,
  context: RequestContext<'admin'>,
): Promise<Output<typeof contract.changeRole>> {
  return context.transaction(async (tx) => {
    await lockRoles(tx, context.person.userId);
    const account = await tx
      .selectFrom('accounts as person')
      .leftJoin('user_roles as granted', 'granted.user_id', 'person.id')
      .select(({ fn, val }) => fn.coalesce('granted.role', val('user' as const)).as('role'))
      .where('person.id', '=', id)
      .executeTakeFirst();
    if (!account) throw new AppError('not_found');
    if (id === context.person.userId) throw new AppError('forbidden');
    if (account.role === body.role) return readAccountFile(tx, id, context);
    if (account.role !== body.from) throw new AppError('stale', { details: { role: account.role } });

    const now = context.platform.clock();
    const granted = { role: body.role, granted_by: context.person.userId };
    await tx
      .insertInto('user_roles')
      .values({ user_id: id, ...granted })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...granted, granted_at: now }))
      .execute();
    const sessions = body.end_sessions ? await endSessions(tx, { userId: id }, 'role_changed', now) : 0;
    await recordAudit(tx, {
      action: 'account.role_changed',
      subject: { type: 'account', id },
      ownerId: id,
      requestId: context.requestId,
      details: { from: account.role, to: body.role, reason: body.reason, sessions },
    });
    // Made by opening the dashboard, which for staff makes none.
    if (body.role !== 'user') await removeUnusedOf(tx, id, context.requestId);
    return readAccountFile(tx, id, context);
  });
}

/** Serializes changes of roles, and checks that the caller is still an admin. */
async function lockRoles(tx: Tx, callerId: string): Promise<void> {
  await sql`select app.lock_roles()`.execute(tx);
  const caller = await tx
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', callerId)
    .executeTakeFirst();
  if (caller?.role !== 'admin') throw new AppError('forbidden');
}

/**
 * Ends one or all of a user's sessions from the next request on; open streams are checked at once. Not the caller's own:
 * those are ended on the profile. Throws `not_found` and `forbidden`.
 */
export async function endOfficeSessions(
  { params: { id }, body }: Parsed<typeof contract.endOfficeSessions>,
  { person, platform, requestId, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.endOfficeSessions>> {
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
