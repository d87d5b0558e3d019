import { useCoarsePointer } from '#platform/browser/use-coarse-pointer.ts';
import { Combobox } from '#ui/combobox.tsx';
import { Select } from '#ui/select.tsx';
import { profileTexts } from '../texts/profiles.ts';
import { countryChoices } from './country-choices.ts';

interface CountryControlProps {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** One of the countries: a list to type into at a desk, the device's own list under a finger. */
export function CountryControl({ value, onChange, onBlur }: CountryControlProps) {
  const touch = useCoarsePointer();
  if (!touch)
    return (
      <Combobox
        groups={countryChoices}
        value={value}
        onValueChange={onChange}
        onBlur={onBlur}
        placeholder={profileTexts.form.chooseCountry}
      />
    );
  return (
    <Select value={value} onChange={(event) => onChange(event.target.value)} onBlur={onBlur}>
      <option value="">{profileTexts.form.chooseCountry}</option>
      {countryChoices.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.items.map((country) => (
            <option key={country.value} value={country.value}>
              {country.label}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
