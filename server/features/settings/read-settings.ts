import { type Settings, settings } from '#domain/contracts/settings.ts';
import type { Tx } from '../../platform/database.ts';

/** Every setting, with the specification's default where no row stands. */
export async function readSettings(tx: Tx): Promise<Settings> {
  const rows = await tx.selectFrom('system_settings').select(['setting_key', 'setting_value']).execute();
  return settings.parse(Object.fromEntries(rows.map((row) => [row.setting_key, row.setting_value])));
}
