import { countries } from './countries.ts';

/** How each country is shown, by the name that is stored. */
export const countryNames: Readonly<Record<string, string>> = Object.fromEntries(
  countries.map((name) => [name, name]),
);

/** Sorts names as a reader looks for them. */
export const byName = new Intl.Collator('en').compare;
