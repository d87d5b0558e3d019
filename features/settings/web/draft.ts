import { formatDateTime } from '#platform/browser/format.ts';
import type { LastChange, OfficeSettings } from '../contract.ts';
import { type SettingKey, type SettingValue, settingOf } from '../registry.ts';
import { correctNumber, saysNumber } from '../rules.ts';
import { officeSettingsTexts } from '../texts.ts';

/** What was changed and not saved: what its control holds, and the version of the setting that this began from. */
export type Draft = Partial<Record<SettingKey, { typed: Typed; version: number }>>;

export const versionOf = (settings: OfficeSettings, key: SettingKey): number =>
  settings.changes[key]?.version ?? 0;

/** The draft after a keystroke or a press. */
export function changed(draft: Draft, settings: OfficeSettings, key: SettingKey, typed: Typed): Draft {
  return { ...draft, [key]: { typed, version: draft[key]?.version ?? versionOf(settings, key) } };
}

/**
 * What of a draft is a change: what says the same as what is saved is none, no matter who saved it. What was typed over a
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
      Object.hasOwn(settings.values, key) &&
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
  const setting = settingOf(key);
  if (typeof typed !== 'string' || setting.kind !== 'number') return undefined;
  const value = correctNumber(setting, typed);
  if (saysNumber(typed, value)) return undefined;
  return { typed: String(value), note: officeSettingsTexts.corrected(typed, String(value)) };
}

/** Who changed a setting while it stood changed here; undefined when nobody did. */
export function overtakenBy(draft: Draft, settings: OfficeSettings, key: SettingKey): LastChange | undefined {
  const mine = draft[key];
  return mine && mine.version < versionOf(settings, key) ? settings.changes[key] : undefined;
}

const texts = officeSettingsTexts;

/** What a control of the form holds: words of a text field, or a switch. */
export type Typed = string | boolean;

export const settingLabel = (key: SettingKey): string => settingOf(key).label;

/** The id of a setting's control. */
export const settingId = (key: SettingKey): string => `setting-${key}`;

/** A saved value as its control shows it. */
export function typedOf(key: SettingKey, value: SettingValue): Typed {
  if (typeof value === 'boolean') return value;
  if (value === null) return '';
  return settingOf(key).kind === 'moment' ? localMinute(String(value)) : String(value);
}

/** What a control holds, as it is sent. */
export function sentValue(key: SettingKey, typed: Typed): SettingValue {
  if (typeof typed === 'boolean') return typed;
  const words = typed.trim();
  const setting = settingOf(key);
  if (setting.kind === 'number') return correctNumber(setting, words);
  if (setting.kind === 'text' || setting.kind === 'mail') return words;
  if (words === '') return null;
  if (setting.kind !== 'moment') return words;
  const when = new Date(words);
  return Number.isNaN(when.getTime()) ? words : when.toISOString();
}

/** A value in a sentence: of a history, of a conflict. */
export function settingValueText(key: SettingKey, value: SettingValue): string {
  if (typeof value === 'boolean') return value ? texts.on : texts.off;
  if (value === null || value === '') return texts.history.nothing;
  return settingOf(key).kind === 'moment' ? formatDateTime(String(value)) : String(value);
}

/** "2027-03-14T10:42" in the reader's time zone, as `datetime-local` wants it. */
function localMinute(moment: string): string {
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
