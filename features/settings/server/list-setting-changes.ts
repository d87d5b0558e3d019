import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { listSettingChanges as contract } from '../contract.ts';
import type { SettingValue } from '../rules.ts';
import { adminName } from './read-office-settings.ts';

const shown = 50;

/** Who changed one setting, from what to what, as the audit log has it. */
export async function listSettingChanges(
  { params: { key } }: Parsed<typeof contract>,
  { transaction }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
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
