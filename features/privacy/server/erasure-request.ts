import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue.ts';
import { AppError, translator } from '#platform/server/app-error.ts';
import { auditActor, type RequestContext } from '#platform/server/operation.ts';
import type { Output } from '#platform/shared/contract.ts';
import type { requestErasure as contract } from '../contract.ts';
import { erasureDue } from '../rules.ts';
import { accountErasureTexts as ptAccountErasureTexts } from '../texts/account-erasure.pt.ts';
import { accountErasureTexts } from '../texts/account-erasure.ts';

/**
 * Requests the deletion of the caller's account, and tells them by e-mail, in case another person sits at a signed-in
 * browser. Nothing else happens within the grace period. The first request counts. Throws `forbidden` for staff.
 */
export async function requestErasure(
  _input: unknown,
  { person, platform: { database, clock }, requestId }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  if (person.role !== 'user')
    throw new AppError('forbidden', { message: erasureMessage((texts) => texts.staff) });
  const { userId } = person;
  const requested_at = clock();
  return database.asSystem(
    'note a request for erasure',
    async (tx) => {
      const made = await tx
        .insertInto('account_erasures')
        .values({ account_id: userId, requested_at, due_at: erasureDue(requested_at) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('account_id')
        .executeTakeFirst();
      const row = await tx
        .selectFrom('account_erasures')
        .select(['requested_at', 'due_at'])
        .where('account_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (made) {
        await recordAudit(tx, {
          action: 'account.erasure_requested',
          subject: { type: 'account', id: userId },
          ownerId: userId,
          requestId,
        });
        await queueMail(tx, {
          userId,
          template: 'erasure-requested',
          parameters: {},
          dedupeKey: `erasure-requested:${userId}:${row.due_at.toISOString()}`,
        });
      }
      return { requested_at: row.requested_at.toISOString(), due_at: row.due_at.toISOString() };
    },
    auditActor(person),
  );
}

/**
 * Withdraws the request. The row is locked, so that either this comes first or the erasure. Throws `conflict` once the
 * erasure has begun.
 */
export async function withdrawErasure(
  _input: unknown,
  { person, platform: { database }, requestId }: RequestContext<'person'>,
): Promise<undefined> {
  const { userId } = person;
  await database.asSystem(
    'note that a request for erasure is withdrawn',
    async (tx) => {
      const row = await tx
        .selectFrom('account_erasures')
        .select('begun_at')
        .where('account_id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return;
      if (row.begun_at) throw new AppError('conflict', { message: erasureMessage((texts) => texts.begun) });
      await tx.deleteFrom('account_erasures').where('account_id', '=', userId).execute();
      await recordAudit(tx, {
        action: 'account.erasure_withdrawn',
        subject: { type: 'account', id: userId },
        ownerId: userId,
        requestId,
      });
    },
    auditActor(person),
  );
}

const erasureMessage = translator(accountErasureTexts, ptAccountErasureTexts);
