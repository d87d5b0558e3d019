import { expect, test } from 'vitest';
import { hasSocialSecurityNumber } from './limits.ts';

test.each(['123-45-6789', 'mine is 123 45 6789, thanks', 'SSN: 123456789', 'ssn is 123456789'])(
  '%s looks like a Social Security number',
  (text) => expect(hasSocialSecurityNumber(text)).toBe(true),
);

test.each([
  '12,345.67',
  '2026-01-13',
  '+351 912 345 678',
  '123456789',
  '000-12-3456',
  '123-45-67890',
  'IBAN PT50 0002 0123',
])('%s does not', (text) => expect(hasSocialSecurityNumber(text)).toBe(false));
