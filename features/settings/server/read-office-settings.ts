import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import { type OfficeSettings, settingKey } from '../contract.ts';
import type { SettingKey } from '../rules.ts';
import { settingsOf } from './read-settings.ts';

/** How staff name each other. */
export const adminName = sql<string | null>`coalesce(profile.full_name, person.display_name, person.email)`;

/** Every setting, and of those that an admin may change who changed it last. For staff. */
export async function readOfficeSettings(tx: Tx): Promise<OfficeSettings> {
  const rows = await tx
    .selectFrom('system_settings as setting')
    .leftJoin('accounts as person', 'person.id', 'setting.updated_by')
    .leftJoin('profiles as profile', 'profile.user_id', 'setting.updated_by')
    .select(['setting.setting_key', 'setting.setting_value', 'setting.version', 'setting.updated_at'])
    .select(adminName.as('changed_by'))
    .execute();
  const changes: OfficeSettings['changes'] = {};
  for (const row of rows) {
    const key = settingKey.safeParse(row.setting_key).data;
    if (!key) continue;
    const { version, changed_by } = row;
    changes[key as SettingKey] = { version, changed_at: row.updated_at.toISOString(), changed_by };
  }
  return { values: settingsOf(rows), changes };
}
