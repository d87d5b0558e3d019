import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Profile, ProfileInput } from './contract/profiles.ts';
import { type ProfileField, profileCompleteness, profileFields } from './rules.ts';
import type { profileTexts } from './texts/profiles.ts';

const filled = {
  full_name: 'Margaret Ellison',
  phone: '+1 617',
  nationality: 'Canada',
  current_location: 'Mexico',
};

test('what is sent, stored and labelled are the fields of the registry', () => {
  expectTypeOf<keyof ProfileInput>().toEqualTypeOf<ProfileField>();
  expectTypeOf<keyof typeof profileTexts.form.labels>().toEqualTypeOf<ProfileField>();
  expectTypeOf<Pick<Profile, ProfileField>>().toEqualTypeOf<Record<ProfileField, string | null>>();
});

describe('profile completeness', () => {
  test('counts four fields in quarters', () => {
    expect(profileCompleteness(null)).toEqual({ percentage: 0, missing: [...profileFields] });
    expect(profileCompleteness({ full_name: 'Margaret Ellison' }).percentage).toBe(25);
    expect(profileCompleteness({ ...filled, phone: null })).toEqual({ percentage: 75, missing: ['phone'] });
    expect(profileCompleteness(filled)).toEqual({ percentage: 100, missing: [] });
  });

  test('takes blanks for missing', () => {
    expect(profileCompleteness({ ...filled, nationality: ' \t\n ' }).missing).toEqual(['nationality']);
  });

  test('is 100 exactly when nothing is missing, and never falls when a field is added', () => {
    const value = fc.option(fc.oneof(fc.string(), fc.constantFrom('', ' ', '  \n')), { nil: null });
    const profile = fc.record({
      full_name: value,
      phone: value,
      nationality: value,
      current_location: value,
    });
    fc.assert(
      fc.property(profile, fc.constantFrom(...profileFields), (before, field) => {
        const result = profileCompleteness(before);
        expect(result.percentage === 100).toBe(result.missing.length === 0);
        expect(result.percentage).toBe(100 - 25 * result.missing.length);
        const after = profileCompleteness({ ...before, [field]: 'something' });
        expect(after.percentage).toBeGreaterThanOrEqual(result.percentage);
        expect(after.missing).not.toContain(field);
      }),
    );
  });
});
