import { endSessions } from '#features/accounts/server/sessions.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { eraseRow } from '#features/documents/server/delete.ts';
import { queueMail } from '#features/mails/server/queue.ts';
import type { Tx } from '#platform/server/database.ts';
import { enqueue, type JobPlatform, type Task } from '#platform/server/jobs.ts';
import { noteErasedAccount, readErasedAccounts } from './erased-accounts.ts';

/** As many at once as are done before the next look. */
const atOnce = 500;

/**
 * Queues the erasing of every account whose grace is over, and of those that are not gone yet. An account that was erased
 * before and is back has come out of a backup that is older than its erasure: it is erased again.
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
      .limit(atOnce)
      .execute();
    for (const { account_id } of due)
      await enqueue(tx, 'erase-account', { account_id }, { jobKey: `erase-account:${account_id}` });
  });
};

/**
 * Erases an account whose grace is over, and everything that hangs on it. Runs until nothing is left, and running twice does
 * no harm: first the person is told and signed out, once that e-mail has left their papers go one by one, bytes before
 * rows, and then the account with every row that refers to it. What the payment provider holds goes by a job of its own
 * (decision 0047).
 */
export const eraseAccount: Task<'erase-account'> = async ({ account_id: id }, platform) => {
  if ((await beginErasure(platform, id)) === 'wait') return;
  while (await eraseOneDocument(platform, id));
  for await (const file of platform.files.quarantined())
    if (file.key.startsWith(`${id}/`)) await platform.files.eraseQuarantined(file);
  // Before the account goes: after a crash in between it is erased again, and nobody is erased unnoted.
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

/** In a transaction of its own, whatever state the document is in: half of many is a beginning. False when none is left. */
async function eraseOneDocument({ database, files }: JobPlatform, accountId: string): Promise<boolean> {
  return database.asSystem('job erase-account: a document', async (tx) => {
    const row = await tx
      .selectFrom('documents')
      .select(['id', 'user_id', 'file_path', 'upload_status'])
      .where('user_id', '=', accountId)
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    // Whatever was a document is told of as erased; an announced file that never came is not.
    if (row)
      await eraseRow(tx, files, {
        ...row,
        upload_status: row.upload_status === 'pending' ? 'pending' : 'deleting',
      });
    return row !== undefined;
  });
}

/** A mail server that is away for longer must not keep somebody's papers here. */
const mailWaitMs = 86_400_000;

/**
 * The point of no return of an erasure that is due: from here on it cannot be taken back, nobody is signed in, and the last
 * e-mail is on its way. `wait` while that has not left, because the address goes with the account, and where there is
 * nothing to do; `go` when it may be erased.
 */
async function beginErasure({ database, clock, log }: JobPlatform, id: string): Promise<'wait' | 'go'> {
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
