import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import { jsonText } from '#platform/server/json-text.ts';
import type { SettingKey, SettingValue } from '../rules.ts';

/** Writes one setting if it still has the version that the change began from. Answers whether it had. */
export async function writeSetting(
  tx: Tx,
  change: { key: SettingKey; value: SettingValue; version: number; adminId: string },
): Promise<boolean> {
  const { key, version } = change;
  const row = { setting_value: jsonText(change.value), updated_by: change.adminId };
  const written =
    version === 0
      ? await tx
          .insertInto('system_settings')
          .values({ setting_key: key, ...row })
          .onConflict((conflict) => conflict.column('setting_key').doNothing())
          .returning('setting_key')
          .executeTakeFirst()
      : await tx
          .updateTable('system_settings')
          .set({ ...row, updated_at: sql<Date>`now()`, version: version + 1 })
          .where('setting_key', '=', key)
          .where('version', '=', version)
          .returning('setting_key')
          .executeTakeFirst();
  return written !== undefined;
}
