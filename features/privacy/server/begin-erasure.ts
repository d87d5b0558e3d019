import { endSessions } from '#features/accounts/server/end-sessions.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { Tx } from '#platform/server/database.ts';
import type { JobPlatform } from '#platform/server/jobs.ts';

/** A mail server that is away for longer must not keep somebody's papers here. */
const mailWaitMs = 86_400_000;

/**
 * The point of no return of an erasure that is due: from here on it cannot be taken back, nobody is signed in, and the last
 * e-mail is on its way. `wait` while that has not left, because the address goes with the account, and where there is
 * nothing to do; `go` when it may be erased.
 */
export async function beginErasure(
  { database, clock, log }: JobPlatform,
  id: string,
): Promise<'wait' | 'go'> {
  const now = clock();
  return database.asSystem('job erase-account: begin', async (tx) => {
    const erasure = await tx
      .selectFrom('account_erasures')
      .select('begun_at')
      .where('account_id', '=', id)
      .where('erased_at', 'is', null)
      .where('due_at', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    if (!erasure) return 'wait';
    if (await isStaff(tx, id)) {
      // Somebody became staff within the grace. Who decides cases and answers people does not go unnoticed.
      await tx.deleteFrom('account_erasures').where('account_id', '=', id).execute();
      await recordAudit(tx, {
        action: 'account.erasure_withdrawn',
        subject: { type: 'account', id },
        ownerId: id,
      });
      log.warn({ account: id }, 'an account is not erased: it has a role by now');
      return 'wait';
    }
    if (erasure.begun_at)
      return now.getTime() - erasure.begun_at.getTime() < mailWaitMs && (await mailWaits(tx, id))
        ? 'wait'
        : 'go';
    await tx.updateTable('account_erasures').set({ begun_at: now }).where('account_id', '=', id).execute();
    await endSessions(tx, { userId: id }, 'account_deactivated', now);
    await queueMail(tx, {
      userId: id,
      template: 'account-erased',
      parameters: {},
      dedupeKey: `account-erased:${id}`,
    });
    return 'wait';
  });
}

async function isStaff(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', id)
    .where('role', '<>', 'user')
    .executeTakeFirst();
  return row !== undefined;
}

async function mailWaits(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('outbox_mails')
    .select('id')
    .where('user_id', '=', id)
    .where('template', '=', 'account-erased')
    .where('status', '=', 'queued')
    .executeTakeFirst();
  return row !== undefined;
}
