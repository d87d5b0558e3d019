import { expect, test } from 'vitest';
import { applicationAllowance } from './entitlements.ts';

test.each([
  [null, 3, 1, 'plan'],
  ['standard', 4, 3, 'plan'],
  // No plan gives more: nobody may be sent to a bigger one.
  [null, 1, 1, 'setting'],
  ['standard', 3, 3, 'setting'],
  ['standard', 2, 2, 'setting'],
  ['premium', 3, 3, 'setting'],
  ['premium', 40, 40, 'setting'],
  ['other', 9, 3, 'plan'],
] as const)(
  'plan %s with a setting of %i allows %i, limited by the %s',
  (plan, setting, allowed, limited_by) => {
    expect(applicationAllowance(plan, setting)).toEqual({ allowed, limited_by, most: setting });
  },
);
