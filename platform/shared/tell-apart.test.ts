import { expect, test } from 'vitest';
import { tellApart } from './tell-apart.ts';

test.each([
  ['one spouse needs no name', [[''], ['spouse', 'Paul', 'Paul Ellison']], ['', 'spouse']],
  [
    'two children go by their first names',
    [
      ['child', 'June', 'June Ellison'],
      ['child', 'Max', 'Max Ellison'],
    ],
    ['June', 'Max'],
  ],
  [
    'and by their whole names where the first ones are the same',
    [
      ['child', 'Ana', 'Ana Maria'],
      ['child', 'Ana', 'Ana Luisa'],
    ],
    ['Ana Maria', 'Ana Luisa'],
  ],
  [
    'who cannot be told apart keeps the whole name',
    [
      ['child', 'Ana'],
      ['child', 'Ana'],
    ],
    ['Ana', 'Ana'],
  ],
])('%s', (_what, choices, expected) => {
  expect(tellApart(choices)).toEqual(expected);
});
