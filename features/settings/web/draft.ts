import type { LastChange, OfficeSettings } from '../contract.ts';
import { correctNumber, isNumberSetting, type SettingKey, saysNumber } from '../rules.ts';
import { officeSettingsTexts } from '../texts.ts';
import { settingLabels, type Typed, typedOf } from './setting-values.ts';

/** What was changed and not saved: what its control holds, and the version of the setting that this began from. */
export type Draft = Partial<Record<SettingKey, { typed: Typed; version: number }>>;

export const versionOf = (settings: OfficeSettings, key: SettingKey): number =>
  settings.changes[key]?.version ?? 0;

/** The draft after a keystroke or a press. */
export function changed(draft: Draft, settings: OfficeSettings, key: SettingKey, typed: Typed): Draft {
  return { ...draft, [key]: { typed, version: draft[key]?.version ?? versionOf(settings, key) } };
}

/**
 * What of a draft is a change: what says the same as what is saved is none, whoever saved it. What was typed over a
 * newer version than these settings are is not judged by them.
 */
export function unsavedOf(draft: Draft, settings: OfficeSettings): Draft {
  const entries = Object.entries(draft) as [SettingKey, NonNullable<Draft[SettingKey]>][];
  const unsaved = entries.filter(
    ([key, { typed, version }]) => version > versionOf(settings, key) || !saysSaved(settings, key, typed),
  );
  return unsaved.length === entries.length ? draft : Object.fromEntries(unsaved);
}

/** What can still be used of a draft that was kept: an older page may have known other settings. */
export function restorable(kept: object, settings: OfficeSettings): Draft {
  const entries = Object.entries(kept).filter(
    ([key, mine]: [string, { typed?: unknown; version?: unknown } | null]) =>
      key in settingLabels &&
      typeof mine?.version === 'number' &&
      typeof mine.typed === typeof typedOf(key as SettingKey, settings.values[key as SettingKey]),
  );
  return unsavedOf(Object.fromEntries(entries), settings);
}

function saysSaved(settings: OfficeSettings, key: SettingKey, typed: Typed): boolean {
  const saved = settings.values[key];
  return typeof saved === 'number' ? saysNumber(String(typed), saved) : typed === typedOf(key, saved);
}

/** A number as it will be saved, and the sentence for it where that is not what was typed. */
export function correction(draft: Draft, key: SettingKey): { typed: string; note: string } | undefined {
  const typed = draft[key]?.typed;
  if (typeof typed !== 'string' || !isNumberSetting(key)) return undefined;
  const value = correctNumber(key, typed);
  if (saysNumber(typed, value)) return undefined;
  return { typed: String(value), note: officeSettingsTexts.corrected(typed, String(value)) };
}

/** Who changed a setting while it stood changed here; undefined when nobody did. */
export function overtakenBy(draft: Draft, settings: OfficeSettings, key: SettingKey): LastChange | undefined {
  const mine = draft[key];
  return mine && mine.version < versionOf(settings, key) ? settings.changes[key] : undefined;
}
