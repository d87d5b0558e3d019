import { expect, test } from 'vitest';
import { fillIn, firstNameOf, unknownVariables, variablesLeft } from './canned-replies.ts';

const values = {
  first_name: 'Marisol',
  site_name: 'Rumo',
  support_email: 'help@example.com',
  link_dashboard: 'https://example.com/dashboard',
  link_documents: 'https://example.com/documents',
  link_guide: 'https://example.com/visa-process',
  link_support: 'https://example.com/support',
};

test('known variables are filled in, with or without space around the name', () => {
  expect(fillIn('Hello {{first_name}}, {{ first_name }}! See {{link_dashboard}}.', values)).toBe(
    'Hello Marisol, Marisol! See https://example.com/dashboard.',
  );
});

test('unknown ones are named once each, and stay to be seen', () => {
  const text = 'Hello {{firstname}} {{first_name}} {{firstname}} {{}} {{constructor}}';
  expect(unknownVariables(text)).toEqual(['firstname', '', 'constructor']);
  expect(fillIn(text, values)).toBe('Hello {{firstname}} Marisol {{firstname}} {{}} {{constructor}}');
  expect(variablesLeft('{{a}} and {{a}} and {b} and {{ c }}')).toEqual(['{{a}}', '{{ c }}']);
});

test('a text without braces is left alone', () => {
  expect(unknownVariables('Bring {two} copies.')).toEqual([]);
  expect(variablesLeft('{ "a": {} }')).toEqual([]);
});

test('somebody is called by the first of their names', () => {
  expect(firstNameOf(' Marisol  de la Cruz ', 'there')).toBe('Marisol');
  expect(firstNameOf(null, 'there')).toBe('there');
  expect(firstNameOf('  ', 'there')).toBe('there');
});
