import { enqueue, type Task } from '#platform/server/jobs.ts';
import { readErasedAccounts } from './erased-accounts.ts';

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
