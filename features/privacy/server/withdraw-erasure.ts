import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import { askedBy } from '#platform/server/asked-by.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { sayErasure } from './say.ts';

/**
 * Keeps the caller's account after all. The row is locked: either this comes first, or the erasing does.
 * @throws AppError conflict once the erasing has begun.
 */
export async function withdrawErasure(
  _input: unknown,
  { person, platform: { database }, requestId }: RequestContext<'person'>,
): Promise<undefined> {
  const { userId } = person;
  await database.asSystem(
    'note that somebody keeps their account',
    async (tx) => {
      const row = await tx
        .selectFrom('account_erasures')
        .select('begun_at')
        .where('account_id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return;
      if (row.begun_at) throw new AppError('conflict', { message: sayErasure((texts) => texts.begun) });
      await tx.deleteFrom('account_erasures').where('account_id', '=', userId).execute();
      await recordAudit(tx, {
        action: 'account.erasure_withdrawn',
        subject: { type: 'account', id: userId },
        ownerId: userId,
        requestId,
      });
    },
    askedBy(person),
  );
}
