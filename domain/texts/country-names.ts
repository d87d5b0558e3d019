import { countries } from './countries.ts';

/** How each country is shown, by the name that is stored. */
export const countryNames: Readonly<Record<string, string>> = Object.fromEntries(
  countries.map((name) => [name, name]),
);
