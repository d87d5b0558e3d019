import { expect, test } from 'vitest';
import { shortName } from './format.ts';

test.each([
  ['Ana Ribeiro', 'Ana R.'],
  ['  Maria do Carmo  Évora ', 'Maria É.'],
  ['Tiago', 'Tiago'],
  ['ana@example.com', 'ana@example.com'],
  ['', ''],
])('%j is shown as %j', (name, shown) => {
  expect(shortName(name)).toBe(shown);
});
