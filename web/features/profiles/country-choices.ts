import { commonCountries, countries, countryAliases } from '#domain/texts/countries.ts';
import { countryNames } from '#domain/texts/country-names.ts';
import { profileTexts } from '#domain/texts/profiles.ts';

const option = (name: string) => ({
  value: name,
  label: countryNames[name] ?? name,
  aliases: countryAliases[name] ?? [],
});

/** The list of countries as a control shows it: the common four apart, then the alphabet. */
export const countryChoices = [
  { label: profileTexts.form.common, items: commonCountries.map(option) },
  { label: profileTexts.form.allCountries, items: countries.slice(commonCountries.length).map(option) },
];
