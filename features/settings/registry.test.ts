import { expect, expectTypeOf, test } from 'vitest';
import { type Settings, settings } from './contract.ts';
import { registry, type SettingKey, settingKeys, settingOf } from './registry.ts';
import { correctNumber, settingProblem } from './rules.ts';

test('without any row every setting has its default, and an admin could save it', () => {
  const { allowed_file_types: _, ...defaults } = settings.parse({});
  expect(defaults).toEqual(Object.fromEntries(settingKeys.map((key) => [key, settingOf(key).default])));
  for (const key of settingKeys) expect(settingProblem(key, defaults[key]), key).toBeUndefined();
});

test('a new entry has a schema without a line elsewhere', () => {
  expectTypeOf<keyof Settings>().toEqualTypeOf<SettingKey | 'allowed_file_types'>();
});

test('what replaces an entry that is no number can be saved', () => {
  for (const [key, setting] of Object.entries(registry))
    if (setting.kind === 'number')
      expect(settingProblem(key as keyof typeof registry, correctNumber(setting, 'none'))).toBeUndefined();
});
