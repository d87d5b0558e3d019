import { endSessions } from '#features/accounts/server/sessions.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { eraseRow } from '#features/documents/server/delete.ts';
import { queueMail } from '#features/mails/server/queue.ts';
import type { Tx } from '#platform/server/database.ts';
import { enqueue, type JobPlatform, type Task } from '#platform/server/jobs.ts';
import { noteErasedAccount, readErasedAccounts } from './erased-accounts.ts';

/** As many as are done before the next run. */
const batchSize = 500;

/**
 * A job: queues every account whose grace period is over or whose erasure is unfinished. An erased account that exists again
 * came out of an older backup, and is erased again.
 */
export const eraseDueAccounts: Task<'erase-due-accounts'> = async (_payload, { database, clock, env }) => {
  const now = clock();
  const erased = await readErasedAccounts(env);
  await database.asSystem('job erase-due-accounts', async (tx) => {
    if (erased.length > 0)
      await tx
        .insertInto('account_erasures')
        .columns(['account_id', 'requested_at', 'due_at', 'begun_at'])
        .expression((from) =>
          from
            .selectFrom('accounts')
            .select(({ val }) => [
              'id',
              val(now).as('requested_at'),
              val(now).as('due_at'),
              val(now).as('begun_at'),
            ])
            .where('id', '=', ({ fn, val }) => fn.any(val(erased))),
        )
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet({ due_at: now, begun_at: now, erased_at: null }),
        )
        .execute();
    const due = await tx
      .selectFrom('account_erasures')
      .select('account_id')
      .where('erased_at', 'is', null)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(batchSize)
      .execute();
    for (const { account_id } of due)
      await enqueue(tx, 'erase-account', { account_id }, { jobKey: `erase-account:${account_id}` });
  });
};

/**
 * A job: erases an account whose grace period is over, and everything that belongs to it. Retried until nothing is left;
 * repeating is harmless. First the person is e-mailed and signed out; once that e-mail has left, the documents go one by
 * one, bytes before rows, then the account with every row that refers to it. The payment provider's data goes by a job of
 * its own (decision 0047).
 */
export const eraseAccount: Task<'erase-account'> = async ({ account_id: id }, platform) => {
  if (!(await beginErasure(platform, id))) return;
  while (await eraseOneDocument(platform, id));
  for await (const file of platform.files.quarantined())
    if (file.key.startsWith(`${id}/`)) await platform.files.eraseQuarantined(file);
  // Before the account goes: after a crash in between it is erased again.
  await noteErasedAccount(platform.env, id, platform.clock());
  await platform.database.asSystem('job erase-account: the account', async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('accounts').where('id', '=', id).executeTakeFirst();
    await tx
      .updateTable('account_erasures')
      .set({ erased_at: platform.clock() })
      .where('account_id', '=', id)
      .where('erased_at', 'is', null)
      .execute();
    if (numDeletedRows > 0n)
      await recordAudit(tx, { action: 'account.erased', subject: { type: 'account', id } });
  });
};

/** Erases one document, in its own transaction, so that a retry continues. False when none is left. */
async function eraseOneDocument({ database, files }: JobPlatform, accountId: string): Promise<boolean> {
  return database.asSystem('job erase-account: a document', async (tx) => {
    const row = await tx
      .selectFrom('documents')
      .select(['id', 'user_id', 'file_path', 'upload_status'])
      .where('user_id', '=', accountId)
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    // A document is recorded as erased; an announced file that never came is not.
    if (row)
      await eraseRow(tx, files, {
        ...row,
        upload_status: row.upload_status === 'pending' ? 'pending' : 'deleting',
      });
    return row !== undefined;
  });
}

/** A mail server that is down for longer must not delay the erasure. */
const mailWaitMs = 86_400_000;

/**
 * The point of no return of a due erasure: it cannot be withdrawn any more, the person is signed out, and the last e-mail
 * is queued. Returns true when the account may be erased; false while that e-mail has not left, because the address goes
 * with the account, and where there is nothing to do.
 */
async function beginErasure({ database, clock, log }: JobPlatform, id: string): Promise<boolean> {
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
    if (!erasure) return false;
    if (await hasStaffRole(tx, id)) {
      // The person became staff within the grace period; staff do not disappear unnoticed.
      await tx.deleteFrom('account_erasures').where('account_id', '=', id).execute();
      await recordAudit(tx, {
        action: 'account.erasure_withdrawn',
        subject: { type: 'account', id },
        ownerId: id,
      });
      log.warn({ account: id }, 'an account is not erased: it has a role by now');
      return false;
    }
    if (erasure.begun_at)
      return now.getTime() - erasure.begun_at.getTime() >= mailWaitMs || !(await mailWaits(tx, id));
    await tx.updateTable('account_erasures').set({ begun_at: now }).where('account_id', '=', id).execute();
    await endSessions(tx, { userId: id }, 'account_deactivated', now);
    await queueMail(tx, {
      userId: id,
      template: 'account-erased',
      parameters: {},
      dedupeKey: `account-erased:${id}`,
    });
    return false;
  });
}

async function hasStaffRole(tx: Tx, id: string): Promise<boolean> {
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
