import { isOnPublicHost } from '#platform/shared/content-policy.ts';
import { type Setting, type SettingKey, type SettingValue, settingOf } from './registry.ts';

/** What a change does to people at once, in a sentence; undefined where it need not be asked about. */
export function warningOf(key: SettingKey, from: SettingValue, to: SettingValue): string | undefined {
  const { warning } = settingOf(key);
  if (!warning || from === to) return undefined;
  const applies = {
    on: to === true,
    off: to === false,
    less: Number(to) < Number(from),
    changed: true,
  };
  return applies[warning.when] ? warning.sentence : undefined;
}

type NumberSetting = Extract<Setting, { kind: 'number' }>;

/**
 * What a typed number is saved as. A dollar sign and thousands' commas may be in it, further decimals are rounded
 * off; what is no number, or outside the limits, becomes the specified value.
 */
export function correctNumber({ min, max, decimals, otherwise }: NumberSetting, typed: string): number {
  const plain = plainNumber(typed);
  if (!/^-?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return otherwise;
  const number = Number(Number(plain).toFixed(decimals));
  return number >= min && number <= max ? number : otherwise;
}

/** Whether a typed number says the same as what it is saved as: "5", "5.00" and "$5" are all five. */
export const saysNumber = (typed: string, value: number): boolean => {
  const plain = plainNumber(typed);
  return plain !== '' && Number(plain) === value;
};

const plainNumber = (typed: string) =>
  typed
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(/,(?=\d{3}\b)/g, '');

export type SettingProblem = 'missing' | 'too_long' | 'email' | 'https' | 'public_host' | 'number' | 'time';

const longestUrl = 2_000;

/** What is wrong with a value that an admin wants to save; reading never asks. */
export function settingProblem(key: SettingKey, value: SettingValue): SettingProblem | undefined {
  const setting = settingOf(key);
  switch (setting.kind) {
    case 'number':
      return typeof value === 'number' && correctNumber(setting, String(value)) === value
        ? undefined
        : 'number';
    case 'switch':
      return typeof value === 'boolean' ? undefined : 'missing';
    case 'text':
    case 'mail':
      return textProblem(setting, value);
    case 'moment':
      return value === null || (typeof value === 'string' && isMoment(value)) ? undefined : 'time';
    case 'url':
      return urlProblem(setting, value);
  }
}

function textProblem(
  { kind, most }: { kind: 'text' | 'mail'; most: number },
  value: SettingValue,
): SettingProblem | undefined {
  if (typeof value !== 'string' || value.trim() === '') return 'missing';
  if (value.length > most) return 'too_long';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not get into the heads of e-mails
  if (/[\u0000-\u001f\u007f]/.test(value)) return 'missing';
  return kind === 'mail' && !isEmail(value) ? 'email' : undefined;
}

/** As an input of type email takes it, with a dot in the domain: mail that nobody gets helps nobody. */
const isEmail = (text: string): boolean =>
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+$/.test(text);

const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text));

function urlProblem(
  { optional, framed }: { optional: boolean; framed?: true },
  value: SettingValue,
): SettingProblem | undefined {
  if (value === null) return optional ? undefined : 'missing';
  if (typeof value !== 'string' || value === '') return 'missing';
  if (value.length > longestUrl) return 'too_long';
  if (URL.parse(value)?.protocol !== 'https:') return 'https';
  return framed && !isOnPublicHost(value) ? 'public_host' : undefined;
}
