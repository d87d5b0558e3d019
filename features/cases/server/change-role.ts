import { sql } from 'kysely';
import { endSessions } from '#features/accounts/server/end-sessions.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { changeRole as contract } from '../contract/office-accounts.ts';
import { readAccountFile } from './read-account-file.ts';

/**
 * Gives or takes a role. It counts from the commit on: the role is read with every request, and streams are looked at
 * again. Never one's own, so that an admin is left; db/current/functions/roles.sql holds that against everybody else.
 * Throws `not_found`, `forbidden`, or `stale` when the role is another than the admin saw.
 */
export async function changeRole(
  { params: { id }, body }: Parsed<typeof contract>,
  context: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
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
    return readAccountFile(tx, id, context);
  });
}

/** Waits for whoever changes roles, and looks whether the caller still may. */
async function lockRoles(tx: Tx, callerId: string): Promise<void> {
  await sql`select app.lock_roles()`.execute(tx);
  const caller = await tx
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', callerId)
    .executeTakeFirst();
  if (caller?.role !== 'admin') throw new AppError('forbidden');
}
