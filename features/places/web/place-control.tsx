import { byName } from '#features/accounts/texts/country-names.ts';
import { useCoarsePointer } from '#platform/browser/use-coarse-pointer.ts';
import { Combobox } from '#ui/combobox.tsx';
import { Select } from '#ui/select.tsx';
import { usPlaces } from '../rules/us-places.ts';
import { apostilleTexts } from '../texts/apostille.ts';
import { envelopeNames } from '../texts/envelope-names.ts';
import { usPlaceAliases, usPlaceNames } from '../texts/us-places.ts';

interface PlaceControlProps {
  value: string;
  onChange: (place: string) => void;
}

/** One of the states and territories: a list to type into at a desk, the device's own list under a finger. */
export function PlaceControl({ value, onChange }: PlaceControlProps) {
  const { choose } = apostilleTexts.place;
  if (!useCoarsePointer())
    return <Combobox groups={placeChoices} value={value} onValueChange={onChange} placeholder={choose} />;
  return (
    <Select value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{choose}</option>
      {placeChoices.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.items.map((place) => (
            <option key={place.value} value={place.value}>
              {place.label}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

/** The capital and the territories are behind the fifty states. */
const territoriesFrom = usPlaces.indexOf('dc');

/** Found by its own name, the English one and two letters, too. */
const option = (place: (typeof usPlaces)[number]) => ({
  value: place,
  label: usPlaceNames[place],
  aliases: [place, envelopeNames[place], ...(usPlaceAliases[place] ?? [])],
});

const sorted = (places: typeof usPlaces | readonly (typeof usPlaces)[number][]) =>
  places.map(option).sort((a, b) => byName(a.label, b.label));

/** All places as a control shows them: the states in the order of the alphabet, then the others. */
export const placeChoices = [
  { label: apostilleTexts.place.states, items: sorted(usPlaces.slice(0, territoriesFrom)) },
  { label: apostilleTexts.place.territories, items: sorted(usPlaces.slice(territoriesFrom)) },
];
