import { expect, test } from 'vitest';
import { hasSocialSecurityNumber, pdfProblem } from './limits.ts';

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

test('a PDF of 10 MB is taken, one byte more and anything else is not', () => {
  const type = 'application/pdf';
  expect(pdfProblem({ type, size: 10 * 1024 * 1024 })).toBeUndefined();
  expect(pdfProblem({ type, size: 10 * 1024 * 1024 + 1 })).toBe('tooLarge');
  expect(pdfProblem({ type: 'image/png', size: 1 })).toBe('wrongType');
});
