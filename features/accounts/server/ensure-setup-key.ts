import type { Tx } from '#platform/server/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { digestOf, randomSecret } from './random-secret.ts';

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
