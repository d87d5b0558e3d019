import { isOnPublicHost } from '#platform/shared/content-policy.ts';

/** What an admin may change, in the order of the screen. Which files are taken is in the code: each kind is checked differently. */
export const settingKeys = [
  'site_name',
  'support_email',
  'application_fee',
  'max_applications_per_user',
  'allow_registrations',
  'maintenance_mode',
  'maintenance_until',
  'max_file_size',
  'consultation_url',
  'nif_portal_url',
  'official_portal_url',
] as const;
export type SettingKey = (typeof settingKeys)[number];
export type SettingValue = string | number | boolean | null;

/** Which settings are numbers, and what an entry becomes that is none of them (specification, section 5). */
export const numberSettings = {
  application_fee: { min: 0, max: 1_000_000, decimals: 2, otherwise: 0 },
  max_applications_per_user: { min: 1, max: 1_000, decimals: 0, otherwise: 1 },
  max_file_size: { min: 1, max: 100, decimals: 0, otherwise: 10 },
} as const;
export type NumberSetting = keyof typeof numberSettings;

export const isNumberSetting = (key: SettingKey): key is NumberSetting => key in numberSettings;

/**
 * What a typed number is saved as. A dollar sign and thousands' commas may stand in it, further decimals are rounded
 * off; whatever is no number, or outside the limits, becomes the specified value.
 */
export function correctNumber(key: NumberSetting, typed: string): number {
  const { min, max, decimals, otherwise } = numberSettings[key];
  const plain = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(/,(?=\d{3}\b)/g, '');
  if (!/^-?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return otherwise;
  const number = Number(Number(plain).toFixed(decimals));
  return number >= min && number <= max ? number : otherwise;
}

/** Whether a typed number says the same as what it is saved as: "5", "5.00" and "$5" are all five. */
export const saysNumber = (typed: string, value: number): boolean => {
  const plain = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(/,(?=\d{3}\b)/g, '');
  return plain !== '' && Number(plain) === value;
};

export type SettingProblem = 'missing' | 'too_long' | 'email' | 'https' | 'public_host' | 'number' | 'time';

const longest = { site_name: 100, support_email: 254 } as const;
const longestUrl = 2_000;

/** What is wrong with a value that somebody wants to save; the reading side never asks. */
export function settingProblem(key: SettingKey, value: SettingValue): SettingProblem | undefined {
  if (isNumberSetting(key)) {
    return typeof value === 'number' && correctNumber(key, String(value)) === value ? undefined : 'number';
  }
  switch (key) {
    case 'maintenance_mode':
    case 'allow_registrations':
      return typeof value === 'boolean' ? undefined : 'missing';
    case 'site_name':
    case 'support_email':
      return textProblem(key, value);
    case 'maintenance_until':
      return value === null || (typeof value === 'string' && isMoment(value)) ? undefined : 'time';
    case 'nif_portal_url':
      return value === null ? 'missing' : (urlProblem(value) ?? framedProblem(value));
    case 'consultation_url':
    case 'official_portal_url':
      return value === null ? undefined : urlProblem(value);
  }
}

function textProblem(key: keyof typeof longest, value: SettingValue): SettingProblem | undefined {
  if (typeof value !== 'string' || value.trim() === '') return 'missing';
  if (value.length > longest[key]) return 'too_long';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not get into the heads of e-mails
  if (/[\u0000-\u001f\u007f]/.test(value)) return 'missing';
  return key === 'support_email' && !isEmail(value) ? 'email' : undefined;
}

/** As an input of type email takes it, with a dot in the domain: mail that nobody gets helps nobody. */
const isEmail = (text: string): boolean =>
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+$/.test(text);

const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text));

function urlProblem(value: SettingValue): SettingProblem | undefined {
  if (typeof value !== 'string' || value === '') return 'missing';
  if (value.length > longestUrl) return 'too_long';
  return URL.parse(value)?.protocol === 'https:' ? undefined : 'https';
}

function framedProblem(value: SettingValue): SettingProblem | undefined {
  return typeof value === 'string' && isOnPublicHost(value) ? undefined : 'public_host';
}
