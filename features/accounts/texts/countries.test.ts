import { describe, expect, test } from 'vitest';
import { countries, countryAliases } from './countries.ts';

describe('the list of countries', () => {
  test('begins with the four common ones, then runs by the alphabet from Afghanistan to Zimbabwe', () => {
    expect(countries.slice(0, 4)).toEqual(['United States', 'Canada', 'Mexico', 'Portugal']);
    const rest = countries.slice(4);
    expect(rest.at(0)).toBe('Afghanistan');
    expect(rest.at(-1)).toBe('Zimbabwe');
    expect(rest).toEqual([...rest].sort((a, b) => a.localeCompare(b, 'en')));
  });

  test('has about 195 names, each once, spelt as specified', () => {
    expect(new Set(countries).size).toBe(countries.length);
    expect(Math.abs(countries.length - 195)).toBeLessThanOrEqual(2);
    expect(countries).toEqual(
      expect.arrayContaining([
        'Palestine',
        'Taiwan',
        "Côte d'Ivoire",
        'Eswatini (Swaziland)',
        'Myanmar (Burma)',
        'Congo (Democratic Republic of the)',
        'Congo (Republic of the)',
      ]),
    );
    expect(countries).not.toContain('Kosovo');
  });

  test('knows other names only of countries that are on it', () => {
    expect(Object.keys(countryAliases).filter((name) => !countries.includes(name))).toEqual([]);
  });
});
