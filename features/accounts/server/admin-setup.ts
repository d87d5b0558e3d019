import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { claimAdmin as contract } from '../contract/accounts.ts';
import { adminSetupTexts } from '../texts/admin-setup.ts';
import { digestOf, randomSecret } from './random-secret.ts';
import { endSessions } from './sessions.ts';

/**
 * Makes the key for the first admin and answers it, to be shown once: only its digest is stored. Undefined when there
 * is a key already, or an admin. ADMIN_SETUP_KEY is used instead of a random one, and replaces one that was lost; it
 * is not answered, because whoever set it knows it.
 */
export async function ensureSetupKey({ env, database }: Platform): Promise<string | undefined> {
  const key = env.adminSetupKey?.trim() ?? randomSecret();
  const stored = await database.asSystem('first admin: make the key', async (tx) => {
    if (await hasAdmin(tx)) return false;
    return storeKey(tx, digestOf(key), env.adminSetupKey !== undefined);
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

/**
 * Counts one try at something guarded and answers whether it is still within `max` per `windowMs`. Counted in a
 * transaction of its own before the secret is compared, so that a thousand parallel guesses are a thousand tries and
 * a failed operation does not take its count back. What is counted is stored as a keyed digest: a plain one of an
 * address could be turned back by trying all addresses.
 */
async function countTry(
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
