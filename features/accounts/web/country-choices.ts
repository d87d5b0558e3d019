import { commonCountries, countries, countryAliases } from '../texts/countries.ts';
import { byName, countryNames } from '../texts/country-names.ts';
import { profileTexts } from '../texts/profiles.ts';

/** What is stored is the English name, in every language; it is found by that name, too. */
const option = (name: string) => ({
  value: name,
  label: countryNames[name] ?? name,
  aliases: [name, ...(countryAliases[name] ?? [])],
});

/** The list of countries as a control shows it: the common four apart, then the alphabet. */
export const countryChoices = [
  { label: profileTexts.form.common, items: commonCountries.map(option) },
  {
    label: profileTexts.form.allCountries,
    items: countries
      .slice(commonCountries.length)
      .map(option)
      .sort((a, b) => byName(a.label, b.label)),
  },
];
