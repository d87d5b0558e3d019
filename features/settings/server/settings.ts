import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { jsonText } from '#platform/server/schema/column-types.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import {
  type getPublicSettings as getPublicSettingsContract,
  type getSettings as getSettingsContract,
  type listSettingChanges as listSettingChangesContract,
  type OfficeSettings,
  type SettingConflict,
  type Settings,
  type saveSettings as saveSettingsContract,
  settingKey,
  settings,
} from '../contract.ts';
import type { SettingKey, SettingValue } from '../registry.ts';
import { settingProblem } from '../rules.ts';
import { officeSettingsTexts } from '../texts.ts';

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

/** What everybody may know; the response schema drops the rest. */
export async function getPublicSettings(
  _input: unknown,
  context: RequestContext,
): Promise<Output<typeof getPublicSettingsContract>> {
  return context.transaction(readSettings);
}

/** Every setting, with the specification's default where nobody has set one, and who changed it last. */
export async function getSettings(
  _input: unknown,
  context: RequestContext<'admin'>,
): Promise<Output<typeof getSettingsContract>> {
  return context.transaction(readOfficeSettings);
}

/** How staff name each other. */
const adminName = sql<string | null>`coalesce(profile.full_name, person.display_name, person.email)`;

/** Every setting, and of those that an admin may change who changed it last. For staff. */
async function readOfficeSettings(tx: Tx): Promise<OfficeSettings> {
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

/**
 * Saves what an admin changed. Values that will not do are set apart and answered one by one; the others are written
 * in one transaction, all or none (decision 0028). Throws `stale`, with what stands there now, when somebody else
 * has changed one of them since.
 */
export async function saveSettings(
  { body: { changes } }: Parsed<typeof saveSettingsContract>,
  { transaction, person, requestId }: RequestContext<'admin'>,
): Promise<Output<typeof saveSettingsContract>> {
  const checked = changes.map((change) => ({ ...change, problem: settingProblem(change.key, change.value) }));
  // In one order for everybody, so that two admins who save at once wait for each other and never in a circle.
  const fit = checked.filter(({ problem }) => !problem).sort((a, b) => (a.key < b.key ? -1 : 1));

  return transaction(async (tx) => {
    const before = await readOfficeSettings(tx);
    const stale: typeof fit = [];
    for (const { key, value, version } of fit) {
      const from = before.values[key];
      if (from === value) continue;
      const written = await writeSetting(tx, { key, value, version, adminId: person.userId });
      if (!written) stale.push({ key, value, version, problem: undefined });
      else
        await recordAudit(tx, {
          action: 'settings.saved',
          subject: { type: 'setting', id: key },
          details: { from, to: value },
          requestId,
        });
    }
    const settings = await readOfficeSettings(tx);
    const conflicts = stale.flatMap(({ key, value }): SettingConflict[] => {
      const change = settings.changes[key];
      // A second press at the same moment finds its own value there: nobody else was in between.
      return change && settings.values[key] !== value
        ? [{ ...change, key, value: settings.values[key] }]
        : [];
    });
    if (conflicts.length > 0) throw new AppError('stale', { details: { conflicts } });
    return {
      saved: fit.map(({ key }) => key),
      not_saved: checked.flatMap(({ key, problem }) =>
        problem ? [{ key, message: officeSettingsTexts.problems[problem] }] : [],
      ),
      settings,
    };
  });
}

/** Writes one setting if it still has the version that the change began from. Answers whether it had. */
async function writeSetting(
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

const shown = 50;

/** Who changed one setting, from what to what, as the audit log has it. */
export async function listSettingChanges(
  { params: { key } }: Parsed<typeof listSettingChangesContract>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof listSettingChangesContract>> {
  const rows = await transaction((tx) =>
    tx
      .selectFrom('audit_log as entry')
      .leftJoin('accounts as person', 'person.id', 'entry.actor_id')
      .leftJoin('profiles as profile', 'profile.user_id', 'entry.actor_id')
      .select(['entry.id', 'entry.occurred_at', 'entry.details', adminName.as('changed_by')])
      .where('entry.subject_type', '=', 'setting')
      .where('entry.subject_id', '=', key)
      .where('entry.action', '=', 'settings.saved')
      .orderBy('entry.id', 'desc')
      .limit(shown)
      .execute(),
  );
  return {
    changes: rows.map((row) => {
      const { from, to } = row.details as unknown as { from: SettingValue; to: SettingValue };
      return {
        id: String(row.id),
        changed_at: row.occurred_at.toISOString(),
        changed_by: row.changed_by,
        from,
        to,
      };
    }),
  };
}
