import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import { jsonText } from '#platform/server/schema/column-types.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as contract from '../contract.ts';
import {
  type OfficeSettings,
  type SettingConflict,
  type Settings,
  settingKey,
  settings,
} from '../contract.ts';
import type { SettingKey, SettingValue } from '../registry.ts';
import { settingProblem } from '../rules.ts';
import { officeSettingsTexts } from '../texts.ts';

/** Every setting, or the specified default. An invalid row (an operator's own) counts as none: it must not break every page. */
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

/** The public ones: the response schema drops the rest. */
export async function getPublicSettings(
  _input: unknown,
  context: RequestContext,
): Promise<Output<typeof contract.getPublicSettings>> {
  return context.transaction(readSettings);
}

/** Every setting, and who changed it last. */
export async function getSettings(
  _input: unknown,
  context: RequestContext<'admin'>,
): Promise<Output<typeof contract.getSettings>> {
  return context.transaction(readOfficeSettings);
}

/** Staff's name for each other. */
const adminName = sql<string | null>`coalesce(profile.full_name, person.display_name, person.email)`;

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
 * Saves what an admin changed. Invalid values are answered one by one, the others written in one transaction, all or none
 * (decision 0028). Throws `stale` with the present values when another admin changed one of them meanwhile.
 */
export async function saveSettings(
  { body: { changes } }: Parsed<typeof contract.saveSettings>,
  { transaction, person, requestId }: RequestContext<'admin'>,
): Promise<Output<typeof contract.saveSettings>> {
  const checked = changes.map((change) => ({ ...change, problem: settingProblem(change.key, change.value) }));
  // In one order, so that two admins who save at once cannot deadlock.
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
      // A second press at the same moment finds its own value.
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

/** Writes one setting unless its version has changed. Returns whether it did. */
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

const hereMs = 5 * 60_000;

/** The last use of a session is noted once a minute. Staff are not counted: they go on working whatever is changed. */
export async function countPeopleHere(
  _input: unknown,
  { platform, transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.countPeopleHere>> {
  const since = new Date(platform.clock().getTime() - hereMs);
  const { people } = await transaction((tx) =>
    tx
      .selectFrom('sessions')
      .select(({ fn }) => fn.count('user_id').distinct().as('people'))
      .where('ended_at', 'is', null)
      .where('last_seen_at', '>=', since)
      .where('user_id', 'not in', (staff) =>
        staff.selectFrom('user_roles').select('user_id').where('role', 'in', ['moderator', 'admin']),
      )
      .executeTakeFirstOrThrow(),
  );
  return { people: Number(people) };
}

const shown = 50;

/** The changes of one setting, from the audit log. */
export async function listSettingChanges(
  { params: { key } }: Parsed<typeof contract.listSettingChanges>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract.listSettingChanges>> {
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
