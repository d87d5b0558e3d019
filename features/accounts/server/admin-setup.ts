import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { removeUnusedOf } from '#features/applications/server/unused.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import { hashSecret, randomSecret } from '#platform/server/secrets.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { claimAdmin as contract } from '../contract/accounts.ts';
import { adminSetupTexts } from '../texts/admin-setup.ts';
import { endSessions } from './sessions.ts';

/**
 * Makes the key for the first admin and returns it, to be shown once; only its hash is stored. Undefined when there is a
 * key or an admin already. ADMIN_SETUP_KEY replaces the random one, also a lost one, and is not returned.
 */
export async function ensureSetupKey({ env, database }: Platform): Promise<string | undefined> {
  const key = env.adminSetupKey?.trim() ?? randomSecret();
  const stored = await database.asSystem('first admin: make the key', async (tx) => {
    if (await hasAdmin(tx)) return false;
    return storeKey(tx, hashSecret(key), env.adminSetupKey !== undefined);
  });
  return stored && env.adminSetupKey === undefined ? key : undefined;
}

async function storeKey(tx: Tx, keyHash: Buffer, replace: boolean): Promise<boolean> {
  const insert = tx.insertInto('admin_setup').values({ key_hash: keyHash });
  const result = await insert
    .onConflict((conflict) =>
      replace
        ? conflict
            .column('singleton')
            .doUpdateSet({ key_hash: keyHash })
            .where('admin_setup.claimed_at', 'is', null)
        : conflict.column('singleton').doNothing(),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function hasAdmin(tx: Tx): Promise<boolean> {
  const admin = await tx
    .selectFrom('user_roles')
    .select('user_id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

const windowMs = 15 * 60 * 1000;

const perPerson = { max: 5, windowMs };

/** Wider, because an office or a proxy may share an address. */
const perAddress = { max: 20, windowMs };

/**
 * Makes the caller the first admin, once, with the key printed at the first start. Throws `setup_refused`, always the same,
 * so that nobody learns whether the key was wrong, used, or tried too often.
 */
export async function claimAdmin(
  { body }: Parsed<typeof contract>,
  { person, platform, visitor, requestId }: RequestContext<'person'>,
): Promise<Output<typeof contract>> {
  const mayTry = await Promise.all([
    countAttempt(platform, 'claim-admin by person', person.userId, perPerson),
    countAttempt(platform, 'claim-admin by address', visitor, perAddress),
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
    // The person's other sessions may be on computers that others use.
    await endSessions(tx, { userId: person.userId, except: person.sessionId }, 'role_changed', now);
    await recordAudit(tx, {
      action: 'account.became_first_admin',
      subject: { type: 'account', id: person.userId },
      ownerId: person.userId,
      requestId,
    });
    await removeUnusedOf(tx, person.userId, requestId);
  });
  platform.log.info({ userId: person.userId, requestId }, 'the first admin was made');
  return { role: 'admin' };
}

/** Claims the one row atomically; also refuses when an admin exists who was made in another way. */
async function takeKey(tx: Tx, key: string, userId: string, now: Date): Promise<boolean> {
  const setup = await tx.selectFrom('admin_setup').select('key_hash').executeTakeFirst();
  const given = hashSecret(key);
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

const refusal = () => new AppError('setup_refused', { message: adminSetupTexts.errors.refused });

/**
 * A rate limit in the database: counts an attempt and returns whether it is within `max` per `windowMs`. Counted in its own
 * transaction before the secret is compared, so that parallel guesses all count and a failed operation does not undo the
 * count. The bucket is a keyed hash, because a plain one of an address could be reversed by trying all addresses.
 */
async function countAttempt(
  platform: Platform,
  what: string,
  who: string,
  limit: { max: number; windowMs: number },
): Promise<boolean> {
  const now = platform.clock();
  const bucket = createHmac('sha256', platform.secrets.derive('limit-buckets'))
    .update(`${what}\n${who}`)
    .digest();
  const oldest = new Date(now.getTime() - limit.windowMs);
  const { hits } = await platform.database.asSystem('count a try', (tx) =>
    tx
      .insertInto('rate_limits')
      .values({ bucket, window_started_at: now, hits: 1 })
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet({
          hits: sql`case when rate_limits.window_started_at > ${oldest} then rate_limits.hits + 1 else 1 end`,
          window_started_at: sql`case when rate_limits.window_started_at > ${oldest}
            then rate_limits.window_started_at else ${now} end`,
        }),
      )
      .returning('hits')
      .executeTakeFirstOrThrow(),
  );
  return hits <= limit.max;
}
