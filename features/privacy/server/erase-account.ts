import { recordAudit } from '#features/audit/server/record-audit.ts';
import { eraseRow } from '#features/documents/server/erase-document.ts';
import type { JobPlatform, Task } from '#platform/server/jobs.ts';
import { beginErasure } from './begin-erasure.ts';
import { noteErasedAccount } from './erased-accounts.ts';

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
