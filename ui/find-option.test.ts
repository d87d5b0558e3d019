import { expect, test } from 'vitest';
import { matchesOption } from './find-option.ts';

const ivoryCoast = { value: 'CI', label: 'Côte d’Ivoire', aliases: ['Ivory Coast'] };
const bissau = { value: 'GW', label: 'Guinea-Bissau' };

test.each(['cote', 'Côte d’', "cote d'ivoire", 'COTE DIVOIRE', 'ivory', ' ivory  coast '])(
  '"%s" finds Côte d’Ivoire',
  (typed) => {
    expect(matchesOption(ivoryCoast, typed)).toBe(true);
  },
);

test('a hyphen and a space are the same', () => {
  expect(matchesOption(bissau, 'guinea bissau')).toBe(true);
});

test('other letters find nothing', () => {
  expect(matchesOption(ivoryCoast, 'gold')).toBe(false);
  expect(matchesOption(bissau, 'equatorial')).toBe(false);
});
