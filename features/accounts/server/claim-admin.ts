import { timingSafeEqual } from 'node:crypto';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { claimAdmin as contract } from '../contract/accounts.ts';
import { adminSetupTexts } from '../texts/admin-setup.ts';
import { countTry } from './count-try.ts';
import { endSessions } from './end-sessions.ts';
import { digestOf } from './random-secret.ts';

const windowMs = 15 * 60 * 1000;
const perPerson = { max: 5, windowMs };
/** Wider, because a whole office, or everybody behind one proxy, may share an address. */
const perAddress = { max: 20, windowMs };

/**
 * Makes the caller the first admin, once, with the key printed at the first start. Every refusal reads the same, so
 * that nobody learns whether the key was wrong, used, or tried too often.
 * @throws AppError `setup_refused`
 */
export async function claimAdmin(
  { body }: Parsed<typeof contract>,
  { person, platform, visitor, requestId }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const mayTry = await Promise.all([
    countTry(platform, 'claim-admin by person', person.userId, perPerson),
    countTry(platform, 'claim-admin by address', visitor, perAddress),
  ]);
  if (mayTry.includes(false)) throw refusal();

  const now = platform.clock();
  await platform.database.asSystem('claim admin', async (tx) => {
    if (!(await takeKey(tx, body.admin_key, person.userId, now))) throw refusal();
    await tx
      .insertInto('user_roles')
      .values({ user_id: person.userId, role: 'admin', granted_at: now })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ role: 'admin', granted_at: now }))
      .execute();
    // Sessions elsewhere were opened by an ordinary person, perhaps on a computer that others use.
    await endSessions(tx, { userId: person.userId, except: person.sessionId }, 'role_changed', now);
    await recordAudit(tx, {
      action: 'account.became_first_admin',
      subject: { type: 'account', id: person.userId },
      ownerId: person.userId,
      requestId,
    });
  });
  platform.log.info({ userId: person.userId, requestId }, 'the first admin was made');
  return { role: 'admin' };
}

/**
 * Claims the one row there is: the update sees it unclaimed or waits for whoever was first and then sees it claimed.
 * Refuses also when an admin exists who came about in another way.
 */
async function takeKey(tx: Tx, key: string, userId: string, now: Date): Promise<boolean> {
  const setup = await tx.selectFrom('admin_setup').select('key_hash').executeTakeFirst();
  const given = digestOf(key);
  if (!timingSafeEqual(given, setup?.key_hash ?? Buffer.alloc(given.length))) return false;
  const claimed = await tx
    .updateTable('admin_setup')
    .set({ claimed_by: userId, claimed_at: now })
    .where('claimed_at', 'is', null)
    .where('key_hash', '=', given)
    .where((where) =>
      where.not(where.exists(where.selectFrom('user_roles').select('user_id').where('role', '=', 'admin'))),
    )
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

function refusal(): AppError {
  return new AppError('setup_refused', { message: adminSetupTexts.errors.refused });
}
