import { expect, test } from 'vitest';
import { fillIn, firstNameOf, insertReply, unknownVariables, variablesLeft } from './canned-replies.ts';

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

const canned = 'Hello Ruth,\n\nwe look at it within two days.\n\nThe team';
const bare = 'We look at it within two days.\n\nThe team';
const at = (written: string, place = written.length, reply = canned) =>
  insertReply(written, [place, place], reply);

test('in an empty box a canned reply stands whole, and the cursor behind it', () => {
  expect(at('')).toEqual({ text: canned, cursor: canned.length });
  expect(at(' \n ')).toEqual({ text: canned, cursor: canned.length });
});

test('what was greeted already is not greeted again', () => {
  expect(at('Hello Ruth, thank you.').text).toBe(`Hello Ruth, thank you.\n\n${bare}`);
  expect(at('Thank you.').text).toBe(`Thank you.\n\n${bare}`);
  expect(at(canned).text).toBe(`${canned}\n\n${bare}`);
  for (const reply of [
    'Good morning!\nwe look.',
    'Dear Ruth Abernathy: we look.',
    'Hi\n\nwe look.',
    'Olá Ruth. we look.',
  ])
    expect(at('Thank you.', 10, reply).text).toBe('Thank you.\n\nWe look.');
});

test('only a greeting is taken away', () => {
  for (const reply of [
    'High fees are normal.',
    'Dear is what it costs you, and late.',
    'We look. Hello Ruth, again.',
  ])
    expect(at('Thank you.', 10, reply).text).toBe(`Thank you.\n\n${reply}`);
});

test('it comes at the cursor, in place of what is selected, and never above the greeting', () => {
  const written = 'Hello Ruth,\n\nthank you.\n\nTiago';
  expect(at(written, written.indexOf('Tiago'))).toEqual({
    text: `Hello Ruth,\n\nthank you.\n\n${bare}\n\nTiago`,
    cursor: written.indexOf('Tiago') + bare.length,
  });
  expect(at(written, 0).text).toBe(`Hello Ruth,\n\n${bare}\n\nthank you.\n\nTiago`);
  const from = written.indexOf('thank you.');
  expect(insertReply(written, [from, from + 10], canned).text).toBe(`Hello Ruth,\n\n${bare}\n\nTiago`);
  expect(insertReply(written, [0, written.length], canned).text).toBe(`Hello Ruth,\n\n${bare}`);
});
