import { sql } from 'kysely';
import type { SettingKey, SettingValue } from '#domain/rules/settings.ts';
import type { Tx } from '../../platform/database.ts';
import { jsonText } from '../../platform/json-text.ts';

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
