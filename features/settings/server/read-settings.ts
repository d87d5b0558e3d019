import type { Tx } from '#platform/server/database.ts';
import { type Settings, settings } from '../contract.ts';

/**
 * Every setting, with the specification's default where no row stands. A row that will not do (an operator's own hand
 * wrote it) counts as none: one bad value must not take down every page.
 */
export async function readSettings(tx: Tx): Promise<Settings> {
  const rows = await tx.selectFrom('system_settings').select(['setting_key', 'setting_value']).execute();
  return settingsOf(rows);
}

export function settingsOf(rows: readonly { setting_key: string; setting_value: unknown }[]): Settings {
  const fit = rows.filter(
    ({ setting_key: key, setting_value: value }) =>
      Object.hasOwn(settings.shape, key) && settings.shape[key as keyof Settings].safeParse(value).success,
  );
  return settings.parse(Object.fromEntries(fit.map((row) => [row.setting_key, row.setting_value])));
}
