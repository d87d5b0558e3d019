import { formatDateTime } from '#platform/browser/format.ts';
import { correctNumber, isNumberSetting, type SettingKey, type SettingValue } from '../rules.ts';
import { officeSettingsTexts } from '../texts.ts';

const texts = officeSettingsTexts;

/** What a control of the form holds: words of a text field, or a switch. */
export type Typed = string | boolean;

export const settingLabels: Record<SettingKey, string> = {
  site_name: texts.siteName,
  support_email: texts.supportEmail,
  application_fee: texts.applicationFee,
  max_applications_per_user: texts.maxApplications,
  allow_registrations: texts.allowRegistrations,
  maintenance_mode: texts.maintenanceMode,
  maintenance_until: texts.maintenanceUntil,
  max_file_size: texts.maxFileSize,
  consultation_url: texts.consultationUrl,
  nif_portal_url: texts.nifPortalUrl,
  official_portal_url: texts.officialPortalUrl,
};

/** The id of a setting's control. */
export const settingId = (key: SettingKey): string => `setting-${key}`;

/** A saved value as its control shows it. */
export function typedOf(key: SettingKey, value: SettingValue): Typed {
  if (typeof value === 'boolean') return value;
  if (value === null) return '';
  return key === 'maintenance_until' ? localMinute(String(value)) : String(value);
}

/** What a control holds, as it is sent. */
export function sentValue(key: SettingKey, typed: Typed): SettingValue {
  if (typeof typed === 'boolean') return typed;
  const words = typed.trim();
  if (isNumberSetting(key)) return correctNumber(key, words);
  if (key === 'site_name' || key === 'support_email') return words;
  if (words === '') return null;
  if (key !== 'maintenance_until') return words;
  const when = new Date(words);
  return Number.isNaN(when.getTime()) ? words : when.toISOString();
}

/** A value in a sentence: of a history, of a conflict. */
export function valueInWords(key: SettingKey, value: SettingValue): string {
  if (typeof value === 'boolean') return value ? texts.on : texts.off;
  if (value === null || value === '') return texts.history.nothing;
  return key === 'maintenance_until' ? formatDateTime(String(value)) : String(value);
}

/** "2027-03-14T10:42" in the reader's time zone, as `datetime-local` wants it. */
function localMinute(moment: string): string {
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
