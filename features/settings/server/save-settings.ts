import { recordAudit } from '#features/audit/server/record-audit.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type { saveSettings as contract, SettingConflict } from '../contract.ts';
import { settingProblem } from '../rules.ts';
import { officeSettingsTexts } from '../texts.ts';
import { readOfficeSettings } from './read-office-settings.ts';
import { writeSetting } from './write-setting.ts';

/**
 * Saves what an admin changed. Values that will not do are set apart and answered one by one; the others are written
 * in one transaction, all or none (decision 0028). Throws `stale`, with what stands there now, when somebody else
 * has changed one of them since.
 */
export async function saveSettings(
  { body: { changes } }: Parsed<typeof contract>,
  { transaction, person, requestId }: RequestContext<'admin'>,
): Promise<Output<typeof contract>> {
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
