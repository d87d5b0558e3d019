import { expect, test } from 'vitest';
import { registry } from './registry.ts';
import { correctNumber, saysNumber, settingProblem, warningOf } from './rules.ts';

test.each([
  ['application_fee', '25', 25],
  ['application_fee', '$1,250.50', 1250.5],
  ['application_fee', '12.345', 12.35],
  ['application_fee', 'abc', 0],
  ['application_fee', '-5', 0],
  ['application_fee', '', 0],
  ['max_applications_per_user', '0', 1],
  ['max_applications_per_user', 'three', 1],
  ['max_applications_per_user', '4', 4],
  ['max_file_size', 'abc', 10],
  ['max_file_size', '0', 10],
  ['max_file_size', '101', 10],
  ['max_file_size', '100', 100],
  ['max_file_size', '1e1', 10],
] as const)('%s: what is typed as "%s" becomes %s', (key, typed, value) => {
  expect(correctNumber(registry[key], typed)).toBe(value);
});

test('a number that is only written in another way was not corrected', () => {
  expect(saysNumber('$5.00', 5)).toBe(true);
  expect(saysNumber('', 0)).toBe(false);
  expect(saysNumber('12.345', 12.35)).toBe(false);
});

test.each([
  ['support_email', 'help@example.com', undefined],
  ['support_email', 'help@example', 'email'],
  ['support_email', 'a b@example.com', 'email'],
  ['site_name', '  ', 'missing'],
  ['site_name', 'a'.repeat(101), 'too_long'],
  ['site_name', 'Visa\r\nBcc: x', 'missing'],
  ['max_file_size', 101, 'number'],
  ['max_file_size', '10', 'number'],
  ['application_fee', 0.005, 'number'],
  ['consultation_url', null, undefined],
  ['nif_portal_url', null, 'missing'],
  ['nif_portal_url', 'https://www.portaldasfinancas.gov.pt/', undefined],
  ['nif_portal_url', 'https://*.gov.pt/', 'public_host'],
  ['nif_portal_url', 'https://127.0.0.1/', 'public_host'],
  ['nif_portal_url', 'https://2130706433/', 'public_host'],
  ['nif_portal_url', 'https://0x7f.1/', 'public_host'],
  ['nif_portal_url', 'https://10.0.0.1/', 'public_host'],
  ['nif_portal_url', 'https://[::1]/', 'public_host'],
  ['nif_portal_url', 'https://localhost/', 'public_host'],
  ['nif_portal_url', 'https://intranet/', 'public_host'],
  ['nif_portal_url', 'https://nas.local/', 'public_host'],
  ['nif_portal_url', 'https://a.localhost/', 'public_host'],
  ['nif_portal_url', 'https://a.internal./', 'public_host'],
  ['official_portal_url', 'javascript:alert(1)', 'https'],
  ['official_portal_url', 'http://example.com', 'https'],
  ['maintenance_mode', 'true', 'missing'],
  ['maintenance_until', 'tomorrow', 'time'],
  ['maintenance_until', '2027-03-14T10:00:00.000Z', undefined],
] as const)('%s: %j is %s', (key, value, problem) => {
  expect(settingProblem(key, value)).toBe(problem);
});

test.each([
  ['maintenance_mode', false, true, true],
  ['maintenance_mode', true, false, false],
  ['allow_registrations', true, false, true],
  ['allow_registrations', false, true, false],
  ['max_file_size', 20, 10, true],
  ['max_file_size', 10, 20, false],
  ['nif_portal_url', 'https://a.example.com/', 'https://b.example.com/', true],
  ['nif_portal_url', 'https://a.example.com/', 'https://a.example.com/', false],
  ['site_name', 'Rumo', 'Rumo!', false],
] as const)('%s from %j to %j is asked about first: %j', (key, from, to, asked) => {
  expect(warningOf(key, from, to) !== undefined).toBe(asked);
});
